import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Actor } from 'xstate'
import type { SnackbarEvent } from '../../kit/shared/message.ts'
import { expectLiveEqualsReplayed } from '../../kit/shared/testing/expectations.ts'
import type { Scenario, Scenarios } from '../../kit/shared/testing/scenario.ts'
import { settle, type TestClock } from '../../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { snackbarFlow, snackbarMachine } from './snackbar.machine.ts'
import { countdownOn } from './snackbar.ports.ts'
import { countdown, keptTime, snackbarNumber, visibleSnackbar } from './snackbar.select.ts'

type Snackbar = typeof snackbarMachine
type Shown = ReturnType<typeof visibleSnackbar>

const show = (text: string, timeout?: number) =>
  ({ type: 'snackbar.show', kind: 'INFO', text, ...(timeout !== undefined && { timeout }) }) satisfies SnackbarEvent
const dismiss: SnackbarEvent = { type: 'snackbar.dismiss' }
const live = (clock: TestClock) => snackbarMachine.provide({ actors: { countdown: countdownOn(clock) } })
const leftOf = (actor: Actor<Snackbar>) => countdown(actor.getSnapshot())?.getSnapshot().context
const pause = (actor: Actor<Snackbar>) => actor.send({ type: 'snackbar.pause', left: leftOf(actor) ?? 0 })
const textOf = (actor: Actor<Snackbar>) => visibleSnackbar(actor.getSnapshot())?.text ?? null

/** A message that is on display for exactly `ms` milliseconds. */
const isShownFor = (ms: number, message: ReturnType<typeof show>): Scenario<Snackbar> => ({
  live,
  async play({ actor, clock }) {
    actor.send(message)
    await clock.pass(ms - 1)
    expect(textOf(actor)).toBe(message.text)
    await clock.pass(1)
    expect(textOf(actor)).toBe(null)
  },
})

const scenarios: Scenarios<Snackbar> = {
  'shows a message for 10 s': isShownFor(10_000, show('Rensning slutförd.')),
  'shows a text of 100 characters for 10 s': isShownFor(10_000, show('a'.repeat(100))),
  'shows a text of 101 characters for 20 s': isShownFor(20_000, show('a'.repeat(101))),
  'shows a text of 101 characters that asks for 10 s for 20 s': isShownFor(20_000, show('a'.repeat(101), 10_000)),
  'shows a text of 101 characters that asks for 10.001 s as long as it asks': isShownFor(
    10_001,
    show('a'.repeat(101), 10_001),
  ),
  'shows a short text that asks for 15 s for 15 s': isShownFor(15_000, show('Tomt personalregister', 15_000)),
  'shows a short text that asks for 3 s for 3 s': isShownFor(3_000, show('Sparat.', 3_000)),

  'carries the kind and the title': {
    live,
    play({ actor }) {
      actor.send({ type: 'snackbar.show', kind: 'ERROR', title: 'Tomt personalregister', text: 'Lägg till anställda.' })
      expect(visibleSnackbar(actor.getSnapshot())).toEqual({
        kind: 'ERROR',
        title: 'Tomt personalregister',
        text: 'Lägg till anställda.',
        timeout: 10_000,
      })
    },
  },

  'ignores a message without text': {
    live,
    async play({ actor, clock }) {
      actor.send(show(''))
      actor.send(show('  '))
      expect(actor.getSnapshot().value).toBe('hidden')
      actor.send(show('Sparat.'))
      await clock.pass(6_000)
      actor.send(show(''))
      expect(textOf(actor)).toBe('Sparat.')
      await clock.pass(4_000)
      expect(textOf(actor)).toBe(null)
    },
  },

  'replaces a visible message after 150 ms, and gives the new one its whole time': {
    live,
    async play({ actor, clock }) {
      actor.send(show('Den första'))
      await clock.pass(9_000)
      actor.send(show('Den andra'))
      expect(textOf(actor)).toBe(null)
      await clock.pass(149)
      expect(textOf(actor)).toBe(null)
      await clock.pass(1)
      expect(textOf(actor)).toBe('Den andra')
      await clock.pass(9_999)
      expect(textOf(actor)).toBe('Den andra')
      await clock.pass(1)
      expect(textOf(actor)).toBe(null)
    },
  },

  'shows only the newest of those that come while one leaves': {
    live,
    async play({ actor, clock }) {
      actor.send(show('Den första'))
      actor.send(show('Den andra'))
      await clock.pass(100)
      actor.send(show('Den tredje'))
      await clock.pass(50)
      expect(textOf(actor)).toBe('Den tredje')
    },
  },

  'tells two messages with the same text apart, and no number is spent on one without text': {
    live,
    async play({ actor, clock }) {
      actor.send(show('Sparat.'))
      const first = snackbarNumber(actor.getSnapshot())
      actor.send(show(''))
      expect(snackbarNumber(actor.getSnapshot())).toBe(first)
      actor.send(show('Sparat.'))
      await clock.pass(150)
      expect(snackbarNumber(actor.getSnapshot())).toBe(first + 1)
    },
  },

  'is dismissed while visible': {
    live,
    async play({ actor, clock }) {
      actor.send(show('Sparat.'))
      actor.send(dismiss)
      expect(textOf(actor)).toBe(null)
      await clock.pass(5_000)
      actor.send(show('Sparat igen.'))
      await clock.pass(9_999)
      expect(textOf(actor)).toBe('Sparat igen.')
    },
  },

  'counts its time down every 100 ms': {
    live,
    async play({ actor, clock }) {
      actor.send(show('Sparat.'))
      expect(leftOf(actor)).toBe(10_000)
      await clock.pass(99)
      expect(leftOf(actor)).toBe(10_000)
      await clock.pass(1)
      expect(leftOf(actor)).toBe(9_900)
      await clock.pass(9_800)
      expect(leftOf(actor)).toBe(100)
    },
  },

  'stands still while it is held, and then has the time that it had left': {
    live,
    async play({ actor, clock }) {
      actor.send(show('Sparat.'))
      await clock.pass(7_000)
      pause(actor)
      expect(keptTime(actor.getSnapshot())).toBe(3_000)
      expect(leftOf(actor)).toBeUndefined()
      await clock.pass(60_000)
      expect(textOf(actor)).toBe('Sparat.')
      actor.send({ type: 'snackbar.resume' })
      await clock.pass(2_999)
      expect(textOf(actor)).toBe('Sparat.')
      await clock.pass(1)
      expect(textOf(actor)).toBe(null)
    },
  },

  'is replaced and dismissed also while it is held, and the next one runs': {
    live,
    async play({ actor, clock }) {
      actor.send(show('Den första'))
      pause(actor)
      actor.send(show('Den andra'))
      await clock.pass(150)
      expect(textOf(actor)).toBe('Den andra')
      expect(leftOf(actor)).toBe(10_000)
      pause(actor)
      actor.send(dismiss)
      await settle()
      expect(textOf(actor)).toBe(null)
      expect(clock.waiting).toBe(0)
    },
  },

  'shows the notice of an empty staff register for 15 s, with its title': {
    live,
    async play({ actor, clock }) {
      actor.send({ ...show('Registret är tomt.', 15_000), title: 'Tomt personalregister' })
      expect(visibleSnackbar(actor.getSnapshot())?.title).toBe('Tomt personalregister')
      await clock.pass(14_999)
      expect(textOf(actor)).toBe('Registret är tomt.')
      await clock.pass(1)
      expect(textOf(actor)).toBe(null)
    },
  },

  'shows nothing more when dismissed while one replaces another': {
    live,
    async play({ actor, clock }) {
      actor.send(show('Den första'))
      actor.send(show('Den andra'))
      actor.send(dismiss)
      await clock.pass(1_000)
      expect(actor.getSnapshot().value).toBe('hidden')
      expect(actor.getSnapshot().context.shown).toBe(null)
    },
  },
}

