import { createHash } from 'node:crypto'
import { canonical } from '../../engine/basis/canonical.ts'
import type { Basis } from '../../engine/basis.ts'
import { canonicalJson } from '../../platform/canonical-json.ts'

const hashOf = (value: unknown): string => createHash('sha256').update(canonicalJson(value)).digest('hex')

/** The parts of a basis that the persons of a table of pay types share. */
type Shared = Pick<Basis, 'payTypes' | 'amounts' | 'steering' | 'formulas'>

/** Returns the part of a basis that persons share, with its lists in one order. */
export function sharedPart(basis: Basis): Shared & Readonly<Record<string, unknown>> {
  const { payTypes, amounts, steering, formulas } = canonical(basis)
  return { payTypes, amounts, steering, formulas }
}

/** The own parts of frozen bases: a payslip is hashed and stored with the same one. */
const ownParts = new WeakMap<Basis, Record<string, unknown>>()

/** Returns a basis without the part that persons share, with its lists in one order. */
export function ownPart(basis: Basis): Record<string, unknown> {
  const found = ownParts.get(basis)
  if (found) return found
  // The shared lists are left out first: to put them in order takes longer than all the rest.
  const {
    payTypes: _,
    amounts: __,
    steering: ___,
    formulas: ____,
    ...own
  } = canonical({
    ...basis,
    payTypes: [],
    amounts: [],
    formulas: [],
  })
  if (Object.isFrozen(basis)) ownParts.set(basis, own)
  return own
}

/** The hashes of shared parts, for as long as their pay types are the same frozen list. */
const known = new WeakMap<object, { readonly of: Shared; readonly hash: string }>()

/** Returns the hash of the part of a basis that persons share. */
export function registersHash(basis: Basis): string {
  const { payTypes, amounts, steering, formulas } = basis
  const found = known.get(payTypes)
  const isSame = found?.of.amounts === amounts && found.of.steering === steering && found.of.formulas === formulas
  if (found && isSame) return found.hash
  const hash = hashOf(sharedPart(basis))
  const parts = [payTypes, amounts, steering, formulas]
  if (parts.every(part => Object.isFrozen(part)))
    known.set(payTypes, { of: { payTypes, amounts, steering, formulas }, hash })
  return hash
}

/**
 * Returns the hash of a basis (SHA-256): of its canonical JSON, in which the part that persons
 * share stands as its own hash. Lists in another order have the same hash.
 */
export const basisHash = (basis: Basis): string => hashOf({ own: ownPart(basis), registers: registersHash(basis) })

/** Freezes plain data, whole. A part that is frozen already is left as it is. */
export function frozen<Data>(data: Data): Data {
  if (data !== null && typeof data === 'object' && !Object.isFrozen(data)) {
    Object.freeze(data)
    for (const each of Object.values(data)) frozen(each)
  }
  return data
}
