import { errors } from '#contracts/errors.ts'
import type { EnteredRow } from '../../engine/basis/pay-type-facts.ts'
import type { Basis } from '../../engine/basis.ts'
import { MissingRule } from '../../engine/law.ts'
import { WrongBasis } from '../../engine/reading.ts'
import { law } from '../../law/law.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { fieldsRefused, Refusal } from '../../platform/http/refusal.ts'
import { basisHash } from '../basis/basis-hash.ts'
import { basisOf, type HashedBasis } from '../basis/basis-of.ts'
import { periodOf } from '../run/salary-period.ts'
import { readBasis } from '../run/store-payslip.ts'
import { type Chain, keyOf, lastOf } from './chain.ts'
import { isTyped, type RightRows } from './corrected-rows.ts'

/** What is right: the typed rows, and whether the registers are read again. */
export interface Right {
  readonly rows: RightRows
  readonly isFetched: boolean
}

/** A basis with its typed rows, as they are stored. */
export interface CorrectedBasis {
  readonly basis: HashedBasis
  readonly typed: readonly EnteredRow[]
}

/**
 * Returns the basis that a payslip should have had: that of its last correction, or what the
 * registers now say of the payslip's own period, with the typed rows that are right.
 *
 * @param fetched what the registers say, or null to keep the basis
 * @throws Refusal payslipMissing, fieldsRefused
 */
export async function correctedBasis(
  tx: Transaction,
  chain: Chain,
  { rows, isFetched }: Right,
  fetched: FetchedBases,
): Promise<CorrectedBasis> {
  const before = await readBasis(tx, keyOf(lastOf(chain)))
  if (!before) throw new Refusal(errors.payslipMissing)
  const typed = rows(before.basis.entered.filter(isTyped), before.basis)
  const from = isFetched ? requireFetched(fetched, chain) : before.basis
  const basis = { ...from, entered: [...from.entered.filter(each => !isTyped(each)), ...typed] }
  return { basis: { basis, hash: basisHash(basis) }, typed }
}

/** What the registers now say of payslips, by `nameOf`. */
export type FetchedBases = ReadonlyMap<string, Basis>

const nameOf = (period: string, person: string): string => `${period} ${person}`
const refused = (message: string) => fieldsRefused({ HamtaUnderlag: message })

function requireFetched(fetched: FetchedBases, [root]: Chain): Basis {
  const found = fetched.get(nameOf(root.period, root.employmentNumber))
  if (!found) throw refused('Den anställda finns inte i personalregistret.')
  return found
}

/**
 * Returns what the registers now say of the first payslip of each chain, in its own period.
 *
 * @throws Refusal fieldsRefused
 */
export async function fetchedBases(tx: Transaction, chains: readonly Chain[]): Promise<FetchedBases> {
  const found = new Map<string, Basis>()
  for (const [period, roots] of Map.groupBy(
    chains.map(([root]) => root),
    root => root.period,
  )) {
    const persons = roots.map(({ employmentNumber }) => employmentNumber)
    try {
      for (const { basis } of await basisOf(tx, await periodOf(tx, period), persons, law))
        found.set(nameOf(period, basis.person.number), basis)
    } catch (error) {
      if (error instanceof WrongBasis || error instanceof MissingRule) throw refused(error.message)
      throw error
    }
  }
  return found
}
