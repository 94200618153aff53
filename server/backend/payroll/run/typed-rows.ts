import { and, eq, max, ne } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import type { FormValues } from '#contracts/forms/field.ts'
import { payslipForm, valuesOf } from '#contracts/payroll/run/payslip.form.ts'
import type { PayslipEntry } from '#contracts/payroll/run/shapes.ts'
import { toHundredths } from '#contracts/rules/hundredths.ts'
import type { EnteredRow } from '../../engine/basis/pay-type-facts.ts'
import type { Basis } from '../../engine/basis.ts'
import { calculate } from '../../engine/calculate.ts'
import { foreseenIn } from '../../engine/foreseen.ts'
import type { Payslip } from '../../engine/payslip.ts'
import { law } from '../../law/law.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { fieldsRefused, Refusal, requireFields } from '../../platform/http/refusal.ts'
import { payslip, payslipEntry } from '../../tables/schema.ts'
import { basisHash } from '../basis/basis-hash.ts'
import { inTypedOrder } from '../basis/typed-order.ts'
import { first, isOf } from './payslip-answer.ts'
import type { PayslipKey } from './payslip-rows.ts'
import { versionsOf } from './run-versions.ts'
import { openPeriod } from './salary-period.ts'
import { unchangeable } from './status.ts'
import { readBasis, storePayslip } from './store-payslip.ts'

/** What the ids of typed rows begin with: they are told from imported and assigned rows by it. */
export const typed = 'egen.'

interface Change {
  readonly period: string
  readonly person: string
  /** The version that the person has seen. */
  readonly version: number
  readonly rows: readonly PayslipEntry[]
}

/**
 * Replaces the typed rows of a payslip, and calculates it again from the basis that it has: what
 * has changed in the registers since waits for the next calculation of the period.
 *
 * @throws Refusal payslipMissing, salaryPeriodLocked, payslipFinished, versionConflict,
 * fieldsRefused
 */
export async function changeRows(tx: Transaction, { period, person, version, rows }: Change): Promise<void> {
  const [slip] = await tx.select().from(payslip).where(isOf(period, person)).for('update')
  if (!slip) throw new Refusal(errors.payslipMissing)
  await openPeriod(tx, period)
  const refusal = unchangeable(slip, 'change')
  if (refusal !== undefined) throw new Refusal(errors.payslipFinished, refusal)
  if (slip.version !== version) throw new Refusal(errors.versionConflict)
  const key = { period, employmentNumber: person, number: first }
  const stored = await readBasis(tx, key)
  if (!stored) throw new Refusal(errors.payslipMissing)
  const entries = entered(rows, stored.basis)
  const basis: Basis = {
    ...stored.basis,
    entered: [...stored.basis.entered.filter(({ id }) => !id.startsWith(typed)), ...entries],
  }
  const calculated = calculatedOf(basis)
  await storeTyped(tx, key, entries)
  const isStored = await storePayslip(tx, {
    period,
    number: first,
    basis: { basis, hash: basisHash(basis) },
    calculated,
    versions: versionsOf(law),
    seen: version,
  })
  if (!isStored) throw new Refusal(errors.versionConflict)
}

/** Replaces the typed rows of a payslip, after those of pay assignments. */
export async function storeTyped(tx: Transaction, key: PayslipKey, entries: readonly EnteredRow[]): Promise<void> {
  const ofSlip = and(
    ...[eq(payslipEntry.period, key.period), eq(payslipEntry.employmentNumber, key.employmentNumber)],
    eq(payslipEntry.number, key.number),
  )
  await tx.delete(payslipEntry).where(and(ofSlip, eq(payslipEntry.source, 'TYPED')))
  const [others] = await tx
    .select({ last: max(payslipEntry.position) })
    .from(payslipEntry)
    .where(and(ofSlip, ne(payslipEntry.source, 'TYPED')))
  if (entries.length > 0)
    await tx.insert(payslipEntry).values(
      entries.map(({ from, to, units, order: _, ...entry }, at) => ({
        ...key,
        ...entry,
        source: 'TYPED' as const,
        units: [...units],
        position: (others?.last ?? 0) + at + 1,
        firstDay: from,
        lastDay: to,
      })),
    )
}

const refusal = (message: string) => fieldsRefused({ Rader: message })

/**
 * Returns typed rows as the engine reads them.
 *
 * @throws Refusal fieldsRefused
 */
export function entered(rows: readonly PayslipEntry[], { payout, payTypes }: Basis): EnteredRow[] {
  const form = payslipForm.read(valuesOf({ Egna: rows }) as FormValues, payout.payDate)
  const problems = payslipForm.problems(form)
  requireFields(problems)
  const known = new Set(payTypes.map(({ number }) => number))
  const typedRows = rows.map(({ LonArtNr, Text, From, Tom, Antal, Apris, Belopp }, at) => {
    if (!known.has(LonArtNr)) throw refusal(`Rad ${at + 1}: lönearten ${LonArtNr} finns inte i löneartstabellen.`)
    const from = From || payout.deviations.from
    const to = Tom || [from, payout.deviations.to].toSorted()[1] || from
    if (to < from) throw refusal(`Rad ${at + 1}: sista dagen kan inte vara före den första.`)
    return {
      id: `${typed}${at + 1}`,
      payType: LonArtNr,
      text: Text,
      from,
      to,
      quantity: hundredthsOf(Antal),
      price: hundredthsOf(Apris),
      amount: hundredthsOf(Belopp),
      units: [],
      distribution: '',
      replaces: '',
    }
  })
  return inTypedOrder(typedRows)
}

/** Returns a number in hundredths, or null for none. */
export const hundredthsOf = (value: number | null): number | null => (value === null ? null : toHundredths(value))

/**
 * Calculates a payslip. A typed row without a price or a quantity gives a warning on it.
 *
 * @throws Refusal fieldsRefused
 */
export function calculatedOf(basis: Basis): Payslip {
  try {
    return calculate(basis, law)
  } catch (error) {
    const foreseen = foreseenIn(error)
    throw foreseen === undefined ? error : refusal(foreseen)
  }
}
