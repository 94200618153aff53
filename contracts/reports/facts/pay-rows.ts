import { codeList } from '../../code-lists/code-list.ts'
import { payslipStatuses } from '../../code-lists/payslips.ts'
import type { FactKind } from '../columns.ts'
import { dayOf, oneOf, type ReportFilters, someOf } from '../filters.ts'

/** By what a row belongs to a period: its pay day, or the first day that it concerns. */
const bases = codeList({ UTBETALD: 'Utbetald period', AVSER: 'Avser period' }, 'as given')

/** The code of a payslip that is only created, whose own is empty. */
export const created = 'Skapad'

const { label } = payslipStatuses
const states = codeList(
  {
    [created]: label(''),
    Klarmarkerad: label('Klarmarkerad'),
    Attesterad: label('Attesterad'),
    Utskriven: label('Utskriven'),
    Utbetald: label('Utbetald'),
    Backad: label('Backad'),
  },
  'as given',
)

/**
 * The rows of payslips. A payslip that is taken back has a state of its own, as has the one that
 * takes it back: together they are nothing, and both are left out unless they are chosen.
 */
export const payRows = {
  name: 'payRows',
  fields: {
    LonArtNr: 'text',
    Text: 'text',
    LonTyp: 'text',
    Enhet: 'text',
    AnstNr: 'text',
    Antal: 'quantity',
    Belopp: 'amount',
  } satisfies Readonly<Record<string, FactKind>>,
  filters: {
    Grund: oneOf('Period', bases, 'UTBETALD'),
    From: dayOf('Från', 'first'),
    Tom: dayOf('Till', 'last'),
    Status: someOf('Status', states, ['Utskriven', 'Utbetald']),
  } satisfies ReportFilters,
} as const
