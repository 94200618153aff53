import { and, eq } from 'drizzle-orm'
import { calculate } from '../../engine/calculate.ts'
import { foreseenIn } from '../../engine/foreseen.ts'
import type { Law } from '../../engine/law-rules.ts'
import type { Payslip } from '../../engine/payslip.ts'
import { WrongBasis } from '../../engine/reading.ts'
import { among } from '../../platform/database/among.ts'
import type { Database } from '../../platform/database/connect.ts'
import { databaseCodeOf } from '../../platform/database/error-code.ts'
import { type Tenant, withTenant } from '../../platform/database/tenancy.ts'
import { inGroups, mapInTurns } from '../../platform/in-turns.ts'
import { payslip } from '../../tables/schema.ts'
import { basesOf, type HashedBasis, numberOf, type Period, type UnmadeBasis } from '../basis/basis-of.ts'
import { importedIn } from '../imported/imported-in.ts'
import { requireLaw, versionsOf } from './run-versions.ts'
import { openPeriod } from './salary-period.ts'
import { stateColumns, unchangeable } from './status.ts'
import { type NewPayslip, storePayslips } from './store-payslip.ts'

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
  /**
   * Called for each batch of persons when their payslips are stored or left. An error from it ends
   * the run there.
   */
  readonly done: (batch: Omit<RunResult, 'left'> & { readonly persons: number }) => Promise<void> | void
  /** Called for each person of whom something unforeseen is wrong. The person is left by name. */
  readonly failed?: (person: string, error: unknown) => void
  /** How many payslips are stored in a transaction, and bases fetched together. For specs. */
  readonly sizes?: { readonly fetched: number; readonly stored: number }
}

/** What becomes of a person: a payslip to store, the same as before, or why none is stored. */
type Outcome = NewPayslip | 'unchanged' | LeftPerson

/** Returns the payslip of a basis, or why there is none. */
function calculated({ basis }: HashedBasis, { law, failed }: PayrollRun): Payslip | string {
  try {
    return calculate(basis, law)
  } catch (error) {
    return reasonOf({ person: basis.person.number, error }, failed)
  }
}

/** Returns why a person has no payslip. What nobody has foreseen is told to `failed` as well. */
function reasonOf({ person, error }: UnmadeBasis, failed: PayrollRun['failed']): string {
  const foreseen = foreseenIn(error)
  if (foreseen !== undefined) return foreseen
  failed?.(person, error)
  return 'Lönen kunde inte räknas ut på grund av ett fel hos oss. Kontakta supporten.'
}

/** How many payslips are calculated before the answers of the database are looked at. */
const inOneTurn = 3

/**
 * Calculates the payslips of persons in a period and stores them in batches. A run that is
 * interrupted leaves every payslip as it was or whole, and run again it does what is left. Those
 * that are marked as ready, paid or taken back are left.
 *
 * @throws MissingRule before anything is written, when the law of the payout is not entered
 * @throws Refusal salaryPeriodLocked when the period is locked meanwhile
 */
export async function runPersons(run: PayrollRun): Promise<RunResult> {
  const { persons, law, period, done, sizes = { fetched: 500, stored: 50 } } = run
  requireLaw(law, period.payDay)
  const result = { stored: 0, unchanged: 0, left: [] as LeftPerson[] }
  const finish = async (outcomes: readonly Outcome[]) => {
    const made = outcomes.filter(each => typeof each === 'object' && 'basis' in each)
    const failed = await stored(run, made)
    const counted = {
      stored: made.length - failed.length,
      unchanged: outcomes.filter(each => each === 'unchanged').length,
    }
    result.stored += counted.stored
    result.unchanged += counted.unchanged
    result.left.push(...outcomes.filter(each => typeof each === 'object' && 'reason' in each), ...failed)
    await done({ ...counted, persons: outcomes.length })
  }
  const groups = inGroups(persons, sizes.fetched)
  const fetching = (at: number): Promise<readonly Fetched[]> => {
    const some = groups[at]
    return some ? unattended(fetchedOf(run, some)) : Promise.resolve([])
  }
  // A batch is calculated here while the database stores the one before it, and fetches the next
  // group. It is calculated in short turns, so that the database is sent its next statement at
  // once.
  let storing: Promise<unknown> = Promise.resolve()
  let coming = fetching(0)
  try {
    for (const at of groups.keys()) {
      // What the storing has failed of comes first, as it would without the fetching.
      const fetched = await coming.catch(async error => {
        await storing
        throw error
      })
      coming = fetching(at + 1)
      for (const batch of inGroups(fetched, sizes.stored)) {
        const outcomes = await mapInTurns(batch, each => outcomeOf(run, each), inOneTurn)
        await storing
        storing = unattended(finish(outcomes))
      }
    }
    await storing
  } finally {
    // Nothing of a run that has ended with an error goes on.
    await Promise.allSettled([storing, coming])
  }
  return { ...result, left: result.left.toSorted((a, b) => (a.person < b.person ? -1 : 1)) }
}

