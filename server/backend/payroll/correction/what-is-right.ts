import { errors } from '#contracts/errors.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { monthOf } from '../../engine/dates.ts'
import type { Payslip } from '../../engine/payslip.ts'
import { swedishDate } from '../../platform/calendar/swedish-date.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { PayslipKey } from '../run/payslip-rows.ts'
import { readBasis } from '../run/store-payslip.ts'
import { calculatedOf } from '../run/typed-rows.ts'
import {
  type Chain,
  chainOf,
  counting,
  isFinished,
  keptBy,
  keyOf,
  lastOf,
  readCalculated,
  refusedTakeBack,
  type Slip,
} from './chain.ts'
import { type CorrectedBasis, correctedBasis, type FetchedBases, type Right } from './corrected-basis.ts'
import { differenceOf, emptied, isNothing, togetherOf } from './difference.ts'
import { type Target, targetFor, targetOfTakeBack } from './target-period.ts'

/** The payslip that somebody corrects, as it has been seen. */
export interface Seen extends PayslipKey {
  readonly version: number
}

/** How a payslip is made right. */
export interface Wanted {
  readonly right: Right
  /** The open period that was chosen for the new payslip, or null. */
  readonly target: string | null
  readonly payDay: IsoDate | null
}

/** What makes a payslip right, before anything is stored. */
export interface Made {
  readonly chain: Chain
  readonly target: Target
  readonly corrected: CorrectedBasis
  /** The payslips that count, as they were calculated. */
  readonly paid: readonly Payslip[]
  readonly right: Payslip
  readonly difference: Payslip
  /** The months of payout whose declarations change. */
  readonly months: readonly string[]
}

/**
 * Returns a payslip with all that correct it, locked.
 *
 * @throws Refusal payslipMissing, payslipNotCorrectable, versionConflict
 */
export async function finishedChain(tx: Transaction, seen: Seen): Promise<Chain> {
  const chain = await chainOf(tx, seen, true)
  const [root] = chain
  const last = lastOf(chain)
  if (last.period !== seen.period || last.number !== seen.number)
    throw new Refusal(errors.payslipNotCorrectable, 'Lönebeskedet är redan rättat. Rätta den senaste rättelsen.')
  if (last.version !== seen.version) throw new Refusal(errors.versionConflict)
  if (!(await isFinished(tx, root))) throw new Refusal(errors.payslipNotCorrectable)
  return chain
}

/**
 * Returns what makes a payslip right, or null when nothing of it changes.
 *
 * @throws Refusal payslipMissing, fieldsRefused, salaryPeriodMissing, salaryPeriodLocked
 */
export async function madeRight(
  tx: Transaction,
  chain: Chain,
  { right: wanted, target: period, payDay: chosenDay }: Wanted,
  fetched: FetchedBases,
  now: Date,
): Promise<Made | null> {
  const corrected = await correctedBasis(tx, chain, wanted, fetched)
  const right = calculatedOf(corrected.basis.basis)
  const paid = await readCalculated(tx, counting(chain))
  const difference = differenceOf(right, paid)
  if (isNothing(difference)) return null
  const [{ period: own, payDate: payDay }] = chain
  const target = await targetFor(tx, { own, payDay, period, chosenDay, today: swedishDate(now) }, difference.totals.net)
  return { chain, target, corrected, paid, right, difference, months: [monthOf(target.payDay)] }
}

const notTakenBack = (slip: Slip) => new Refusal(errors.payslipNotCorrectable, refusedTakeBack(slip))

/**
 * Returns what takes a payslip back with all that correct it: the opposite amounts.
 *
 * @throws Refusal payslipNotCorrectable, salaryPeriodMissing, salaryPeriodLocked
 */
export async function takenBack(tx: Transaction, chain: Chain, target: string | null, now: Date): Promise<Made> {
  const counted = counting(chain)
  const basis = await readBasis(tx, keyOf(lastOf(chain)))
  const kept = basis ? keptBy(chain) : lastOf(chain)
  if (!basis || kept) throw notTakenBack(kept ?? lastOf(chain))
  const paid = await readCalculated(tx, counted)
  const [first, ...more] = paid as [Payslip, ...Payslip[]]
  const right = emptied(togetherOf([first, ...more]))
  const wanted = { own: chain[0].period, payDay: chain[0].payDate, period: target, chosenDay: null }
  return {
    chain,
    corrected: { basis, typed: [] },
    paid,
    right,
    difference: differenceOf(right, paid),
    target: await targetOfTakeBack(tx, { ...wanted, today: swedishDate(now) }),
    months: [...new Set(counted.map(({ payDate }) => monthOf(payDate)))].toSorted(),
  }
}
