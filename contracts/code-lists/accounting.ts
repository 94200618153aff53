import { codeList } from './code-list.ts'

/**
 * What vouchers are exported as (company field BokfProg, at most 4 characters): SIE of type 4
 * (SIE-gruppen, SIE filformat 4B), which every Swedish accounting program reads, files to be read
 * by a person or a program of one's own, and the two that demand a BokfFtgId (second document
 * §5.2).
 */
export const accountingExports = codeList({
  SIE4: 'SIE typ 4, verifikationer',
  SIE5: 'SIE 5, XML',
  CSV: 'Textfil med avgränsare',
  XLSX: 'Excel',
  SE1P: 'SE1P, med företags-id',
  SFSP: 'SFSP, med företags-id',
  '': 'Ingen export',
})

/**
 * The day that wages and taxes are posted on (company fields BokfdatLon, U by default, and
 * BokfdatSkatt, L by default).
 */
export const postingDates = codeList({ U: 'Utbetalningsdagen', L: 'Löneperiodens sista dag' })
