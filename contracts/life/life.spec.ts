import { describe, expect, it } from 'vitest'
import {
  actionsFor,
  entered,
  isIn,
  life,
  mayBeDone,
  nextOf,
  no,
  part,
  reachable,
  refusalOf,
  refusedBy,
  stateAfter,
  statesFor,
  statusOf,
  stepsOf,
  to,
} from './life.ts'

const door = life({
  name: 'door',
  about: 'A door with a lock.',
  actions: { open: 'Payslips.Read', shut: 'Payslips.Read', lock: 'Payslips.Write', unlock: 'Payslips.Write' },
  parts: {
    lock: part<'unlocked' | 'locked', 'open' | 'lock' | 'unlock'>({
      unlocked: { next: 'lock', on: { open: 'stays', lock: to('locked'), unlock: 'never' } },
      locked: {
        status: 'L',
        on: { open: no('Dörren är låst.'), lock: no('Dörren är redan låst.'), unlock: to('unlocked') },
      },
    }),
    leaf: part<'shut' | 'open', 'open' | 'shut' | 'lock'>({
      shut: { status: 'S', next: 'open', on: { open: to('open'), shut: 'never', lock: 'stays' } },
      open: { status: 'O', next: 'shut', on: { open: 'never', shut: to('shut'), lock: no('Dörren är öppen.') } },
    }),
  },
})
const shut = { lock: 'unlocked', leaf: 'shut' } as const
const locked = { lock: 'locked', leaf: 'shut' } as const
const open = { lock: 'unlocked', leaf: 'open' } as const
const all = () => true

describe('a life', () => {
  it('refuses by the first part that does, with its words', () => {
    expect(refusedBy(door, locked, 'open')).toEqual({ part: 'lock', state: 'locked', text: 'Dörren är låst.' })
    expect(refusalOf(door, open, 'lock')).toBe('Dörren är öppen.')
    expect(refusalOf(door, shut, 'unlock')).toBe('')
    expect([refusalOf(door, shut, 'open'), mayBeDone(door, shut, 'open')]).toEqual([undefined, true])
  })

  it('has a state after each action that is taken, and none after another', () => {
    expect(stateAfter(door, shut, 'open')).toEqual(open)
    expect(stateAfter(door, shut, 'lock')).toEqual(locked)
    expect(() => stateAfter(door, locked, 'open')).toThrow('Dörren är låst.')
    // What has happened elsewhere is so, refused or not.
    expect([entered(door, shut, 'open'), entered(door, locked, 'open')]).toEqual([open, { ...locked, leaf: 'open' }])
  })

  it('offers what the state and the rights let be done, in the order of its actions', () => {
    expect(actionsFor(door, shut, all)).toEqual(['open', 'lock'])
    expect(actionsFor(door, shut, right => right === 'Payslips.Write')).toEqual(['lock'])
    expect(actionsFor(door, open, all)).toEqual(['shut'])
  })

  it('knows the next step, all steps, the status and the states of an action', () => {
    expect([nextOf(door, shut), nextOf(door, open), nextOf(door, locked)]).toEqual(['open', 'shut', 'open'])
    expect(stepsOf(door)).toEqual(['open', 'shut', 'lock'])
    expect([statusOf(door, shut), statusOf(door, locked)]).toEqual(['S', 'L'])
    expect(statesFor(door, 'lock', 'open')).toEqual(['unlocked'])
    expect(statesFor(door, 'lock', 'shut')).toEqual(['unlocked', 'locked'])
  })

  it('tells whether a thing is in one of several sets of states', () => {
    const quiet = [{ leaf: ['shut'], lock: ['locked'] }, { leaf: ['open'] }] as const
    expect([isIn<typeof door>(locked, quiet), isIn<typeof door>(open, quiet), isIn<typeof door>(shut, quiet)]).toEqual([
      true,
      true,
      false,
    ])
  })

  it('reaches the states that its actions lead to, and no others', () =>
    expect(reachable(door, [shut]).toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))).toEqual([
      locked,
      open,
      shut,
    ]))

  it('does not compile without a cell, or with an action that it does not have', () => {
    part<'on' | 'off', 'press'>({
      on: { on: { press: to('off') } },
      // @ts-expect-error the cell of press is missing
      off: { on: {} },
    })
    // @ts-expect-error the state off is missing
    part<'on' | 'off', 'press'>({ on: { on: { press: to('off') } } })
    // @ts-expect-error there is no state broken
    part<'on', 'press'>({ on: { on: { press: to('broken') } } })
    // @ts-expect-error the life has no action press
    life({ name: 'lamp', about: '', actions: { turn: 'Payslips.Read' }, parts: { light: lamp } })
  })
})

const lamp = part<'on', 'press'>({ on: { on: { press: 'stays' } } })
