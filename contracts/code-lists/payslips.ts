import { codeList } from './code-list.ts'

/**
 * The forms that payslips are printed on (company field PrintoutPayslipBlankett; second document
 * §3.1).
 */
export const payslipForms = codeList({ standard: 'Standard', logotyp: 'Med logotyp' }, 'as given')

/**
 * The sort orders of payslips, payments and check lists (company fields Printout…Sort, AnstNr by
 * default).
 */
export const payslipOrders = codeList(
  { AnstNr: 'Anställningsnummer', Namn: 'Namn', Avdelning: 'Avdelning' },
  'as given',
)

/** The sort keys of a payslip's rows (company field PrintoutPayslipLonRadSort). */
export const payslipRowOrders = codeList({ SortKod: 'Sorteringskod', LonArtNr: 'Löneart', Datum: 'Datum' }, 'as given')
/**
 * The ways of comparing the sort keys of a payslip's rows (company field
 * PrintoutPayslipLonRadSortType).
 */
export const sortTypes = codeList({ alpha: 'Som text', numeric: 'Som tal' }, 'as given')

/** The statuses of a payslip. The first one whose flag is set applies (second document §3.5). */
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
 * The selections of payslips by delivery method (employee filter, DigitalPayslipFilter; the codes
 * are ours).
 */
export const digitalPayslipFilters = codeList(
  { ALL: 'Alla', DIGITAL: 'Digitala lönebesked', PAPER: 'Lönebesked på papper' },
  'as given',
)
