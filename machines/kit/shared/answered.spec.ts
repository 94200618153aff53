import { describe, expect, it } from 'vitest'
import { assign, createActor, setup } from 'xstate'
import { transitionsOf } from '../chart/transitions.ts'
import { answered } from './answered.ts'
import { answer, port } from './port.ts'
import { type ApiFailure, ok, type Result } from './result.ts'
import { networkDown, wrongCredentials } from './testing/answers.ts'
import { settle } from './testing/test-clock.ts'
import { faultsOf } from './testing/well-formed.ts'

const ports = { count: port<void, Result<number>>('count'), ring: port<void, void>('ring') }

const parts = setup({
  types: { context: {} as { count: number; why: string; tried: boolean } },
  actors: ports,
  actions: {
    setCount: assign((_, count: number) => ({ count })),
    setWhy: assign((_, { tag }: ApiFailure) => ({ why: tag })),
    setText: assign((_, why: string) => ({ why })),
    setTried: assign({ tried: true }),
    setMaybe: assign((_, why: string | undefined) => ({ why: why ?? '' })),
  },
  guards: {
    isMany: (_, count: number) => count > 10,
    isBackend: (_, { tag }: ApiFailure) => tag === 'backend',
    isTried: ({ context }) => context.tried,
  },
})

const machine = parts.createMachine({
  id: 'counting',
  context: { count: 0, why: '', tried: false },
  initial: 'counting',
  states: {
    counting: {
      description: 'It is counted.',
      invoke: {
        id: 'count',
        src: 'count',
        onDone: answered({
          ok: [
            { guard: 'isMany', target: 'many', actions: ['setTried', 'setCount'] },
            { target: 'few', actions: 'setCount' },
          ],
          failed: [
            { guard: 'isBackend', target: 'refused', actions: ['setWhy', { type: 'setCount', params: -1 }] },
            'unknown',
          ],
        }),
      },
    },
    many: { description: 'More than ten.' },
    few: { description: 'Ten at most.' },
    refused: { description: 'The server said no.' },
    unknown: { description: 'Nobody answered.' },
  },
})

const ended = async (result: Result<number>) => {
  const actor = createActor(machine.provide({ actors: { count: answer(ports.count, async () => result) } }))
  actor.start()
  await settle()
  const { value, context } = actor.getSnapshot()
  return [value, context]
}

describe('an answer', () => {
  it('leads where its value leads, which guards and actions are given', async () => {
    expect(await ended(ok(12))).toEqual(['many', { count: 12, why: '', tried: true }])
    expect(await ended(ok(3))).toEqual(['few', { count: 3, why: '', tried: false }])
  })

  it('leads where its failure leads, which guards and actions are given', async () => {
    expect(await ended(wrongCredentials)).toEqual(['refused', { count: -1, why: 'backend', tried: false }])
    expect(await ended(networkDown)).toEqual(['unknown', { count: 0, why: '', tried: false }])
  })

  it('never leads to the other side, also where no guard of its own holds', async () => {
    const narrow = parts.createMachine({
      id: 'narrow',
      context: { count: 0, why: '', tried: false },
      initial: 'counting',
      states: {
        counting: {
          invoke: {
            id: 'count',
            src: 'count',
            onDone: answered({ ok: { guard: 'isMany', target: 'ended' }, failed: 'ended' }),
          },
        },
        ended: {},
      },
    })
    const actor = createActor(narrow.provide({ actors: { count: answer(ports.count, async () => ok(3)) } }))
    actor.start()
    await settle()
    expect(actor.getSnapshot().value).toBe('counting')
  })

  it('is said by the chart, and keeps its rules', () => {
    expect(transitionsOf(machine).map(({ label }) => label)).toEqual([
      'count is done [ok, isMany]',
      'count is done [ok]',
      'count is done [failed, isBackend]',
      'count is done [failed]',
    ])
    expect(faultsOf(machine)).toEqual([])
  })

  it('compiles only with names that take what they are given', () => {
    const states = { few: {} }
    const of = { context: { count: 0, why: '', tried: false }, initial: 'few', states } as const
    const ask = { id: 'count', src: 'count' } as const
    const wrong = () => {
      // @ts-expect-error: no such action
      parts.createMachine({ ...of, invoke: { ...ask, onDone: answered({ ok: { actions: 'setCuont' }, failed: [] }) } })
      // @ts-expect-error: takes the failure
      parts.createMachine({ ...of, invoke: { ...ask, onDone: answered({ ok: { actions: 'setWhy' }, failed: [] }) } })
      // @ts-expect-error: takes the value
      parts.createMachine({ ...of, invoke: { ...ask, onDone: answered({ ok: [], failed: { actions: 'setCount' } }) } })
      // @ts-expect-error: takes another thing than the value
      parts.createMachine({ ...of, invoke: { ...ask, onDone: answered({ ok: { actions: ['setText'] }, failed: [] }) } })
      // @ts-expect-error: takes another thing or nothing, and would be given the value
      parts.createMachine({ ...of, invoke: { ...ask, onDone: answered({ ok: { actions: 'setMaybe' }, failed: [] }) } })
      // @ts-expect-error: no such guard
      parts.createMachine({ ...of, invoke: { ...ask, onDone: answered({ ok: { guard: 'isMnay' }, failed: [] }) } })
      // @ts-expect-error: takes the failure
      parts.createMachine({ ...of, invoke: { ...ask, onDone: answered({ ok: { guard: 'isBackend' }, failed: [] }) } })
      // @ts-expect-error: a failure leads somewhere too
      parts.createMachine({ ...of, invoke: { ...ask, onDone: answered({ ok: 'few' }) } })
      // @ts-expect-error: an alarm answers nothing
      parts.createMachine({ ...of, invoke: { id: 'ring', src: 'ring', onDone: answered({ ok: 'few', failed: [] }) } })
    }
    // The last is as the others, and compiles.
    parts.createMachine({ ...of, invoke: { ...ask, onDone: answered({ ok: { actions: 'setCount' }, failed: [] }) } })
    expect(wrong).toBeTypeOf('function')
  })
})
