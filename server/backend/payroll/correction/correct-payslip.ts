import { and, eq, max, sql } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import type { Correction } from '#contracts/payroll/correction/shapes.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { swedishDate } from '../../platform/calendar/swedish-date.ts'
import { payslip } from '../../platform/database/schema.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { monthOf } from '../engine/dates.ts'
import type { Payslip } from '../engine/payslip.ts'
import { law } from '../law/law.ts'
import { isOfRun } from '../run/payslip-numbers.ts'
import type { PayslipKey } from '../run/payslip-rows.ts'
import { versionsOf } from '../run/run-versions.ts'
import { usesAttestOf } from '../run/status.ts'
import { readBasis, storePayslip } from '../run/store-payslip.ts'
import { calculatedOf, storeTyped } from '../run/typed-rows.ts'
import type { WholePayslip } from '../vouchers/correction-vouchers.ts'
import { type Chain, chainOf, counting, isFinished, keyOf, lastOf, readCalculated } from './chain.ts'
import { type CorrectedBasis, correctedBasis, type Right } from './corrected-basis.ts'
import { correctedDeclaration, declarationsIn } from './corrected-declaration.ts'
import { answerOf } from './correction-answer.ts'
import { type Doer, paymentOf } from './correction-payment.ts'
import { postedCorrection } from './correction-posting.ts'
import { differenceOf, emptied, isNothing, togetherOf } from './difference.ts'
import { type Target, targetFor, targetOfTakeBack } from './target-period.ts'

/** The payslip that somebody corrects, as it has been seen. */
export interface Seen extends PayslipKey {
  readonly version: number
  /** The open period that was chosen for the new payslip, or null. */
  readonly target: string | null
}

/** What is to be corrected, and how. */
export interface CorrectionOf extends Seen {
  readonly right: Right
  readonly payDay: IsoDate | null
  readonly isPaid: boolean
}

/** What has been made, beside its answer. */
export interface Corrected {
  readonly answer: Correction
  /** The period of the payslip that is corrected, and that of the new one. */
  readonly periods: readonly string[]
  readonly order: number | null
}

/**
 * Returns a payslip with all that correct it, locked.
 *
 * @throws Refusal payslipMissing, payslipNotCorrectable, versionConflict
 */
