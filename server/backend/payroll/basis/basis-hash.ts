import { createHash } from 'node:crypto'
import { canonical } from '../engine/basis/canonical.ts'
import type { Basis } from '../engine/basis.ts'

/** Returns a value as JSON with the names of its fields in order, so that equals give one text. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    each !== null && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  )

const hashOf = (value: unknown): string => createHash('sha256').update(canonicalJson(value)).digest('hex')

/** The parts of a basis that the persons of a table of pay types share. */
type Shared = Pick<Basis, 'payTypes' | 'amounts' | 'steering' | 'formulas'>

/** Returns the part of a basis that persons share, with its lists in one order. */
export function sharedPart(basis: Basis): Shared & Readonly<Record<string, unknown>> {
  const { payTypes, amounts, steering, formulas } = canonical(basis)
  return { payTypes, amounts, steering, formulas }
}

/** Returns a basis without the part that persons share, with its lists in one order. */
export function ownPart(basis: Basis): Record<string, unknown> {
  const { payTypes: _, amounts: _amounts, steering: _steering, formulas: _formulas, ...own } = canonical(basis)
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
