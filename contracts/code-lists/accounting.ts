import { codeList } from './code-list.ts'

/**
 * The file formats for the export of vouchers (company field BokfProg, at most 4 characters). SIE
 * type 4 (SIE-gruppen, SIE filformat 4B) is read by every Swedish accounting program. Text and
 * Excel files are for people and for programs of the company's own. SE1P and SFSP require a
 * BokfFtgId (second document §5.2).
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
 * The formats that are not written: no description of them was to be had. A company may have one
 * from before, and is told so.
 */
export const unwrittenExports: ReadonlySet<string> = new Set(['SE1P', 'SFSP'])

/**
 * The posting dates of wages and taxes (company fields BokfdatLon, U by default, and BokfdatSkatt,
 * L by default).
 */
export const postingDates = codeList({ U: 'Utbetalningsdagen', L: 'Löneperiodens sista dag' })

/** The statuses of a voucher. A sent one is in the books, and is taken back by another. */
export const voucherStatuses = codeList({ CREATED: 'Skapad', SENT: 'Skickad', REVERSED: 'Återförd' })

/** How far the posting of a salary period has come. */
export const voucherPeriodStatuses = codeList({
  EMPTY: 'Inga lönebesked',
  WAITING: 'Väntar på lönekörningen',
  READY: 'Att bokföra',
  CREATED: 'Att skicka',
  SENT: 'Skickad',
})
