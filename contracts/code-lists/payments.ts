import { type CodeOf, codeList } from './code-list.ts'

/** The statuses of a payment order. The payslips of a cancelled one may be paid by another. */
export const paymentStatuses = codeList({ CREATED: 'Skapad', PAID: 'Utbetald', CANCELLED: 'Avbruten' })

/** The versions of customer credit transfer initiation (pain.001.001) that files are written in. */
export const painVersions = codeList({ '03': 'pain.001.001.03', '09': 'pain.001.001.09' }, 'as given')
export type PainVersion = CodeOf<typeof painVersions>

/**
 * The states of an advance on pay: registered, ordered of the bank, paid, and wholly deducted by
 * later payslips.
 */
export const advanceStatuses = codeList({
  REGISTERED: 'Registrerad',
  ORDERED: 'Beordrad',
  PAID: 'Utbetald',
  SETTLED: 'Avräknad',
})
export type AdvanceStatus = CodeOf<typeof advanceStatuses>
