import { and, eq, inArray, isNull, max, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { errors } from '#contracts/errors.ts'
import type { AdvanceOrder, OrderedAdvances } from '#contracts/payroll/advances/shapes.ts'
import { fromHundredths } from '#contracts/rules/hundredths.ts'
import { noTaxDrawn } from '../../engine/after-tax/tax-rows.ts'
import { calculate } from '../../engine/calculate.ts'
import { monthOf } from '../../engine/dates.ts'
import { MissingRule } from '../../engine/law.ts'
import type { Payslip } from '../../engine/payslip.ts'
import { WrongBasis } from '../../engine/reading.ts'
import { law } from '../../law/law.ts'
import { swedishDate } from '../../platform/calendar/swedish-date.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { advance, payslip } from '../../tables/schema.ts'
import type { Actor } from '../actor.ts'
import { basisOf, type HashedBasis, type Period } from '../basis/basis-of.ts'
import { historyOf } from '../basis/earlier-pay.ts'
import { orderPayments, payingPeriod } from '../payments/make-payments.ts'
import type { Payable } from '../payments/payable.ts'
import { paidId } from '../payments/payable-payslips.ts'
import { firstAdvance } from '../run/payslip-numbers.ts'
import type { PayslipKey } from '../run/payslip-rows.ts'
import { versionsOf } from '../run/run-versions.ts'
import { requiresAttestOf, usesAttestOf } from '../run/status.ts'
import { storePayslip } from '../run/store-payslip.ts'
import type { Company } from '../vouchers/company.ts'
import { advanceBasis } from './advance-basis.ts'
import { refusedOf } from './refused-of.ts'
import { dayProblem, openPeriodOf } from './register-advances.ts'

type Stored = typeof advance.$inferSelect

/** An advance with its calculated payslip. */
interface Made {
  readonly advance: Stored
  readonly key: PayslipKey
  readonly basis: HashedBasis
  readonly payslip: Payslip
  /** The version of the payslip of an earlier order, which was cancelled; 0 when there is none. */
  readonly seen: number
}

/**
 * Orders the payment of advances, all or none: each gets its payslip, with its tax, and the order
 * pays those. A preview stores nothing.
 *
 * @throws Refusal advanceMissing, advanceSettled, advanceRefused, salaryPeriodLocked,
 *   paymentRefused
 */
export async function orderAdvances(
  tx: Transaction,
  company: Company,
  { Forhandsgranska: isPreview, Version: version, ForskId }: z.output<typeof AdvanceOrder>,
  { login, now }: Actor,
): Promise<{ readonly answer: OrderedAdvances; readonly persons: readonly string[] }> {
  const advances = await orderable(tx, ForskId)
  const period = await periodOfAll(tx, advances, { login, now })
  const made: Made[] = []
  const taken = new Map<string, number>()
  for (const each of advances) made.push(await calculated(tx, period, each, taken))
  if (!isPreview) for (const each of made) await storeReady(tx, each, { login, now })
  const payables = made.map(
    ({ key, payslip: slip }): Payable => ({ key, version: 1, slip: { ...slip, id: paidId(key) } }),
  )
  const lastDay =
    advances
      .map(({ payDate }) => payDate)
      .toSorted()
      .at(-1) ?? period.payDay
  const ordered = await orderPayments(
    tx,
    { company, period: { ...period, payDay: lastDay }, payables, version, isPreview },
    { login, now },
  )
  return {
    answer: {
      Forslag: ordered.answer,
      Period: period.period,
      Nr: ordered.number,
      Skatt: fromHundredths(made.reduce((sum, { payslip: { totals } }) => sum + totals.tax, 0)),
    },
    persons: advances.map(({ employmentNumber }) => employmentNumber),
  }
}

/**
 * Returns the chosen advances, locked, by day and person.
 *
 * @throws Refusal advanceMissing, advanceSettled
 */
async function orderable(tx: Transaction, ids: readonly string[]): Promise<readonly Stored[]> {
  const chosen = [...new Set(ids)]
  const found = await tx
    .select()
    .from(advance)
    .where(and(inArray(advance.id, chosen), isNull(advance.takenBackAt)))
    .orderBy(advance.payDate, advance.employmentNumber, advance.id)
    .for('update')
  if (found.length < chosen.length) throw new Refusal(errors.advanceMissing)
  const settled = await refusedOf(tx, chosen, 'order')
  if (settled)
    throw new Refusal(errors.advanceSettled, `Förskottet till anställd ${settled} är redan beordrat eller utbetalt.`)
  return found
}

/**
 * Returns the period whose order pays advances, held.
 *
 * @throws Refusal advanceRefused, salaryPeriodLocked
 */
async function periodOfAll(tx: Transaction, advances: readonly Stored[], { login, now }: Actor): Promise<Period> {
  const refused = (message: string) => new Refusal(errors.advanceRefused, message)
  const [first] = advances
  if (!first) throw new Refusal(errors.advanceMissing)
  if (advances.some(({ payDate }) => monthOf(payDate) !== monthOf(first.payDate)))
    throw refused('Förskotten har utbetalningsdag i olika månader. Beordra en månad i taget.')
  const own = (await requiresAttestOf(tx)) && advances.find(({ createdBy }) => createdBy === login)
  if (own)
    throw refused(
      `Företaget attesterar löner: förskottet till anställd ${own.employmentNumber} ska beordras av en annan person än den som registrerade det.`,
    )
  for (const { payDate, employmentNumber } of advances) {
    const problem = await dayProblem(tx, payDate, swedishDate(now))
    if (problem !== undefined) throw refused(`Anställd ${employmentNumber}: ${problem}`)
  }
  const period = await openPeriodOf(tx, first.payDate)
  if (!period) throw refused(`Det finns ingen öppen löneperiod med utbetalning i ${monthOf(first.payDate)}.`)
  return payingPeriod(tx, period.period)
}

/** Returns the payslip of an advance: the one of an earlier order, or the person's next number. */
async function keyOf(
  tx: Transaction,
  period: Period,
  { employmentNumber, period: code, number }: Stored,
  taken: Map<string, number>,
): Promise<PayslipKey> {
  if (code !== null && number !== null) return { period: code, employmentNumber, number }
  const [last] = await tx
    .select({ number: max(payslip.number) })
    .from(payslip)
    .where(and(eq(payslip.period, period.period), eq(payslip.employmentNumber, employmentNumber)))
  const next = Math.max(firstAdvance, (last?.number ?? 0) + 1, (taken.get(employmentNumber) ?? 0) + 1)
  taken.set(employmentNumber, next)
  return { period: period.period, employmentNumber, number: next }
}

/** @throws Refusal advanceRefused when its tax cannot be calculated, or leaves nothing to pay */
async function calculated(tx: Transaction, period: Period, own: Stored, taken: Map<string, number>): Promise<Made> {
  const { employmentNumber: person, payDate } = own
  const refused = (message: string) => new Refusal(errors.advanceRefused, `Anställd ${person}: ${message}`)
  const onDay = { ...period, payDay: payDate }
  try {
    const [ordinary] = await basisOf(tx, onDay, [person], law)
    if (!ordinary) throw refused('Den anställda finns inte i registret.')
    const history = (await historyOf(tx, onDay, [person], 'advance'))(person)
    const basis = advanceBasis(ordinary.basis, history, own)
    const slip = calculate(basis.basis, law)
    if (slip.warnings.includes(noTaxDrawn)) throw refused(noTaxDrawn)
    if (slip.totals.net <= 0) throw refused('Efter skatt finns inget kvar att betala.')
    const key = await keyOf(tx, period, own, taken)
    const isKey = and(
      ...[eq(payslip.period, key.period), eq(payslip.employmentNumber, person), eq(payslip.number, key.number)],
    )
    const [before] = await tx.select({ version: payslip.version }).from(payslip).where(isKey)
    return { advance: own, key, basis, payslip: slip, seen: before?.version ?? 0 }
  } catch (error) {
    if (error instanceof WrongBasis || error instanceof MissingRule) throw refused(error.message)
    throw error
  }
}

/** Stores the payslip of an advance as ready and attested: who orders it answers for it. */
async function storeReady(tx: Transaction, made: Made, { login, now }: Actor): Promise<void> {
  const { key, basis, payslip: slip, advance: own } = made
  const isKey = and(
    ...[eq(payslip.period, key.period), eq(payslip.employmentNumber, key.employmentNumber)],
    eq(payslip.number, key.number),
  )
  const open = { readyAt: null, readyBy: null, attestedAt: null, attestedBy: null, reversedAt: null, reversedBy: null }
  if (made.seen > 0) await tx.update(payslip).set(open).where(isKey)
  const { period, number } = key
  await storePayslip(tx, { period, number, basis, calculated: slip, versions: versionsOf(law), seen: made.seen })
  const attested = (await usesAttestOf(tx)) ? { attestedAt: now, attestedBy: login } : {}
  await tx
    .update(payslip)
    .set({ readyAt: now, readyBy: login, ...attested, version: sql`${payslip.version} + 1` })
    .where(isKey)
  await tx.update(advance).set({ period, number }).where(eq(advance.id, own.id))
}
