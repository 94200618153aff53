import { describe, expect, it } from 'vitest'
import { createMachine, fromPromise, type StateNodeConfig } from 'xstate'
import { failureOf, isOk, type Result } from '../result.ts'
import { lostPresses } from './lost-presses.ts'

type State = StateNodeConfig<never, never, never, never, never, never, never, never, never, never>

const side = (words: string, holds: (result: Result<unknown>) => boolean) =>
  Object.assign(({ event }: { readonly event: { readonly output: Result<unknown> } }) => holds(event.output), { words })
const hasValue = side('ok', isOk)
const hasFailed = side('failed', result => failureOf(result as never) !== undefined)

const fetching = (shown: string) => ({
  invoke: {
    id: 'fetchIt',
    src: 'fetchIt',
    onDone: [
      { guard: hasValue, target: shown },
      { guard: hasFailed, target: 'failed' },
    ],
  },
})
const failed = { invoke: { id: 'networkReturn', src: 'networkReturn', onDone: 'loading' } }
const doing = { invoke: { id: 'act', src: 'act', onDone: { target: 'loading' } } }
const port = fromPromise(async () => null)
const lostIn = (states: object, deaf = {}) =>
  lostPresses(
    createMachine(
      { id: 'it', initial: 'loading', states: states as Record<string, State> } as never,
      {
        actors: { fetchIt: port, act: port, networkReturn: port },
      } as never,
    ),
    deaf,
  )

const changes = { 'it.changed': 'loading' }
const presses = { ...changes, 'it.act': 'doing' }

describe('a press while something is fetched again', () => {
  it('is lost where only the state with the answer takes it', () => {
    const loading = { ...fetching('shown'), on: changes }
    expect(lostIn({ loading, shown: { on: presses }, failed: { ...failed, on: presses }, doing })).toEqual([
      'it.loading drops it.act',
    ])
  })

  it('is lost where the fetch has failed, with what was fetched before on display', () => {
    const loading = { ...fetching('shown'), on: presses }
    expect(lostIn({ loading, shown: { on: presses }, failed, doing })).toEqual([
      'it.failed drops it.changed',
      'it.failed drops it.act',
    ])
  })

  it('is lost where another state has fetched before what is fetched here', () => {
    const first = { invoke: { ...fetching('waiting').invoke, id: 'fetchFirst' } }
    const waiting = { on: { 'it.opened': 'loading' } }
    const shown = { on: { 'it.act': 'doing' } }
    expect(lostIn({ first, waiting, loading: fetching('shown'), shown, failed: {}, doing })).toContain(
      'it.loading drops it.act',
    )
  })

  it('is lost where a timer begins the fetch, or a further fetch ends it', () => {
    const first = { invoke: { ...fetching('loading').invoke, src: 'fetchFirst', id: 'fetchFirst' } }
    const shown = { after: { 1000: 'first' }, on: { 'it.act': 'doing' } }
    const loading = fetching('shown')
    expect(lostIn({ first, loading, shown, failed: { ...failed, on: presses }, doing })).toEqual([
      'it.first drops it.act',
      'it.loading drops it.act',
    ])
  })

  it('is not lost where a state around both takes it', () => {
    const open = {
      initial: 'loading',
      on: { 'it.changed': '.loading', 'it.act': 'doing' },
      states: { loading: fetching('shown'), shown: {}, failed },
    }
    expect(lostIn({ loading: open, doing })).toEqual([])
  })

  it('may be dropped with a reason, which must be needed', () => {
    const states = {
      loading: { ...fetching('shown'), on: changes },
      shown: { on: presses },
      failed: { ...failed, on: presses },
      doing,
    }
    expect(lostIn(states, { 'it.loading': 'Nothing is on display.' })).toEqual([])
    expect(lostIn(states, { 'it.loading': 'Nothing is on display.', 'it.shown': 'No reason.' })).toEqual([
      'it.shown drops nothing',
    ])
  })
})
