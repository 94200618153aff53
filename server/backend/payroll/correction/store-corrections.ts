import { and, eq, max, sql } from 'drizzle-orm'
import type { CorrectedDeclaration, CorrectionPayment } from '#contracts/payroll/correction/shapes.ts'
import type { Payslip } from '../../engine/payslip.ts'
import { law } from '../../law/law.ts'
import { swedishDate } from '../../platform/calendar/swedish-date.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { payslip } from '../../tables/schema.ts'
import { isOfRun } from '../run/payslip-numbers.ts'
import type { PayslipKey } from '../run/payslip-rows.ts'
import { versionsOf } from '../run/run-versions.ts'
import { requiresAttestOf } from '../run/status.ts'
import { readBasis, storePayslip } from '../run/store-payslip.ts'
import { storeTyped } from '../run/typed-rows.ts'
import type { WholePayslip } from '../vouchers/correction-vouchers.ts'
import { counting, keyOf, lastOf } from './chain.ts'
import { correctedDeclaration, declarationsIn } from './corrected-declaration.ts'
import { type CorrectionActor, paymentsOf } from './correction-payment.ts'
import { type Posted, postedCorrections, type ToPost } from './correction-posting.ts'
import { emptied, togetherOf } from './difference.ts'
import type { Made } from './what-is-right.ts'

/** How corrections are made. */
export interface How extends CorrectionActor {
  readonly isPaid: boolean
  readonly isTakenBack: boolean
}

/** A new payslip, and what follows from it. */
export interface StoredCorrection extends Made {
  readonly key: PayslipKey
  /** What the payslip and its corrections said together. */
  readonly was: Payslip
  readonly declarations: CorrectedDeclaration[]
  readonly payment: CorrectionPayment
}

/** Corrections that have been made together. */
export interface StoredCorrections extends Posted {
  readonly slips: readonly StoredCorrection[]
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
    period: key.period,
    number,
    basis: corrected.basis,
    versions: versionsOf(law),
    seen: 0,
    calculated: { ...difference, payDate: target.payDay },
  })
  await storeTyped(tx, key, corrected.typed)
  const reversed = isTakenBack ? { reversedAt: now, reversedBy: login } : {}
  const isSettled = difference.totals.net === 0 && !isTakenBack && !(await requiresAttestOf(tx))
  await tx
    .update(payslip)
    .set({
      correctsPeriod: last.period,
      corrects: last.number,
      readyAt: now,
      readyBy: login,
      ...reversed,
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

function wholeOf(payslips: readonly Payslip[], facts: WholePayslip['facts']): WholePayslip | null {
  const [first, ...more] = payslips
  return first ? { payslip: togetherOf([first, ...more]), facts } : null
}

/** Returns what the books have of a payslip, and what they should have. */
async function toPost(tx: Transaction, made: Made, key: PayslipKey, how: How): Promise<ToPost> {
  const { chain, target, corrected, paid, right } = made
  const today = swedishDate(how.now)
  const facts = (await readBasis(tx, keyOf(lastOf(chain))))?.basis ?? corrected.basis.basis
  // One that is taken back is never posted: only what has been is taken back in the books.
  const posted = how.isTakenBack ? paid.filter((_, at) => counting(chain)[at]?.isPosted) : paid
  return {
    key,
    chain,
    corrects: chain[0].period,
    date: [target.payDay, today].toSorted()[1] ?? today,
    before: wholeOf(posted, facts),
    after: how.isTakenBack ? null : { payslip: right, facts: corrected.basis.basis },
  }
}

/**
 * Stores the new payslips with all that follows from them: the declarations, the vouchers and the
 * payments, each of all of them together.
 *
 * @throws Refusal fieldsRefused, postingIncomplete, paymentRefused
 */
export async function storeCorrections(tx: Transaction, all: readonly Made[], how: How): Promise<StoredCorrections> {
  const today = swedishDate(how.now)
  const months = [...new Set(all.flatMap(made => made.months))].toSorted()
  const before = await declarationsIn(tx, months, today)
  const stored: { readonly made: Made; readonly key: PayslipKey }[] = []
  for (const made of all) stored.push({ made, key: await storeSlip(tx, made, how) })
  const after = await declarationsIn(tx, months, today)
  const posted: ToPost[] = []
  for (const { made, key } of stored) posted.push(await toPost(tx, made, key, how))
  const posting = await postedCorrections(tx, posted, how)
  const payments = await paymentsOf(
    tx,
    stored.map(({ made, key }) => ({ key, payDay: made.target.payDay, net: netOf(made, how), ...how })),
    how,
  )
  return {
    ...posting,
    slips: stored.map(({ made, key }, at) => {
      const [first, ...more] = made.paid
      const payment = payments[at]
      if (!payment) throw new Error('each correction has a payment')
      return {
        ...made,
        key,
        payment,
        was: first ? togetherOf([first, ...more]) : emptied(made.right),
        declarations: made.months.flatMap(month => {
          const [was, is] = [before.get(month), after.get(month)]
          return was && is ? [correctedDeclaration(key.employmentNumber, was, is)] : []
        }),
      }
    }),
  }
}

/** Returns what is to be paid. What has been paid of what is taken back is claimed. */
function netOf({ chain, difference }: Made, { isTakenBack }: How): number {
  if (!isTakenBack) return difference.totals.net
  const claimed = counting(chain).reduce((sum, slip) => sum + (slip.paidAt === null ? 0 : slip.net), 0)
  return claimed === 0 ? 0 : -claimed
}
