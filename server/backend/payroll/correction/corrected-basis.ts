import { errors } from '#contracts/errors.ts'
import type { PayslipEntry } from '#contracts/payroll/run/shapes.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { basisHash } from '../basis/basis-hash.ts'
import { basisOf, type HashedBasis } from '../basis/basis-of.ts'
import type { EnteredRow } from '../engine/basis/pay-type-facts.ts'
import { MissingRule } from '../engine/law.ts'
import { WrongBasis } from '../engine/reading.ts'
import { law } from '../law/law.ts'
import { periodOf } from '../run/salary-period.ts'
import { readBasis } from '../run/store-payslip.ts'
import { entered, typed } from '../run/typed-rows.ts'
import { type Chain, keyOf, lastOf } from './chain.ts'

/** What is right: the typed rows, and whether the registers are read again. */
export interface Right {
  /** Null keeps those that the payslip has. */
  readonly rows: readonly PayslipEntry[] | null
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
 * @throws Refusal payslipMissing, fieldsRefused
 */
export async function correctedBasis(tx: Transaction, chain: Chain, right: Right): Promise<CorrectedBasis> {
  const before = await readBasis(tx, keyOf(lastOf(chain)))
  if (!before) throw new Refusal(errors.payslipMissing)
  const isTyped = ({ id }: EnteredRow) => id.startsWith(typed)
  const rows = right.rows === null ? before.basis.entered.filter(isTyped) : entered(right.rows, before.basis)
  const from = right.isFetched ? await fetched(tx, chain) : before.basis
  const basis = { ...from, entered: [...from.entered.filter(each => !isTyped(each)), ...rows] }
  return { basis: { basis, hash: basisHash(basis) }, typed: rows }
}

async function fetched(tx: Transaction, [root]: Chain): Promise<HashedBasis['basis']> {
  const refused = (message: string) => new Refusal(errors.fieldsRefused, undefined, { HamtaUnderlag: message })
  try {
    const [found] = await basisOf(tx, await periodOf(tx, root.period), [root.employmentNumber], law)
    if (!found) throw refused('Den anställda finns inte i personalregistret.')
    return found.basis
  } catch (error) {
    if (error instanceof WrongBasis || error instanceof MissingRule) throw refused(error.message)
    throw error
  }
}
