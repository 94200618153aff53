import { codeList } from './code-list.ts'

/**
 * The tax types (second document §3.5), which decide how tax is deducted from a person's pay
 * (Skatteförfarandelagen 11 and 12 kap.). SINK (lag 1991:586 om särskild inkomstskatt för utomlands
 * bosatta, 7 §) is 25 % from 2018 and 22.5 % from 2026; the code stays the same. A-SINK: lag
 * 1991:591, 8 §.
 */
export const taxTypes = codeList(
  {
    HUV: 'Huvudinkomst, enligt skattetabell',
    EXT: 'Sidoinkomst, 30 %',
    TMP: 'Korttidsarbete, 30 %',
    STU: 'Studerande, 0 %',
    JUR: 'Juridisk person utan F-skatt, 30 %',
    FTG: 'Uppdragstagare med F-skatt, 0 %',
    S25: { '2018-01-01': 'SINK, 25 %', '2026-01-01': 'SINK, 22,5 %' },
    A15: 'A-SINK, 15 %',
    LOK: 'Lokalanställd, 0 %',
    '???': 'Okänd skattestatus, skattetabell plus 10 %',
    NEJ: 'Inget skatteavdrag, 0 %',
  },
  'as given',
)

/**
 * The tax bases (second document §3.5), which decide how tax is deducted from the amounts of a pay
 * type.
 */
export const taxBases = codeList(
  {
    SG: 'Skattegrundande',
    ES: 'Engångsskatt',
    KS: 'Kapitalskatt',
    SF: 'Skattefri',
  },
  'as given',
)

/** The types of employer contributions (second document §3.5), word for word. */
export const employerContributionTypes = codeList({
  '99': 'Svenska arbetsgivaravgifter',
  '69': 'Utsänd personal',
  '65': 'Ej fast driftställe i Sverige',
  '00': 'Fri från avgift',
})

/**
 * The kinds of start-up support, växa-stöd (company fields FirstAnstTypN), by the box of the
 * employer's declaration. Other rules apply to persons employed from 1 May 2024 on (lag 2016:1053).
 */
export const startUpSupports = codeList(
  { '062': 'Växa-stöd, anställd före 1 maj 2024', '063': 'Växa-stöd, anställd efter 30 april 2024' },
  'by code',
)

/**
 * The general tax tables for monthly pay (Skatteverket, SKV 403), by the municipal tax rate. Table
 * 32 is the most common (company field SkattTab).
 */
export const taxTables = codeList(
  {
    29: 'Tabell 29',
    30: 'Tabell 30',
    31: 'Tabell 31',
    32: 'Tabell 32',
    33: 'Tabell 33',
    34: 'Tabell 34',
    35: 'Tabell 35',
    36: 'Tabell 36',
    37: 'Tabell 37',
    38: 'Tabell 38',
    39: 'Tabell 39',
    40: 'Tabell 40',
    41: 'Tabell 41',
    42: 'Tabell 42',
  },
  'by code',
)
