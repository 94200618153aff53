import { type SQL, sql } from 'drizzle-orm'
import { refusalOf } from '#contracts/life/life.ts'
import { type Attest, attestIn } from '#contracts/payroll/run/attest.ts'
import {
  isApproved,
  type PayslipEvent,
  type PayslipLife,
  type PayslipState,
  payslipLife,
  payslipState,
} from '#contracts/payroll/run/payslip-life.ts'
import { mayBeDone, type StateConditions, statusCode } from '../../platform/database/life-conditions.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { settingsFor } from '../../settings/company-settings.ts'
import { payslip } from '../../tables/schema.ts'
import { isOrdered } from '../payments/is-ordered.ts'

type Times = Readonly<Record<'readyAt' | 'attestedAt' | 'reversedAt' | 'printedAt' | 'paidAt', Date | null>>

/** Returns the flags of a payslip, by which payslip-life.ts gives its status. */
export const flagsOf = ({ readyAt, attestedAt, reversedAt, printedAt, paidAt }: Times) => ({
  Klarmarkerad: readyAt !== null,
  Attesterad: attestedAt !== null,
  Utskriven: printedAt !== null,
  Utbetald: paidAt !== null,
  Backad: reversedAt !== null,
})

const { readyAt, attestedAt, reversedAt, printedAt, publishedAt, paidAt, corrects } = payslip
/** The columns of a payslip that say where it stands. */
export const stateColumns = { readyAt, attestedAt, reversedAt, printedAt, publishedAt, paidAt, corrects }

type Stored = Pick<typeof payslip.$inferSelect, keyof typeof stateColumns>

const attested = {
  none: sql`false`,
  optional: sql`${attestedAt} is not null`,
  required: sql`${attestedAt} is not null`,
}

/**
 * Returns the condition of each state of a payslip of the query. Whether its period is locked is
 * asked by itself: `openPeriod`.
 */
export const payslipConditions = (attest: Attest): Omit<Required<StateConditions<PayslipLife>>, 'period'> => ({
  standing: { counts: sql`${reversedAt} is null`, takenBack: sql`${reversedAt} is not null` },
  origin: { run: sql`${corrects} is null`, correction: sql`${corrects} is not null` },
  payment: {
    unpaid: sql`${paidAt} is null and not ${isOrdered}`,
    ordered: sql`${paidAt} is null and ${isOrdered}`,
    paid: sql`${paidAt} is not null`,
  },
  publication: { unpublished: sql`${publishedAt} is null`, published: sql`${publishedAt} is not null` },
  paper: { unprinted: sql`${printedAt} is null`, printed: sql`${printedAt} is not null` },
  approval: {
    created: sql`${readyAt} is null`,
    ready: sql`${readyAt} is not null and not ${attested[attest]}`,
    attested: sql`${readyAt} is not null and ${attested[attest]}`,
  },
})

/** The condition of the payslips of a query that an action may be done with, in an open period. */
export const payslipsFor = (action: PayslipEvent, attest: Attest): SQL =>
  mayBeDone(payslipLife(attest), payslipConditions(attest), action)

/** The condition of the payslips of a query that are approved. */
export const approvedPayslips = (attest: Attest): SQL =>
  mayBeDone(payslipLife(attest), { approval: payslipConditions(attest).approval }, 'paid')

/** Returns the code of a payslip's status as the database derives it. */
export const payslipStatusCode = (attest: Attest): SQL<string> =>
  statusCode(payslipLife(attest), payslipConditions(attest))

/** What is known of a payslip beside its columns. */
interface Beside {
  /** True while a payment order that is not cancelled pays it. */
  readonly isOrdered: boolean
  readonly isLocked: boolean
}

/** Returns where a stored payslip stands. */
export const stateOf = (slip: Stored & Beside, attest: Attest): PayslipState =>
  payslipState(
    {
      isReady: slip.readyAt !== null,
      isAttested: slip.attestedAt !== null,
      isPrinted: slip.printedAt !== null,
      isPublished: slip.publishedAt !== null,
      isPaid: slip.paidAt !== null,
      isTakenBack: slip.reversedAt !== null,
      isCorrection: slip.corrects !== null,
      isOrdered: slip.isOrdered,
      isLocked: slip.isLocked,
    },
    attest,
  )

/** Returns why a payslip of an open period is not calculated, or typed on, or undefined. */
export const unchangeable = (slip: Stored, action: 'calculate' | 'change'): string | undefined =>
  refusalOf(payslipLife('none'), stateOf({ ...slip, isOrdered: false, isLocked: false }, 'none'), action)

/** True for a payslip that is ready, and attested where the company demands it. */
export const isFinal = (
  { readyAt: ready, attestedAt: attested }: Pick<Times, 'readyAt' | 'attestedAt'>,
  attest: Attest,
): boolean => isApproved({ approval: ready === null ? 'created' : attested === null ? 'ready' : 'attested' }, attest)

/** Returns whether the transaction's company attests payslips, and whether it demands it. */
export const attestOf = async (tx: Transaction): Promise<Attest> =>
  attestIn(await settingsFor(tx, ['UseAttestWebLonHuv', 'RequireAttestWebLonHuv']))

/** True when the company attests payslips. */
export const usesAttestOf = async (tx: Transaction): Promise<boolean> => (await attestOf(tx)) !== 'none'

/** True when only attested payslips are paid, published and printed as final. */
export const requiresAttestOf = async (tx: Transaction): Promise<boolean> => (await attestOf(tx)) === 'required'