verifyFlow(snackbarFlow, { spec: import.meta.url, scenarios })

type Step =
  | { readonly show: readonly [string, number | undefined] }
  | { readonly pass: number }
  | 'dismiss'
  | 'pause'
  | 'resume'

const text = fc.oneof(fc.constantFrom('', '  ', 'a'.repeat(101)), fc.string({ maxLength: 12 }))
const timeout = fc.option(fc.integer({ min: 1, max: 30_000 }), { nil: undefined })
const anySteps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({ show: fc.tuple(text, timeout) }),
    fc.record({ pass: fc.integer({ min: 0, max: 12_000 }) }),
    fc.constantFrom('dismiss' as const, 'pause' as const, 'resume' as const),
  ),
  { maxLength: 20 },
)

/** Takes the steps, and holds what was on display after every event against the rules. */
const keepingTheRules = (steps: readonly Step[]): Scenario<Snackbar> => ({
  live,
  async play({ actor, clock }) {
    let newest: string | null = null
    const seen: { visible: Shown; newest: string | null }[] = [
      { visible: visibleSnackbar(actor.getSnapshot()), newest },
    ]
    // Judged afterwards, for what an observer throws does not reach the one who sent.
    actor.subscribe(snapshot => seen.push({ visible: visibleSnackbar(snapshot), newest }))
    for (const step of steps) {
      if (step === 'dismiss') actor.send(dismiss)
      else if (step === 'pause') pause(actor)
      else if (step === 'resume') actor.send({ type: 'snackbar.resume' })
      else if ('pass' in step) await clock.pass(step.pass)
      else {
        const [text, timeout] = step.show
        if (text.trim() !== '') newest = text
        actor.send(show(text, timeout))
      }
    }
    for (const [place, { visible, newest }] of seen.entries()) {
      if (visible === null) continue
      expect(visible.text.trim()).not.toBe('')
      expect(visible.text).toBe(newest)
      // No message turns into another on display: the first is gone before the second comes.
      const before = seen[place - 1]?.visible
      if (before) expect(visible).toBe(before)
    }
  },
})

describe('any sequence of messages, dismissals and time', () => {
  it('shows one message at a time, the newest, with text, and replays to what it was', async () => {
    await fc.assert(
      fc.asyncProperty(anySteps, async steps => {
        await expectLiveEqualsReplayed(snackbarFlow, keepingTheRules(steps))
      }),
    )
  })
})
