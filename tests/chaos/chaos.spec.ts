import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { type AnyStateMachine, assign, createMachine } from 'xstate'
import { connectivityMachine } from '#machines/frame/connectivity/connectivity.machine.ts'
import { snackbarMachine } from '#machines/frame/snackbar/snackbar.machine.ts'
import { parseJournal } from '#machines/kit/journal/journal-file.ts'
import { isOk } from '#machines/kit/shared/result.ts'
import { composeMachine } from '#machines/messages/compose/compose.machine.ts'
import { rightsMachine } from '#machines/rights/rights.machine.ts'
import { sizeOf } from '../harness/thorough.ts'
import { type Alphabet, readAlphabets } from './alphabets.ts'
import type { Cast } from './cast.ts'
import { findBreach } from './chaos.ts'

type StateNodeConfig = AnyStateMachine['config']

/**
 * How many sequences are played, and from which seed on. The small run does not show what only a
 * rare sequence breaks.
 */
const runs = sizeOf({ small: 400, whole: 10_000 })
const seed = Number(process.env.CHAOS_SEED ?? 1)

let alphabets: Readonly<Record<string, Alphabet>>
beforeAll(() => {
  alphabets = readAlphabets()
})

it(`the application keeps its promises in ${runs} sequences`, { timeout: 3_600_000 }, async () => {
  const breach = await findBreach({ alphabets, runs, seed })
  if (!breach) return
  const { faults, moves, file, again } = breach
  expect.fail([...faults, `after ${moves}`, again, `its journal: ${file.pathname}`].join('\n'))
})

let counted = 0

/** Returns a machine whose state no longer listens to its ports. */
function withoutAnswer(machine: AnyStateMachine, path: readonly string[]): AnyStateMachine {
  const broken = (node: StateNodeConfig, [next, ...rest]: readonly string[]): StateNodeConfig =>
    next === undefined
      ? { ...node, invoke: { ...(node.invoke as object), onDone: undefined } as never }
      : { ...node, states: { ...node.states, [next]: broken(node.states?.[next] as StateNodeConfig, rest) } as never }
  return createMachine(broken(machine.config, path) as never, machine.implementations as never)
}

/** Machines that break a promise on purpose. */
const twins: readonly (readonly [breaks: string, twins: Partial<Cast>, fault: RegExp])[] = [
  [
    'drops a notice',
    { snackbar: snackbarMachine.provide({ guards: { hasText: (_, text) => text.length % 2 === 0 } }) },
    /the notice is lost/,
  ],
  [
    'repeats a write with another key',
    {
      compose: composeMachine.provide({
        actions: { beginIntent: assign((_, key: string) => ({ intent: { key, what: key } })) },
      }),
    },
    /writes twice/,
  ],
  [
    'does not listen to an answer',
    { rights: withoutAnswer(rightsMachine, ['loading', 'fetchingName']) },
    /rights is stuck in .*fetchingName/,
  ],
  [
    'counts outside of its journal',
    {
      snackbar: snackbarMachine.provide({
        actions: {
          keep: assign((_, shown) => {
            counted += 1
            return { shown, left: shown.timeout, count: counted }
          }),
        },
      }),
    },
    /snackbar is not as its journal folds/,
  ],
  [
    'throws',
    {
      connectivity: connectivityMachine.provide({
        actions: {
          [Object.keys(connectivityMachine.implementations.actions)[0] ?? '']: assign(() => {
            throw new Error('broken')
          }),
        },
      } as never),
    },
    /the application has failed: .*broken/,
  ],
]

describe('a wrong twin of a flow is found', () => {
  // Most are found in the first hundred sequences. Which they are depends on the alphabets.
  it.each(twins)('that %s', { timeout: 600_000 }, async (_, twins, fault) => {
    const breach = await findBreach({ alphabets, runs: 3000, seed: 1, twins, flow: Object.keys(twins)[0] ?? '' })
    expect(breach?.faults.join()).toMatch(fault)
    const file = parseJournal(readFileSync(breach?.file ?? '', 'utf8'))
    expect(isOk(file) && file.value.entries.length).toBeGreaterThan(0)
  })
})
