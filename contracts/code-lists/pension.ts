import { codeList } from './code-list.ts'

/** The ITP choices (second document §3.5), by the share that is withdrawn. */
export const itpChoices = codeList({ '75%': '75 %', '50%': '50 %', '25%': '25 %', '0%': '0 %' }, 'as given')

/**
 * The occupational pensions of the collective agreements, administered by Collectum, Fora, KP
 * Pension and Pensionsvalet (KPA).
 */
export const pensionPlans = codeList({
  ITP1: 'ITP 1',
  ITP2: 'ITP 2',
  SAFLO: 'Avtalspension SAF-LO',
  KTP1: 'KTP 1',
  KTP2: 'KTP 2',
  GTP: 'Gemensam tjänstepension (GTP)',
  KAPKL: 'AKAP-KR och KAP-KL',
  INDIV: 'Individuell tjänstepension',
  INGEN: 'Ingen tjänstepension',
})

/** The occupational pension of workers under an agreement (AmfTyp). The codes are ours. */
export const workerPensions = codeList({
  SAFLO: 'Avtalspension SAF-LO',
  KOMMUN: 'Kommunal pension',
  TJM: 'Tjänstemän utan avtalspension SAF-LO',
  INGEN: 'Ingen avtalspension hos Fora',
})

/**
 * How the wages of an agreement are reported to Fora (facts: every month from 2024; white-collar
 * staff and the municipal sector once a year). The codes are ours.
 */
export const foraReports = codeList({ MAN: 'Varje månad', AR: 'En gång om året', INGEN: 'Rapporteras inte' })

/** The municipal pension agreements, by what a report to a pension manager names. */
export const kpPlans = codeList({
  AKAPKR: 'AKAP-KR',
  AKAPKL: 'AKAP-KL',
  KAPKL: 'KAP-KL',
  PFA: 'PFA',
})
