import { expect, it } from 'vitest'
import { differenceOf, printValue } from './difference.ts'

it('equal contexts do not differ, also when they are copies', () => {
  const context = { a: 1, b: { c: [1, { d: null }] } }
  expect(differenceOf(context, structuredClone(context))).toEqual([])
})

it('names each value that is new, gone or changed by its path', () => {
  const before = { login: 'ftg', attempt: { method: 'PASSWORD', tries: 1 }, list: [1, 2] }
  const after = { login: 'ftg', attempt: { method: 'BANKID', since: 5 }, list: [1, 3, 4] }
  expect(differenceOf(before, after)).toEqual([
    { path: 'attempt.method', kind: 'changed', before: 'PASSWORD', after: 'BANKID' },
    { path: 'attempt.tries', kind: 'removed', before: 1 },
    { path: 'attempt.since', kind: 'added', after: 5 },
    { path: 'list.1', kind: 'changed', before: 2, after: 3 },
    { path: 'list.2', kind: 'added', after: 4 },
  ])
})

it('a value of another kind is changed as a whole', () => {
  expect(differenceOf({ a: null }, { a: { b: 1 } })).toEqual([
    { path: 'a', kind: 'changed', before: null, after: { b: 1 } },
  ])
  expect(differenceOf({ a: [] }, { a: {} })).toHaveLength(1)
  expect(differenceOf({ a: undefined }, {})).toEqual([{ path: 'a', kind: 'removed', before: undefined }])
})

it('an actor in a context is compared and printed as one value', () => {
  class Actor {
    readonly id = 'job'
    readonly sessionId = 'x:1'
    readonly self = this
  }
  const [one, another] = [new Actor(), new Actor()]
  expect(differenceOf({ one }, { one: another })).toEqual([
    { path: 'one', kind: 'changed', before: one, after: another },
  ])
  expect(printValue({ one })).toContain('‹job›')
})
