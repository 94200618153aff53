import { expect, it } from 'vitest'
import { actionsFor, nextOf, reachable, refusalOf } from '../../life/life.ts'
import { payrollErrors } from '../errors.ts'
import { advanceLife } from './advance-life.ts'

const states = reachable(advanceLife, [{ status: 'REGISTERED' }])

it('an advance is ordered or taken back once, and then waits to be paid and deducted', () => {
  expect(states.map(state => [state.status, nextOf(advanceLife, state)])).toEqual([
    ['REGISTERED', 'order'],
    ['ORDERED', 'settle'],
    ['PAID', 'deduct'],
    ['SETTLED', null],
  ])
  for (const state of states)
    for (const action of ['order', 'takeBack'] as const)
      expect([state, refusalOf(advanceLife, state, action)]).toEqual([
        state,
        state.status === 'REGISTERED' ? undefined : payrollErrors.advanceSettled.message,
      ])
})

it('nothing is offered of it without its right', () => {
  const offered = (right: string) => actionsFor(advanceLife, { status: 'REGISTERED' }, each => each === right)
  expect([offered('ForskUtb.Write'), offered('ForskUtb.Read')]).toEqual([['order', 'takeBack'], []])
})
