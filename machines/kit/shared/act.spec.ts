import { describe, expect, it } from 'vitest'
import { type AnyEventObject, type AnyMachineSnapshot, createActor, setup, transition } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { errors } from '#contracts/errors.ts'
import { describeFlow } from '../journal/registry.ts'
import { type ActMachine, type Acts, actOf } from './act.ts'
import { answer, port } from './port.ts'
import { type ApiFailure, failure, ok, type Result } from './result.ts'
import { networkDown, sessionOver } from './testing/answers.ts'
import { expectEveryTransitionWalked, expectLiveEqualsReplayed } from './testing/expectations.ts'
import { run } from './testing/scenario.ts'
import { settle } from './testing/test-clock.ts'
import { type ActExamples, actScenarios } from './testing/verify-act.ts'
import { expectWalkable } from './testing/walking.ts'

interface Act {
  readonly act: 'remove' | 'rename' | 'invite'
  readonly name: string
}
interface Change {
  readonly name: string
}
type Parts = Partial<Acts<Act, string, Change>>

const remove: Act = { act: 'remove', name: 'one' }
const rename: Act = { act: 'rename', name: 'one' }
const invite: Act = { act: 'invite', name: 'one' }
const id = 'employeeActions'

const flowOf = (parts: Parts) =>
  describeFlow({
    machine: actOf<Act, string, string, Change>({
      id,
      noun: 'thing',
      doAct: port<Act & { readonly key: string }, Result<string>>('things.doAct'),
      doneText: ({ name }, value) => (value === 'silent' ? null : `${name} ${value}`),
      ...parts,
    }),
    version: 1,
    resume: 'afresh',
  })

const question = ({ act }: Act) => (act === 'remove' ? { title: 'Sure?', text: 'It goes.', confirm: 'Yes' } : null)
const whole: Parts = {
  question,
  dialog: 'A dialog takes another name.',
  shows: { description: 'A dialog shows the link.', isShown: value => value === 'link' },
  hears: ({ name }) => [['employeeView', { type: 'view.changed', FtgId: 'nordsken', AnstNr: name, Version: 1 }]],
  tells: () => [['employeeView', { type: 'view.reload' }]],
  reloads: () => [['voucher', { type: 'view.reload' }]],
  isPlaced: ({ fields }) => fields !== undefined,
  refusedText: value => (value === 'not allowed' ? 'It is not allowed.' : ''),
}

const kinds: Readonly<Record<string, readonly [Parts, Omit<ActExamples<Act, string, string, Change>, 'spec'>]>> = {
  'all that actions may have': [
    whole,
    {
      asked: remove,
      plain: invite,
      value: 'done',
      dialog: { subject: 'one', act: rename },
      shown: 'link',
      change: { name: 'one' },
    },
  ],
  'actions that are all asked about': [
    { question, isAlwaysAsked: true },
    { asked: remove, value: 'done' },
  ],
  'actions without a question': [{}, { plain: invite, value: 'done' }],
}

describe.each(Object.entries(kinds))('%s', (_, [parts, examples]) => {
  const flow = flowOf(parts)
  const scenarios = actScenarios(flow, examples)

  it.each(Object.keys(scenarios))('%s', async name => {
    const scenario = scenarios[name]
    if (scenario) await expectLiveEqualsReplayed(flow as never, scenario)
  })

  it('has every transition walked by the scenarios, and by generated paths', async () => {
    await expectEveryTransitionWalked(flow as never, scenarios)
    const played = []
    for (const scenario of Object.values(scenarios)) played.push(await run(flow as never, scenario))
    await expectWalkable(flow as never, played, [])
  })
})

