import { codeList } from './code-list.ts'

/**
 * The form that payslips are printed on (company field PrintoutPayslipBlankett; second document
 * §3.1).
 */
export const payslipForms = codeList({ standard: 'Standard', logotyp: 'Med logotyp' }, 'as given')

/**
 * What payslips, payments and check lists are sorted by (company fields Printout…Sort, AnstNr by
 * default).
 */
export const payslipOrders = codeList(
  { AnstNr: 'Anställningsnummer', Namn: 'Namn', Avdelning: 'Avdelning' },
  'as given',
)

/** What the rows of a payslip are sorted by, and how (PrintoutPayslipLonRadSort, …SortType). */
export const payslipRowOrders = codeList({ SortKod: 'Sorteringskod', LonArtNr: 'Löneart', Datum: 'Datum' }, 'as given')
export const sortTypes = codeList({ alpha: 'Som text', numeric: 'Som tal' }, 'as given')

/** What has happened to a payslip (first document §3). */
interface PayslipFlags {
  readonly Klarmarkerad: boolean
  readonly Attesterad: boolean
  readonly Backad: boolean
  readonly Utskriven: boolean
  readonly Utbetald: boolean
}

/** The status texts of a payslip; the first whose flag is set is shown (second document §3.5). */
export const payslipStatuses = codeList(
  {
    Backad: 'Återförd',
    Utbetald: 'Utbetald',
    Utskriven: 'Utskriven',
    Attesterad: 'Attesterad',
    Klarmarkerad: 'Klarmarkerad',
    '': 'Skapad',
  },
  'as given',
)

/**
 * @param usesAttest whether the company uses attest of payslips; otherwise that flag says nothing
 */
export function payslipStatus(flags: PayslipFlags, usesAttest: boolean): string {
  const set = payslipStatuses.codes.find(code => code === '' || (flags[code] && (code !== 'Attesterad' || usesAttest)))
  return payslipStatuses.label(set ?? '')
}

/**
 * Whose payslips a list is of, by how they are delivered (employee filter, DigitalPayslipFilter;
 * the codes are ours).
 */
export const digitalPayslipFilters = codeList(
  { ALL: 'Alla', DIGITAL: 'Digitala lönebesked', PAPER: 'Lönebesked på papper' },
  'as given',
)
