import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Basis } from '../../engine/basis.ts'
import { canonicalJson } from '../../platform/canonical-json.ts'
import { basisOf, entered, fullTime, standing } from '../testing/given.ts'
import { basisHash, frozen } from './basis-hash.ts'

const basis = basisOf('2026-05', {
  employment: [fullTime, { ...fullTime, from: '2026-05-11', pay: 4_200_000 }],
  standing: [standing('1050'), standing('6120')],
  entered: [entered('1100', '2026-05-04'), entered('1100', '2026-05-05'), entered('1110', '2026-05-04')],
  time: [
    { date: '2026-05-04', hours: 800 },
    { date: '2026-05-05', hours: 700 },
  ],
  balances: [
    { kind: 'FLEX', before: 100 },
    { kind: 'BET', before: 2500 },
  ],
})

const lists = Object.entries(basis).flatMap(([name, value]) => (Array.isArray(value) ? [name] : []))

/** Returns a value with the fields of its objects the other way round, as a database may. */
const turned = <Value>(value: Value): Value => {
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map(turned) as Value
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, each]) => [name, turned(each)] as const)
      .toReversed(),
  ) as Value
}

it('the same facts have one hash in any order, frozen or not, also read back from JSON', () => {
  const hash = basisHash(basis)
  const shuffled = fc.record(
    Object.fromEntries(
      lists.map(name => {
        const list = basis[name as keyof Basis] as readonly unknown[]
        return [name, fc.shuffledSubarray([...list], { minLength: list.length })]
      }),
    ),
  )
  fc.assert(
    fc.property(shuffled, fc.boolean(), (own, isFrozen) => {
      const other = turned(structuredClone({ ...basis, ...own })) as Basis
      expect(basisHash(isFrozen ? frozen(other) : other)).toBe(hash)
    }),
    { numRuns: 30 },
  )
})

it('each part of a basis takes part in its hash', () => {
  const differing = Object.keys(basis).map(name => {
    const value = basis[name as keyof Basis]
    const isObject = value !== null && typeof value === 'object'
    const changed = Array.isArray(value)
      ? [...value, { id: 'x', from: '', date: '', number: '' }]
      : isObject
        ? { ...value, more: 1 }
        : 'other'
    return basisHash({ ...basis, [name]: changed } as unknown as Basis)
  })
  expect(new Set([basisHash(basis), ...differing]).size).toBe(Object.keys(basis).length + 1)
})

it('canonical JSON has the fields of objects in order, and lists as they are', () => {
  expect(canonicalJson({ b: [{ d: 1, c: null }, 2], a: 'å' })).toBe('{"a":"å","b":[{"c":null,"d":1},2]}')
})

it('data is frozen to its leaves', () => {
  const data = frozen({ rows: [{ amounts: { A01: 1 } }] })
  expect(() => Object.assign(data.rows[0]?.amounts ?? {}, { A01: 2 })).toThrow(TypeError)
})
