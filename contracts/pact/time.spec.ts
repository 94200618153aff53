import { expect, it } from 'vitest'
import { callerStates } from '../outcomes/caller-states.ts'
import { interactions } from './interactions.ts'
import { holdsDate, inItsTime } from './time.ts'

const exchange = { given: [], request: {}, answer: { data: null } }

it.each([{ Utbetalningsdag: '2026-12-30' }, { Tid: '2027-03-28T01:30:00.000Z' }, { Period: '202611' }, { Year: 2027 }])(
  '%j passes, so that its exchange has a time',
  filter => {
    expect(inItsTime({ ...exchange, request: { filter } }).given).toEqual([callerStates.time()])
  },
)

it.each([{ AnstFrom: '1990-03-01' }, { Nr: '20261' }, { Tom: '1899-12-30' }, { Ar: '2050' }])('%j does not', filter => {
  expect(holdsDate({ ...exchange, request: { filter } })).toBe(false)
})

it('every exchange that holds a date begins with the time, unless it is refused before it is read', () => {
  const timeless = interactions().filter(
    ({ outcome }) => holdsDate(outcome) && outcome.given[0]?.name !== callerStates.time().name,
  )
  expect(timeless.filter(({ isDerived, outcome }) => !isDerived || 'data' in outcome.answer)).toEqual([])
})