async function finishedChain(tx: Transaction, seen: Seen): Promise<Chain> {
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
 * Corrects a finished payslip by a new one, with what follows from it: all in the transaction.
 *
 * @throws Refusal payslipMissing, payslipNotCorrectable, versionConflict, fieldsRefused,
 * payslipUnchanged, salaryPeriodMissing, salaryPeriodLocked, postingIncomplete, paymentRefused
 */
export async function correctPayslip(tx: Transaction, given: CorrectionOf, doer: Doer): Promise<Corrected> {
  const chain = await finishedChain(tx, given)
  const corrected = await correctedBasis(tx, chain, given.right)
  const right = calculatedOf(corrected.basis.basis)
  const counted = counting(chain)
  const paid = await readCalculated(tx, counted)
  const difference = differenceOf(right, paid)
  if (isNothing(difference)) throw new Refusal(errors.payslipUnchanged)
  const today = swedishDate(doer.now)
  const target = await targetFor(
    tx,
    { own: chain[0].period, payDay: chain[0].payDate, period: given.target, chosenDay: given.payDay, today },
    difference.totals.net,
  )
  const made = { chain, target, corrected, paid, right, difference, months: [monthOf(target.payDay)] }
  return store(tx, made, { ...doer, isPaid: given.isPaid, isTakenBack: false })
}

/**
 * Takes a finished payslip back with all that correct it, by a new one with the opposite amounts.
 *
 * @throws Refusal payslipMissing, payslipNotCorrectable, versionConflict, salaryPeriodMissing,
 * salaryPeriodLocked, postingIncomplete
 */
export async function takeBack(tx: Transaction, seen: Seen, doer: Doer): Promise<Corrected> {
  const chain = await finishedChain(tx, seen)
  const counted = counting(chain)
  const basis = await readBasis(tx, keyOf(lastOf(chain)))
  if (!basis || counted.length === 0) throw new Refusal(errors.payslipNotCorrectable, 'Lönebeskedet är redan återfört.')
  if (counted.some(slip => slip.isOrdered && slip.paidAt === null)) {
    const message = 'Lönebeskedet ingår i en betalning som banken inte har svarat på. Avbryt betalningen först.'
    throw new Refusal(errors.payslipNotCorrectable, message)
  }
  const paid = await readCalculated(tx, counted)
  const [first, ...more] = paid as [Payslip, ...Payslip[]]
  const right = emptied(togetherOf([first, ...more]))
  const wanted = { own: chain[0].period, payDay: chain[0].payDate, period: seen.target, chosenDay: null }
  const target = await targetOfTakeBack(tx, { ...wanted, today: swedishDate(doer.now) })
  const months = [...new Set(counted.map(({ payDate }) => monthOf(payDate)))].toSorted()
  const made = { chain, target, corrected: { basis, typed: [] }, paid, right, difference: differenceOf(right, paid) }
  return store(tx, { ...made, months }, { ...doer, isPaid: false, isTakenBack: true })
}

interface Made {
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

interface How extends Doer {
  readonly isPaid: boolean
  readonly isTakenBack: boolean
}

/** Returns the next number of the person in a period. 1 is that of the salary run. */
async function nextNumber(tx: Transaction, period: string, person: string): Promise<number> {
  const [last] = await tx
    .select({ number: max(payslip.number) })
    .from(payslip)
    .where(and(eq(payslip.period, period), eq(payslip.employmentNumber, person), isOfRun))
  return Math.max(1, last?.number ?? 1) + 1
}

const isKey = ({ period, employmentNumber, number }: PayslipKey) =>
  and(eq(payslip.period, period), eq(payslip.employmentNumber, employmentNumber), eq(payslip.number, number))

/** Stores the new payslip, marked as ready: it is right by what it was made of. */
async function storeSlip(tx: Transaction, made: Made, { login, now, isTakenBack }: How): Promise<PayslipKey> {
  const { chain, target, corrected, difference } = made
  const last = lastOf(chain)
  const person = last.employmentNumber
  const number = await nextNumber(tx, target.period.period, person)
  const key = { period: target.period.period, employmentNumber: person, number }
  await storePayslip(tx, {
    ...{ period: key.period, number, basis: corrected.basis, versions: versionsOf(law), seen: 0 },
    calculated: { ...difference, payDate: target.payDay },
  })
  await storeTyped(tx, key, corrected.typed)
  const reversed = isTakenBack ? { reversedAt: now, reversedBy: login } : {}
  const isSettled = difference.totals.net === 0 && !isTakenBack && !(await usesAttestOf(tx))
  await tx
    .update(payslip)
    .set({
      ...{ correctsPeriod: last.period, corrects: last.number, readyAt: now, readyBy: login, ...reversed },
      // There is nothing to pay.
      ...(isSettled && { paidAt: now, paidBy: login }),
    })
    .where(isKey(key))
  if (isTakenBack)
    for (const slip of counting(chain))
      await tx
        .update(payslip)
        .set({ ...reversed, version: sql`${payslip.version} + 1` })
        .where(isKey(slip))
  return key
}

async function store(tx: Transaction, made: Made, how: How): Promise<Corrected> {
  const { chain, target, corrected, paid, right, difference, months } = made
  const today = swedishDate(how.now)
  const person = chain[0].employmentNumber
  const before = await declarationsIn(tx, months, today)
  const key = await storeSlip(tx, made, how)
  const after = await declarationsIn(tx, months, today)
  const facts = (await readBasis(tx, keyOf(lastOf(chain))))?.basis ?? corrected.basis.basis
  const wholeOf = (payslips: readonly Payslip[]): WholePayslip | null => {
    const [first, ...more] = payslips
    return first ? { payslip: togetherOf([first, ...more]), facts } : null
  }
  const whole = wholeOf(paid)
  // One that is taken back is never posted: only what has been is taken back in the books.
  const posted = how.isTakenBack ? wholeOf(paid.filter((_, at) => counting(chain)[at]?.isPosted)) : whole
  const posting = await postedCorrection(tx, {
    ...{ key, chain, login: how.login },
    date: [target.payDay, today].toSorted()[1] ?? today,
    before: posted,
    after: how.isTakenBack ? null : { payslip: right, facts: corrected.basis.basis },
  })
  const claimed = counting(chain).reduce((sum, slip) => sum + (slip.paidAt === null ? 0 : slip.net), 0)
  const payment = await paymentOf(
    tx,
    {
      ...{ key, payDay: target.payDay, net: how.isTakenBack ? -claimed : difference.totals.net },
      ...{ isPaid: how.isPaid, isTakenBack: how.isTakenBack },
    },
    how,
  )
  return {
    answer: answerOf({
      ...{ key, payDay: target.payDay, difference, right },
      was: whole?.payslip ?? emptied(right),
      declarations: months.flatMap(month => {
        const [was, is] = [before.get(month), after.get(month)]
        return was && is ? [correctedDeclaration(person, was, is)] : []
      }),
      vouchers: posting.vouchers,
      payment,
      remarks: posting.remarks,
    }),
    periods: [...new Set([...chain.map(({ period }) => period), key.period])],
    order: payment.Nr,
  }
}
