import { expect } from 'vitest'
import type { AnyActorRef, AnyStateMachine, PromiseActorLogic } from 'xstate'
import { errors } from '#contracts/errors.ts'
import type { Flow } from '../../journal/registry.ts'
import { changesIn, isActing, refusalIn, shownIn, subjectIn } from '../act.select.ts'
import type { ActMachine } from '../act.ts'
import { answer } from '../port.ts'
import { failure, ok, type Result } from '../result.ts'
import { inTurn, networkDown } from './answers.ts'
import type { Scenario, Scenarios } from './scenario.ts'
import { settle } from './test-clock.ts'
import { verifyFlow } from './verify-flow.ts'

/** What the scenarios of actions need. */
export interface ActExamples<Act, Value, Subject, Change extends object> {
  /** The spec's `import.meta.url`. The chart's file lies beside the spec. */
  readonly spec: string
  /** An action that is asked about. */
  readonly asked?: Act
  /** An action that is done at once. */
  readonly plain?: Act
  /** The value of both. */
  readonly value: Value
  /** The subject of the dialog, and an action that is written in it. */
  readonly dialog?: { readonly subject: Subject; readonly act: Act }
  /** A value that is shown until that is closed. */
  readonly shown?: Value
  readonly change?: Change
  /** Scenarios of these actions alone. */
  readonly scenarios?: Scenarios<ActMachine<Act, Value, Subject, Change>>
}

const refused = failure({ tag: 'backend' as const, ...errors.fieldsRefused })

/** Returns the scenarios of the actions that `actOf` made, which take every transition. */
export function actScenarios<Act extends object, Value, Subject, Change extends object>(
  flow: Flow<ActMachine<Act, Value, Subject, Change>>,
  { asked, plain, value, dialog, shown, change }: Omit<ActExamples<Act, Value, Subject, Change>, 'spec'>,
): Record<string, Scenario<AnyStateMachine>> {
  const keys: string[] = []
  const live =
    (...answers: readonly Result<Value>[]) =>
    () => {
      keys.length = 0
      const machine: AnyStateMachine = flow.machine
      const next = inTurn(...answers)
      const declared = machine.implementations.actors.doAct as PromiseActorLogic<
        Result<Value>,
        { readonly key: string }
      >
      return machine.provide({
        actors: {
          doAct: answer(declared, ({ input }) => {
            keys.push(input.key)
            return next()
          }),
        },
      })
    }
  const start = (act: Act, key: string) => ({ type: 'act.start', act, key })
  const say = (reply: 'confirmed' | 'cancelled', id: string = flow.id) => ({
    type: 'confirm.answered',
    id,
    answer: reply,
  })
  const seen = (actor: AnyActorRef) => {
    const snapshot = actor.getSnapshot()
    return { isActing: isActing(snapshot), changes: changesIn(snapshot), subject: subjectIn(snapshot) }
  }
  const told = (actor: AnyActorRef) => {
    const facts: unknown[] = []
    actor.on('act.done', fact => void facts.push(fact))
    return facts
  }
  /** Does it three times: the first answer is lost, the second a refusal. */
  const thrice = async (actor: AnyActorRef, act: Act) => {
    for (const key of ['a', 'b', 'c']) {
      actor.send(start(act, key))
      if (act === asked) actor.send(say('confirmed'))
      await settle()
      expect(refusalIn(actor.getSnapshot()) === null).toBe(key === 'c')
    }
    expect(keys, 'the key of a lost answer is used again, and that of a refusal is not').toEqual(['a', 'a', 'c'])
    expect(seen(actor)).toEqual({ isActing: false, changes: 1, subject: null })
  }

  return {
    ...(asked && {
      'an action is done once that it is confirmed, and others wait': {
        live: live(ok(value)),
        async play({ actor }) {
          const facts = told(actor)
          actor.send(start(asked, 'cancelled'))
          actor.send(say('cancelled'))
          actor.send(start(asked, 'another'))
          actor.send(say('confirmed', 'anotherQuestion'))
          actor.send(start(asked, 'a'))
          expect(seen(actor)).toMatchObject({ isActing: false })
          actor.send(start(asked, 'ignored'))
          actor.send(say('confirmed'))
          expect(seen(actor)).toMatchObject({ isActing: true })
          actor.send(start(asked, 'ignored'))
          await settle()
          expect(keys).toEqual(['a'])
          expect(facts).toEqual([{ type: 'act.done', act: asked, value }])
          expect(seen(actor)).toEqual({ isActing: false, changes: 1, subject: null })
        },
      },
      'an action whose answer was lost is asked about and done again, by its key': {
        live: live(networkDown, refused, ok(value)),
        play: ({ actor }) => thrice(actor, asked),
      },
    }),
    ...(plain && {
      'an action that needs no question is done at once, by its key': {
        live: live(networkDown, refused, ok(value)),
        play: ({ actor }) => thrice(actor, plain),
      },
    }),
    ...(dialog && {
      'the dialog stays open until the action that is written in it is done': {
        live: live(networkDown, refused, ok(value)),
        async play({ actor }) {
          const open = { type: 'act.open', subject: dialog.subject }
          actor.send(open)
          expect(seen(actor)).toEqual({ isActing: false, changes: 0, subject: dialog.subject })
          actor.send({ type: 'act.close' })
          expect(seen(actor)).toMatchObject({ subject: null })
          actor.send(open)
          actor.send(start(dialog.act, 'x'))
          actor.send({ type: 'act.close' })
          expect(seen(actor)).toEqual({ isActing: true, changes: 0, subject: dialog.subject })
          await settle()
          expect(seen(actor)).toEqual({ isActing: false, changes: 0, subject: dialog.subject })
          actor.send(start(dialog.act, 'y'))
          await settle()
          expect(refusalIn(actor.getSnapshot())).not.toBeNull()
          actor.send(start(dialog.act, 'z'))
          expect(refusalIn(actor.getSnapshot())).toBeNull()
          await settle()
          expect(keys).toEqual(['x', 'x', 'z'])
          expect(seen(actor)).toEqual({ isActing: false, changes: 1, subject: null })
        },
      },
    }),
    ...(shown !== undefined && {
      'a value is shown with its action until it is closed': {
        live: live(ok(shown)),
        async play({ actor }) {
          const act = plain ?? asked
          if (!act) throw new Error('A value is shown of an action')
          actor.send(start(act, 'a'))
          if (act === asked) actor.send(say('confirmed'))
          await settle()
          expect(shownIn(actor.getSnapshot())).toEqual({ act, value: shown })
          actor.send({ type: 'act.close' })
          expect(shownIn(actor.getSnapshot())).toBeNull()
        },
      },
    }),
    ...(change && {
      'a change elsewhere is counted': {
        live: live(),
        play({ actor }) {
          actor.send({ ...change, type: 'act.changed' })
          expect(seen(actor)).toMatchObject({ changes: 1 })
        },
      },
    }),
  }
}

/**
 * Verifies a flow that `actOf` made: the scenarios of all actions, and those of its own. See
 * `verifyFlow`.
 */
export function verifyAct<Act extends object, Value, Subject = never, Change extends object = never>(
  flow: Flow<ActMachine<Act, Value, Subject, Change>>,
  { spec, scenarios, ...examples }: ActExamples<Act, Value, Subject, Change>,
): void {
  verifyFlow(flow as unknown as Flow, { spec, scenarios: { ...actScenarios(flow, examples), ...scenarios } as never })
}
