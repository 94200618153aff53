import { expect } from 'vitest'
import type { AnyActorRef, AnyStateMachine, PromiseActorLogic } from 'xstate'
import type { ApiError } from '#contracts/common-errors.ts'
import { errors } from '#contracts/errors.ts'
import type { Flow } from '../../journal/registry.ts'
import { networkReturn } from '../network-return.ts'
import { answer } from '../port.ts'
import { failure, ok, type Result } from '../result.ts'
import { isFailed, isMissing, shownIn } from '../view.select.ts'
import type { ViewMachine } from '../view.ts'
import { inTurn, networkDown } from './answers.ts'
import type { Scenario, Scenarios } from './scenario.ts'
import { settle } from './test-clock.ts'
import { verifyFlow } from './verify-flow.ts'

/** What the scenarios of a view need. */
export interface ViewExamples<Key, Value, Change extends object> {
  /** The spec's `import.meta.url`. The chart's file lies beside the spec. */
  readonly spec: string
  /** A thing, and one that does not exist. */
  readonly key: Key
  readonly other: Key
  /** The thing, and as it is later. */
  readonly value: Value
  readonly later: Value
  /** The thing while something goes on, for a view that follows that. */
  readonly goingOn?: Value
  /** Returns what stays of a thing when another is shown. Nothing by default. */
  readonly kept?: (value: Value) => Value
  /** The error of a thing that does not exist, for a view that shows that. */
  readonly missing?: ApiError
  /** True when one that does not exist may come with a live event. */
  readonly mayCome?: boolean
  /** A live event about the thing, and one about another thing. */
  readonly change?: Change
  readonly otherChange?: Change
  /** Scenarios of this view alone. */
  readonly scenarios?: Scenarios<ViewMachine<Key, Value, Change>>
}

/**
 * Verifies a flow that `viewOf` made: the scenarios of every view, and those of its own. See
 * `verifyFlow`.
 */
export function verifyView<Key, Value, Change extends object = never>(
  flow: Flow<ViewMachine<Key, Value, Change>>,
  given: ViewExamples<Key, Value, Change>,
): void {
  const { key, other, value, later, goingOn, kept, missing, mayCome, change, otherChange, spec } = given
  const live =
    (isBack: boolean, ...answers: readonly Result<Value>[]) =>
    () => {
      const machine: AnyStateMachine = flow.machine
      const fetches = inTurn(...answers)
      const declared = machine.implementations.actors.fetchView as PromiseActorLogic<Result<Value>, Key>
      return machine.provide({
        actors: {
          fetchView: answer(declared, () => fetches()),
          networkReturn: answer(networkReturn, () => (isBack ? Promise.resolve() : new Promise<never>(() => {}))),
        },
      })
    }
  const shownBy = (actor: AnyActorRef) => shownIn(actor.getSnapshot())
  const gone = failure({ tag: 'backend' as const, ...(missing ?? errors.employeeMissing) })
  const show = { type: 'view.show', key }
  const changed = (said: object) => ({ ...said, type: 'view.changed' })

  const scenarios: Record<string, Scenario<AnyStateMachine>> = {
    'it stays on display while it is fetched again, and not while another is': {
      live: live(false, ok(value), ok(later), ok(later)),
      async play({ actor }) {
        actor.send(show)
        expect(shownBy(actor)).toBeNull()
        await settle()
        expect(shownBy(actor)).toEqual(value)
        actor.send({ type: 'view.reload' })
        actor.send(show)
        expect(shownBy(actor)).toEqual(value)
        await settle()
        expect(shownBy(actor)).toEqual(later)
        actor.send({ type: 'view.show', key: other })
        expect(shownBy(actor)).toEqual(kept?.(later) ?? null)
        await settle()
        actor.send({ type: 'view.leave' })
        expect(shownBy(actor)).toEqual(kept?.(later) ?? null)
      },
    },
    'one that cannot be fetched is fetched again on request': {
      live: live(false, networkDown, ok(value)),
      async play({ actor }) {
        actor.send(show)
        await settle()
        expect(isFailed(actor.getSnapshot())).toBe(true)
        actor.send({ type: 'view.reload' })
        await settle()
        expect([isFailed(actor.getSnapshot()), shownBy(actor)]).toEqual([false, value])
      },
    },
    'one that cannot be fetched is fetched again when the connection is back': {
      live: live(true, networkDown, ok(value)),
      async play({ actor }) {
        actor.send(show)
        await settle()
        expect(shownBy(actor)).toEqual(value)
      },
    },
    'one that does not exist is told apart from a failure where the view shows that': {
      live: live(false, ok(value), gone),
      async play({ actor }) {
        actor.send(show)
        await settle()
        actor.send({ type: 'view.reload' })
        await settle()
        expect([isMissing(actor.getSnapshot()), isFailed(actor.getSnapshot())]).toEqual([
          missing !== undefined,
          missing === undefined,
        ])
        expect(shownBy(actor)).toEqual(missing ? (kept?.(value) ?? null) : value)
      },
    },
    ...(goingOn && {
      'it is fetched again while something goes on': {
        live: live(false, ok(goingOn), ok(goingOn), ok(later), ok(value)),
        async play({ actor, clock }) {
          actor.send(show)
          await settle()
          await clock.pass(2000)
          expect(shownBy(actor)).toEqual(goingOn)
          await clock.pass(2000)
          expect(shownBy(actor)).toEqual(later)
          await clock.pass(60_000)
          expect(shownBy(actor)).toEqual(later)
        },
      },
    }),
    ...(mayCome &&
      change && {
        'one that does not exist comes with a change elsewhere': {
          live: live(false, gone, ok(value)),
          async play({ actor }) {
            actor.send(show)
            await settle()
            actor.send(changed(otherChange ?? {}))
            await settle()
            expect(isMissing(actor.getSnapshot())).toBe(true)
            actor.send(changed(change))
            await settle()
            expect(shownBy(actor)).toEqual(value)
          },
        },
      }),
    ...(change && {
      'a change elsewhere fetches it again, and one of another thing does not': {
        live: live(false, ok(value), ok(later)),
        async play({ actor }) {
          actor.send(show)
          await settle()
          actor.send(changed(otherChange ?? {}))
          await settle()
          expect(shownBy(actor)).toEqual(value)
          actor.send(changed(change))
          await settle()
          expect(shownBy(actor)).toEqual(later)
        },
      },
    }),
  }
  verifyFlow(flow as unknown as Flow, { spec, scenarios: { ...scenarios, ...given.scenarios } as never })
}
