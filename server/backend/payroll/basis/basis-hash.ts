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
const sharedParts = ['payTypes', 'amounts', 'steering', 'formulas'] as const
/** A part that persons share is hashed once, for as long as it is the same object. */
const known = new WeakMap<object, string>()

function hashOfPart(basis: Basis, part: (typeof sharedParts)[number]): string {
  const given = basis[part]
  const hash = known.get(given) ?? hashOf(canonical(basis)[part])
  if (Object.isFrozen(given)) known.set(given, hash)
  return hash
}

/**
 * Returns the hash of a basis (SHA-256): of its canonical JSON, in which the parts that persons
 * share stand as their own hashes. Lists in another order have the same hash.
 */
export function basisHash(basis: Basis): string {
  const shared = Object.fromEntries(sharedParts.map(part => [part, hashOfPart(basis, part)]))
  const own = { ...basis, payTypes: [], amounts: [], steering: {}, formulas: [] }
  return hashOf({ ...canonical(own), ...shared })
}

/** Freezes plain data, whole. A part that is frozen already is left as it is. */
export function frozen<Data>(data: Data): Data {
  if (data !== null && typeof data === 'object' && !Object.isFrozen(data)) {
    Object.freeze(data)
    for (const each of Object.values(data)) frozen(each)
  }
  return data
}