/** Returns work that is waited for later, so that its error is not one that nobody handles. */
function unattended<Result>(work: Promise<Result>): Promise<Result> {
  work.catch(() => {})
  return work
}

/** A basis, or why there is none, with the stored payslip beside which it was fetched. */
interface Fetched {
  readonly basis: HashedBasis | UnmadeBasis
  readonly before: Before | undefined
  /** The person's pay of the month has been imported. */
  readonly isImported: boolean
}
type Before = Pick<
  typeof payslip.$inferSelect,
  'employmentNumber' | 'basisHash' | 'engineVersion' | 'lawVersion' | 'version' | keyof typeof stateColumns
>

/**
 * Returns the bases of persons. When what is stored of one of them cannot even be read, the group
 * is divided until that person is alone, and is left by name.
 */
async function fetchedOf(run: PayrollRun, persons: readonly string[]): Promise<readonly Fetched[]> {
  try {
    return await fetchedTogether(run, persons)
  } catch (error) {
    const [only = ''] = persons
    if (!isOfData(error)) throw error
    if (persons.length === 1) return [{ basis: { person: only, error }, before: undefined, isImported: false }]
    const found: Fetched[] = []
    for (const half of inGroups(persons, Math.ceil(persons.length / 2))) found.push(...(await fetchedOf(run, half)))
    return found
  }
}

/** True when stored values caused an error: of a lost database a run is tried again. */
const isOfData = (error: unknown): boolean =>
  error instanceof WrongBasis ||
  error instanceof TypeError ||
  error instanceof RangeError ||
  /^2[23]/.test(databaseCodeOf(error) ?? '')

const fetchedTogether = (
  { database, tenant, period, law }: PayrollRun,
  persons: readonly string[],
): Promise<Fetched[]> =>
  withTenant(database, tenant, async tx => {
    const { employmentNumber, basisHash, engineVersion, lawVersion, version } = payslip
    const slips: readonly Before[] = await tx
      .select({ employmentNumber, basisHash, engineVersion, lawVersion, version, ...stateColumns })
      .from(payslip)
      .where(and(eq(payslip.period, period.period), eq(payslip.number, 1), among(employmentNumber, persons)))
    const before = new Map(slips.map(slip => [slip.employmentNumber, slip]))
    const bases = await basesOf(tx, period, persons, law)
    const imported = await importedIn(tx, period.payDay, persons)
    return bases.map(basis => {
      const number = numberOf(basis)
      return { basis, before: before.get(number), isImported: imported.has(number) }
    })
  })

function outcomeOf(run: PayrollRun, { basis, before, isImported }: Fetched): Outcome {
  const { period, law } = run
  const person = numberOf(basis)
  if (isImported) return { person, reason: 'Månadens lön är importerad från ett annat program.' }
  const refusal = before && unchangeable(before, 'calculate')
  if (refusal !== undefined) return { person, reason: refusal }
  if ('error' in basis) return { person, reason: reasonOf(basis, run.failed) }
  const versions = versionsOf(law)
  const isSame =
    before?.basisHash === basis.hash && before.engineVersion === versions.engine && before.lawVersion === versions.law
  if (isSame) return 'unchanged'
  const made = calculated(basis, run)
  if (typeof made === 'string') return { person, reason: made }
  return { period: period.period, number: 1, basis, calculated: made, versions, seen: before?.version ?? 0 }
}

/**
 * Stores payslips in one transaction, or one by one when the database refuses one of them, so that
 * it does not take the others along. Returns those that were not stored.
 */
async function stored(run: PayrollRun, made: readonly NewPayslip[]): Promise<readonly LeftPerson[]> {
  const { database, tenant, period } = run
  const [only] = made
  if (!only) return []
  try {
    const persons = await withTenant(database, tenant, async tx => {
      // A period is locked between two batches, or after this one.
      await openPeriod(tx, period.period)
      return storePayslips(tx, made)
    })
    return made.flatMap(({ basis: { basis } }) =>
      persons.has(basis.person.number)
        ? []
        : [{ person: basis.person.number, reason: 'Lönebeskedet ändrades under tiden.' }],
    )
  } catch (error) {
    if (!isConstraint(error)) throw error
    if (made.length === 1)
      return [{ person: only.basis.basis.person.number, reason: 'Lönebeskedet kunde inte sparas.' }]
    const left: LeftPerson[] = []
    for (const each of made) left.push(...(await stored(run, [each])))
    return left
  }
}

/** True when the database has refused a row, and not failed: class 23 of its codes. */
const isConstraint = (error: unknown): boolean => databaseCodeOf(error)?.startsWith('23') === true
