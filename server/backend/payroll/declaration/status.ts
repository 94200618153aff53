import { type IsoDate, isoDate } from '#contracts/rules/date.ts'
import { inForce } from '../../engine/law.ts'
import type { Law } from '../../engine/law-rules.ts'
import type { Period } from './declaration.ts'

/** Employers with a VAT base above 40 million kronor are large: they declare later. */
export type EmployerSize = 'ordinary' | 'large'

/** The last days to declare a period, and to pay what is declared. */
export interface DueDates {
  readonly declare: IsoDate
  readonly pay: IsoDate
}

const nextBankDay = (date: IsoDate, isBankDay: (date: IsoDate) => boolean): IsoDate => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return isBankDay(date) ? date : nextBankDay(isoDate(year, month, day + 1), isBankDay)
}

/**
 * Returns the due dates of a period: days of the next month, moved forward to a bank day.
 *
 * @throws MissingRule when the days of the period are not entered
 */
export function dueDates(
  law: Law,
  period: Period,
  size: EmployerSize,
  isBankDay: (date: IsoDate) => boolean,
): DueDates {
  const days = inForce(law.declarationDueDates, `${period}-01`).value
  const [year = 0, month = 0] = period.split('-').map(Number)
  const dueMonth = (month % 12) + 1
  const on = ({ day, differing }: (typeof days)['ordinary']) =>
    nextBankDay(isoDate(year, month + 1, differing[dueMonth] ?? day), isBankDay)
  return size === 'large'
    ? { declare: on(days.large), pay: on(days.largePayment) }
    : { declare: on(days.ordinary), pay: on(days.ordinary) }
}

/** What has happened to the declaration of a period, the earliest first. */
export interface DeclarationEvent {
  /**
   * The file was fetched; it was sent to Skatteverket, where somebody has to sign; Skatteverket
   * refused it; a draft was taken back; or Skatteverket's receipt came, after the signature.
   */
  readonly kind: 'exported' | 'sent' | 'refused' | 'removed' | 'receipt'
  readonly at: string
  /** Of what was declared, or empty when it is not known. */
  readonly hash: string
}

export type DeclarationState = 'not sent' | 'exported' | 'sent' | 'refused' | 'receipt' | 'corrected'

/** Where the declaration of a period stands. */
export interface DeclarationStatus {
  readonly state: DeclarationState
  /** In Swedish. */
  readonly text: string
  /** True when what was declared differs from the payslips, so that a correction is to be sent. */
  readonly needsCorrection: boolean
  /** True when the due date has passed without a receipt. */
  readonly isLate: boolean
}

const texts: Readonly<Record<DeclarationState, string>> = {
  'not sent': 'Inte skickad',
  exported: 'Exporterad',
  sent: 'Skickad, väntar på underskrift',
  refused: 'Avvisad av Skatteverket',
  receipt: 'Inlämnad',
  corrected: 'Rättad',
}

/**
 * Returns the events without files that say the same as Skatteverket has: they are copies, and
 * nothing to hand in.
 */
function withoutCopies(events: readonly DeclarationEvent[]): readonly DeclarationEvent[] {
  let handedIn = ''
  return events.filter(({ kind, hash }) => {
    if (kind === 'exported') return hash === '' || hash !== handedIn
    // A receipt is of what was sent before it, and a file that was handed in elsewhere has its own.
    handedIn = kind === 'sent' || kind === 'receipt' ? hash || handedIn : ''
    return true
  })
}

/**
 * Returns the status of a period. A receipt makes it filed, and each later one corrected. What was
 * sent after a receipt is a correction under way.
 *
 * @param isAsDeclared true when a correction would have nothing to send
 */
export function declarationStatus(
  all: readonly DeclarationEvent[],
  { due, today, isAsDeclared }: { due: IsoDate; today: IsoDate; isAsDeclared: boolean },
): DeclarationStatus {
  const events = withoutCopies(all)
  const receipts = events.filter(({ kind }) => kind === 'receipt').length
  const filed: DeclarationState = receipts === 0 ? 'not sent' : receipts === 1 ? 'receipt' : 'corrected'
  const last = events.at(-1)?.kind
  const state = last === undefined || last === 'removed' || last === 'receipt' ? filed : last
  const isCorrection = receipts > 0 && state !== filed
  return {
    state,
    text: isCorrection ? `Rättelse: ${texts[state].toLowerCase()}` : texts[state],
    needsCorrection: events.length > 0 && state !== 'not sent' && !isAsDeclared,
    isLate: receipts === 0 && today > due,
  }
}
