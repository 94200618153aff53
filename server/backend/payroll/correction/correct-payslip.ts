import { inArray } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import type { Correction, Corrections } from '#contracts/payroll/correction/shapes.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { employee } from '../../tables/schema.ts'
import { nameOf } from '../run/payslip-page.ts'
import type { Chain } from './chain.ts'
import { chainOf, lastOf } from './chain.ts'
import { fetchedBases } from './corrected-basis.ts'
import { answerOf, answerOfMany } from './correction-answer.ts'
import type { CorrectionActor } from './correction-payment.ts'
import { type StoredCorrections, storeCorrections } from './store-corrections.ts'
import { finishedChain, type Made, madeRight, type Seen, takenBack, type Wanted } from './what-is-right.ts'

/** How a payslip is made right, and whether what is missing is ordered at once. */
interface Asked extends Wanted {
  readonly isPaid: boolean
}

/** What has been made, with its answer. */
export interface Corrected<Answer> {
  readonly answer: Answer
  readonly stored: StoredCorrections
}

/**
 * Corrects a finished payslip by a new one, with what follows from it: all in the transaction.
 *
 * @throws Refusal payslipMissing, payslipNotCorrectable, versionConflict, fieldsRefused,
 * payslipUnchanged, salaryPeriodMissing, salaryPeriodLocked, postingIncomplete, paymentRefused
 */
export async function correctPayslip(
  tx: Transaction,
  seen: Seen,
  asked: Asked,
  actor: CorrectionActor,
): Promise<Corrected<Correction>> {
  const { stored } = await madeAndStored(tx, [await finishedChain(tx, seen)], asked, actor, alone)
  return { answer: answerOf(stored), stored }
}

/**
 * Corrects finished payslips of many persons by one change: all of them in the transaction, or
 * none. Whose payslip does not change is left as it is.
 *
 * @throws Refusal those of a single correction, with the number of the employee
 */
export async function correctPayslips(
  tx: Transaction,
  seen: readonly Seen[],
  asked: Asked,
  actor: CorrectionActor,
): Promise<Corrected<Corrections>> {
  const chains = await chosenChains(tx, seen)
  const { stored, unchanged } = await madeAndStored(tx, chains, asked, actor, named)
  const names = await namesOf(
    tx,
    chains.map(([{ employmentNumber }]) => employmentNumber),
  )
  return { answer: answerOfMany(stored, unchanged, names), stored }
}

/**
 * Takes a finished payslip back with all that correct it, by a new one with the opposite amounts.
 *
 * @throws Refusal payslipMissing, payslipNotCorrectable, versionConflict, salaryPeriodMissing,
 * salaryPeriodLocked, postingIncomplete
 */
export async function takeBack(
  tx: Transaction,
  seen: Seen,
  target: string | null,
  actor: CorrectionActor,
): Promise<Corrected<Correction>> {
  const made = await takenBack(tx, await finishedChain(tx, seen), target, actor.now)
  const stored = await storeCorrections(tx, [made], { ...actor, isPaid: false, isTakenBack: true })
  return { answer: answerOf(stored), stored }
}

/** Does something for a person. Among many, a refusal names the person. */
type For = <Result>(person: string, work: () => Promise<Result>) => Promise<Result>

const alone: For = (_, work) => work()
const named: For = async (person, work) => {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const about = (message: string) => `Anställd ${person}: ${message}`
    const fields = Object.entries(error.fields ?? {}).map(([field, message]) => [field, about(message)] as const)
    throw new Refusal(error.error, about(error.message), error.fields && Object.fromEntries(fields))
  }
}

async function madeAndStored(tx: Transaction, chains: readonly Chain[], asked: Asked, actor: CorrectionActor, of: For) {
  const fetched = asked.right.isFetched ? await fetchedBases(tx, chains) : new Map()
  const all: Made[] = []
  const unchanged: string[] = []
  for (const chain of chains) {
    const [{ employmentNumber: person }] = chain
    const made = await of(person, () => madeRight(tx, chain, asked, fetched, actor.now))
    if (made) all.push(made)
    else unchanged.push(person)
  }
  if (all.length === 0) throw new Refusal(errors.payslipUnchanged)
  const stored = await storeCorrections(tx, all, { ...actor, isPaid: asked.isPaid, isTakenBack: false })
  return { stored, unchanged }
}

/**
 * Returns the chains of chosen payslips, by AnstNr and locked in that order. Of a chain that has
 * been chosen by several, the last of it counts.
 */
async function chosenChains(tx: Transaction, seen: readonly Seen[]): Promise<readonly Chain[]> {
  const chains: Chain[] = []
  for (const [person, own] of [...Map.groupBy(seen, each => each.employmentNumber)].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  )) {
    await named(person, async () => {
      const last = new Map<string, Seen>()
      for (const each of own) {
        const chain = await chainOf(tx, each, true)
        const [root, end] = [chain[0], lastOf(chain)]
        const isLast = end.period === each.period && end.number === each.number
        const name = `${root.period} ${root.number}`
        if (isLast || !last.has(name)) last.set(name, each)
      }
      for (const each of last.values()) chains.push(await finishedChain(tx, each))
    })
  }
  return chains
}

async function namesOf(tx: Transaction, persons: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({ number: employee.employmentNumber, name: nameOf })
    .from(employee)
    .where(inArray(employee.employmentNumber, [...persons]))
  return new Map(rows.map(({ number, name }) => [number, name]))
}