describe('the paths through actions', () => {
  const { machine } = flowOf(whole)
  const done = (output: Result<string>) => ({ type: 'xstate.done.actor.doAct', output, actorId: 'doAct' })
  const events: readonly AnyEventObject[] = [
    { type: 'act.start', act: remove, key: 'a' },
    { type: 'act.start', act: rename, key: 'b' },
    { type: 'act.open', subject: 'one' },
    { type: 'act.close' },
    { type: 'confirm.answered', id, answer: 'confirmed' },
    { type: 'confirm.answered', id, answer: 'cancelled' },
    done(ok('done')),
    done(ok('link')),
    done(networkDown),
    done(failure({ tag: 'backend', ...errors.fieldsRefused })),
  ]
  const paths = getShortestPaths(machine as ActMachine<Act, string, string>, {
    events: events as never,
    limit: 5000,
    serializeState: ({ value, context: { changes: _, ...context } }) => JSON.stringify([value, context]),
    stopWhen: ({ context }) => context.changes > 0,
  })
  const states = paths.map(({ state }) => state)

  it('reach every state', () => {
    expect(new Set(states.map(({ value }) => value))).toEqual(new Set(['idle', 'writing', 'asking', 'acting', 'shown']))
  })

  it('never do what is asked about before it is confirmed, and never without a key', () => {
    for (const { state, steps } of paths) {
      if (state.value !== 'acting') continue
      const { act, intent, subject } = state.context
      expect([act === null, intent === null]).toEqual([false, false])
      const last = steps.at(-1)?.event as AnyEventObject | undefined
      if (act?.act === 'remove' && subject === null) expect(last).toMatchObject({ answer: 'confirmed' })
    }
  })

  it('leave nothing of an action behind that was cancelled or closed', () => {
    for (const each of states) {
      for (const event of events.filter(({ type, answer: given }) => type === 'act.close' || given === 'cancelled')) {
        const [after] = transition(machine as never, each as never, event as never) as [AnyMachineSnapshot, unknown]
        if (after.value === 'idle' && each.value !== 'idle')
          expect(after.context).toMatchObject({ act: null, subject: null, refusal: null, value: null })
      }
    }
  })
})

/** Plays an answer, and returns the events that the other flows received. */
async function toldAfter(answered: Result<string>): Promise<readonly unknown[]> {
  const told: unknown[] = []
  const mailbox = (name: string) =>
    setup({}).createMachine({ on: { '*': { actions: ({ event }) => void told.push([name, event]) } } })
  const machine = flowOf({ ...whole, question: () => null }).machine.provide({
    actors: { doAct: answer(port<Act & { readonly key: string }, Result<string>>('x'), async () => answered) } as never,
  })
  const names = ['snackbar', 'employeeView', 'voucher', 'session', 'connectivity']
  const root = createActor(
    setup({}).createMachine({
      invoke: [
        ...names.map(name => ({ id: name, systemId: name, src: mailbox(name) })),
        { id, systemId: id, src: machine },
      ] as never,
    }),
  ).start()
  root.system.get(id).send({ type: 'act.start', act: rename, key: 'a' })
  await settle()
  root.stop()
  return told
}

describe('what is told of an action', () => {
  const reload = [['voucher', { type: 'view.reload' }]]
  const reported = (reason: ApiFailure) => ['connectivity', { type: 'failure.reported', failure: reason }]

  it('is a message and the letters of its screens once that it is done', async () => {
    expect(await toldAfter(ok('renamed'))).toEqual([
      ...reload,
      ['employeeView', { type: 'view.reload' }],
      ['snackbar', { type: 'snackbar.show', kind: 'SUCCESS', text: 'one renamed' }],
    ])
    expect(await toldAfter(ok('silent'))).toEqual([...reload, ['employeeView', { type: 'view.reload' }]])
  })

  it('is why the backend did not do it, though it answered', async () => {
    expect(await toldAfter(ok('not allowed'))).toEqual([
      ...reload,
      ['employeeView', { type: 'view.reload' }],
      ['snackbar', { type: 'snackbar.show', kind: 'ERROR', text: 'It is not allowed.' }],
    ])
  })

  it('is its failure, but not one that the screen shows in its place', async () => {
    expect(await toldAfter(networkDown)).toEqual([reported(networkDown.failure), ...reload])
    expect(await toldAfter(sessionOver)).toEqual([['session', { type: 'session.ended' }]])
    const placed = failure({ tag: 'backend' as const, ...errors.fieldsRefused, fields: { name: 'Taken.' } })
    expect(await toldAfter(placed)).toEqual([reported({ tag: 'aborted', message: '' }), ...reload])
  })
})
