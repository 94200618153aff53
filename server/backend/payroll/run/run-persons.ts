import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../platform/database/connect.ts'
import { payslip } from '../../platform/database/schema.ts'
import { type Tenant, withTenant } from '../../platform/database/tenancy.ts'
import { basisOf, type HashedBasis, type Period } from '../basis/basis-of.ts'
import { calculate } from '../engine/calculate.ts'
import { MissingRule } from '../engine/law.ts'
import type { Law } from '../engine/law-rules.ts'
import type { Payslip } from '../engine/payslip.ts'
import { WrongBasis } from '../engine/reading.ts'
import { MissingTaxTable } from '../engine/tax/tax-facts.ts'
import { requireLaw, versionsOf } from './run-versions.ts'
import { storePayslip } from './store-payslip.ts'

/** A person whose payslip a run has left as it was, and why, in Swedish. */
export interface LeftPerson {
  readonly person: string
  readonly reason: string
}

/** What a run has done. */
export interface RunResult {
  /** Payslips that are new, or that have changed. */
  readonly stored: number
  /** Payslips that the same basis and law had already given. */
  readonly unchanged: number
  readonly left: readonly LeftPerson[]
}

export interface PayrollRun {
  readonly database: Database
  readonly tenant: Tenant
  readonly period: Period
  /** AnstNr of each. */
  readonly persons: readonly string[]
  readonly law: Law
  /** Called for each person when the person's payslip is stored or left. */
  readonly done: (person: string) => Promise<void> | void
}

/** The persons whose bases are fetched together. */
const together = 200

/** Returns the payslip of a basis, or why there is none. */
function calculated({ basis }: HashedBasis, law: Law): Payslip | string {
  try {
    return calculate(basis, law)
  } catch (error) {
    const isOfPerson = error instanceof WrongBasis || error instanceof MissingRule || error instanceof MissingTaxTable
    if (isOfPerson) return error.message
    throw error
  }
}

/**
 * Calculates the payslips of persons in a period and stores them, each in a transaction of its own:
 * one that is interrupted leaves every payslip as it was or whole, and run again it does what is
 * left. Those that are marked as ready, paid or taken back are left.
 *
 * @throws MissingRule before anything is written, when the law of the payout is not entered
 */
export async function runPersons({ database, tenant, period, persons, law, done }: PayrollRun): Promise<RunResult> {
  requireLaw(law, period.payDay)
  const versions = versionsOf(law)
  const result = { stored: 0, unchanged: 0, left: [] as LeftPerson[] }
  const leave = (person: string, reason: string) => void result.left.push({ person, reason })
  for (let at = 0; at < persons.length; at += together) {
    const some = persons.slice(at, at + together)
    const { bases, before } = await withTenant(database, tenant, async tx => {
      const slips = await tx
        .select()
        .from(payslip)
        .where(
          and(eq(payslip.period, period.period), eq(payslip.number, 1), inArray(payslip.employmentNumber, [...some])),
        )
      return {
        before: new Map(slips.map(slip => [slip.employmentNumber, slip])),
        bases: await basisOf(tx, period, some, law),
      }
    })
    for (const basis of bases) {
      const { number: person } = basis.basis.person
      const slip = before.get(person)
      const isSame =
        slip?.basisHash === basis.hash && slip.engineVersion === versions.engine && slip.lawVersion === versions.law
      if (slip?.paidAt) leave(person, 'Lönebeskedet är utbetalt.')
      else if (slip?.readyAt) leave(person, 'Lönebeskedet är klarmarkerat.')
      else if (isSame) result.unchanged += 1
      else {
        const made = calculated(basis, law)
        if (typeof made === 'string') leave(person, made)
        else {
          const seen = slip?.version ?? 0
          const isStored = await withTenant(database, tenant, tx =>
            storePayslip(tx, { period: period.period, number: 1, basis, calculated: made, versions, seen }),
          )
          if (isStored) result.stored += 1
          else leave(person, 'Lönebeskedet ändrades under tiden.')
        }
      }
      await done(person)
    }
  }
  return { ...result, left: result.left.toSorted((a, b) => (a.person < b.person ? -1 : 1)) }
}
