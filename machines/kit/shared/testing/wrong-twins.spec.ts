import { describe, expect, it } from 'vitest'
import { type AnyStateMachine, assign, createActor, createMachine } from 'xstate'
import { confirmFlow, confirmMachine } from '../../../frame/confirm/confirm.machine.ts'
import { changePasswordMachine } from '../../../sign-in/change-password/change-password.machine.ts'
import type { JournalEvent } from '../../journal/journal.types.ts'
import type { Flow } from '../../journal/registry.ts'
import type { Question } from '../question.ts'
import type { SecretRef } from '../secret.ts'
import { expectChartIsFresh } from './chart.ts'
import { expectLiveEqualsReplayed } from './expectations.ts'
import { leaksIn } from './leaks.ts'
import { run } from './scenario.ts'
import { testVault } from './test-vault.ts'
import { expectWalkable } from './walking.ts'

/** A wrong twin is a real machine that breaks one promise on purpose. */

const question: Question = {
  replyTo: 'nobody',
  id: 'q',
  title: 'Ta bort?',
  text: '',
  confirm: 'Ja',
  cancel: 'Nej',
} as never
const ask = { type: 'confirm.ask', ...question } as const
const alphabet: readonly JournalEvent[] = [
  { type: 'xstate.init' },
  { ...ask },
  { type: 'confirm.answer', answer: 'confirmed' },
  { type: 'confirm.forget' },
]

/** The dialog's flow with parts of its machine replaced. */
const twin = (parts: Parameters<typeof confirmMachine.provide>[0]): Flow => ({
  ...(confirmFlow as unknown as Flow),
  machine: confirmMachine.provide(parts) as unknown as AnyStateMachine,
})

/** The dialog's flow without a transition. */
function without(state: 'open' | 'closed', event: string): Flow {
  const { config, implementations } = confirmMachine
  const { [state]: broken = {}, ...others } = config.states ?? {}
  const on = Object.fromEntries(Object.entries(broken.on ?? {}).filter(([type]) => type !== event))
  // Keeps the order of the states, which the chart shows.
  const states = state === 'closed' ? { closed: { ...broken, on }, ...others } : { ...others, open: { ...broken, on } }
  return {
    ...(confirmFlow as unknown as Flow),
    machine: createMachine({ ...config, states } as never, implementations as never),
  }
}

const confirming = () => expectWalkable(confirmFlow as unknown as Flow, [], alphabet)

describe('a wrong twin of the confirmation dialog is caught', () => {
  it('but the dialog itself is not', confirming)

  it.each([
    ['without which others are out of reach', 'closed', 'confirm.ask', 'transitions that no generated path takes'],
    ['that is the only one of its event', 'open', 'confirm.forget', 'events that the chart does not listen to'],
  ] as const)('when a transition is removed %s', async (_, state, event, why) => {
    await expect(expectWalkable(without(state, event), [], alphabet)).rejects.toThrow(why)
  })

  // With UPDATE_CHARTS, a stale chart would be written.
  it.skipIf(process.env.UPDATE_CHARTS === '1')(
    'when a transition is removed that another state has as well',
    async () => {
      const chart = new URL('../../../frame/confirm/confirm.spec.ts', import.meta.url).href
      await expect(expectChartIsFresh(without('open', 'confirm.ask').machine, chart)).rejects.toThrow('stale')
    },
  )

  it('when a guard reads the clock', async () => {
    const clock = { now: () => Date.now() }
    const late = twin({ guards: { isLast: ({ context }) => context.questions.length === 1 && clock.now() > 0 } })
    await expect(expectWalkable(late, [], alphabet)).rejects.toThrow('A fold called Date.now')
  })

  it('when a guard reads the snapshot of an actor', async () => {
    const child = createActor(createMachine({ initial: 'open', states: { open: {} } }))
    const reading = twin({ guards: { isLast: () => child.getSnapshot().matches('open') } })
    await expect(expectWalkable(reading, [], alphabet)).rejects.toThrow('A fold called Actor.getSnapshot')
  })

  it('when an action calls out', async () => {
    const api = { tell: (question: Question) => void fetch(`/asked/${question.id}`) }
    const calling = twin({
      actions: {
        keep: assign(({ context }, question: Question) => {
          api.tell(question)
          return { questions: [...context.questions, question] }
        }),
      },
    })
    await expect(expectWalkable(calling, [], alphabet)).rejects.toThrow('fetch')
  })

  it('when an action counts outside of the context', async () => {
    let asked = 0
    const counting = twin({
      actions: {
        keep: assign(({ context }, question: Question) => {
          asked += 1
          return { questions: [...context.questions, { ...question, title: `${asked}` }] }
        }),
      },
    })
    await expect(expectWalkable(counting, [], alphabet)).rejects.toThrow('event by event')
  })

  it('when an action changes the event', async () => {
    const changing = twin({
      actions: {
        keep: assign(({ context }, question: Question) => {
          Object.assign(question, { title: '' })
          return { questions: [...context.questions, question] }
        }),
        forgetFirst: assign(({ context }) => {
          ;(context.questions as Question[]).shift()
          return {}
        }),
      },
    })
    await expect(expectWalkable(changing, [], alphabet)).rejects.toThrow(
      /read only|not extensible|Cannot (assign|delete|add)/,
    )
  })
})

it('an event that is changed after it was sent throws', async () => {
  const event = { ...ask }
  await run(confirmFlow, { play: ({ actor }) => actor.send(event as never) })
  expect(() => Object.assign(event, { title: 'Något annat' })).toThrow('read only')
})

describe('a forgotten redaction is found', () => {
  const vault = testVault()
  const password = 'hunter2-för-länge-sedan'
  const current: SecretRef = vault.keepSame(password)

  it('not in a journal that holds references', () => {
    expect(leaksIn([{ stream: 'changePassword', event: { type: 'password.submit', current, next: current } }])).toEqual(
      [],
    )
  })

  it('in a password that a component sends as it is', async () => {
    const flow = {
      id: 'changePassword',
      version: 1,
      machine: changePasswordMachine,
      upcasters: {},
      redactions: {},
      resume: 'afresh',
    } as const
    const careless = expectLiveEqualsReplayed(
      flow as never,
      {
        input: { EnforceBankIDAuth: false },
        play: ({ actor }: { actor: { send(event: object): void } }) => {
          actor.send({ type: 'password.open' })
          actor.send({ type: 'password.edit', text: password })
        },
      } as never,
    )
    await expect(careless).rejects.toThrow('secrets in the journal')
  })

  it.each(['19811228-9874', '811228-9874', '198112289874', 'pnr=8112289874;'])('in the personal number %s', number => {
    const event = { type: 'xstate.done.actor.load', output: { tag: 'ok', value: [{ deep: number }] } }
    expect(leaksIn([{ stream: 'form', event }])).toHaveLength(1)
  })

  it.each(['556036-0793', '811228-9875', '1790000000000'])('and not in %s', number => {
    expect(leaksIn([{ stream: 'form', event: { type: 'x', number } }])).toEqual([])
  })
})
