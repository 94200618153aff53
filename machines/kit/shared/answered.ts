import {
  and,
  type DoneActorEvent,
  type EventObject,
  type MachineContext,
  type MetaObject,
  type ParameterizedObject,
  type ProvidedActor,
  type TransitionConfig,
  type WithDynamicParams,
} from 'xstate'
import { type Failure, failureOf, isOk, type Ok, type Result, valueIn } from './result.ts'

/** The names of the actions or guards that take the given params, or none. */
type Taking<Named extends ParameterizedObject, Given> = Named extends ParameterizedObject
  ? [Named['params']] extends [undefined]
    ? Named['type']
    : [Given] extends [Named['params']]
      ? Named['type']
      : never
  : never

/**
 * A transition. A guard or an action given only by name receives the value or the failure as its
 * params.
 */
interface Branch<
  Context extends MachineContext,
  Output,
  Given,
  Action extends ParameterizedObject,
  Guard extends ParameterizedObject,
> {
  readonly guard?: Taking<Guard, Given> | WithDynamicParams<Context, DoneActorEvent<Output>, Guard>
  readonly target?: string
  readonly reenter?: boolean
  readonly actions?: Some<
    Taking<Action, Given> | MadeOf<Action, Given> | WithDynamicParams<Context, DoneActorEvent<Output>, Action>
  >
}

/** An action whose params are computed from the given value. */
type MadeOf<Action extends ParameterizedObject, Given> = Action extends ParameterizedObject
  ? { readonly type: Action['type']; readonly of: (given: Given) => Action['params'] }
  : never

type Some<T> = T | readonly T[]

type ValueOf<Output> = Output extends Ok<infer Value> ? Value : never
type ReasonOf<Output> = Output extends Failure<infer Reason> ? Reason : never

/**
 * Returns the transitions of an `onDone` whose port returns a `Result`: those for the value, and
 * those for the failure. Of the branches of one side, the first whose guard holds is taken. A
 * target alone may stand for a branch, and an empty array for no transition.
 *
 * A guard or an action given only by name receives the value or the failure as its params. Naming
 * one with other params does not compile. `{ type, of }` computes the params.
 */
export const answered = <
  Context extends MachineContext,
  Output extends Result<unknown, unknown>,
  Event extends EventObject,
  Actor extends ProvidedActor,
  Action extends ParameterizedObject,
  Guard extends ParameterizedObject,
  Delay extends string,
  Emitted extends EventObject,
  Meta extends MetaObject,
>(sides: {
  readonly ok: Some<string | NoInfer<Branch<Context, Output, ValueOf<Output>, Action, Guard>>>
  readonly failed: Some<string | NoInfer<Branch<Context, Output, ReasonOf<Output>, Action, Guard>>>
}): TransitionConfig<Context, DoneActorEvent<Output>, Event, Actor, Action, Guard, Delay, Emitted, Meta>[] => {
  const { ok, failed } = sides as Record<'ok' | 'failed', Some<string | AnyBranch>>
  return [
    ...transitionsOf<Result<unknown>>(ok, valueIn, hasValue),
    ...transitionsOf<Result<unknown>>(failed, failureOf, hasFailed),
  ] as never
}

/**
 * Returns the transitions of an `onDone` whose actor returns anything but a `Result`. Guards and
 * actions given only by name receive the output, as with `answered`.
 */
export const withOutput = <
  Context extends MachineContext,
  Output,
  Event extends EventObject,
  Actor extends ProvidedActor,
  Action extends ParameterizedObject,
  Guard extends ParameterizedObject,
  Delay extends string,
  Emitted extends EventObject,
  Meta extends MetaObject,
>(
  branches: Some<string | NoInfer<Branch<Context, Output, Output, Action, Guard>>>,
): TransitionConfig<Context, DoneActorEvent<Output>, Event, Actor, Action, Guard, Delay, Emitted, Meta>[] =>
  transitionsOf<unknown>(branches as Some<string | AnyBranch>, output => output) as never

/** A guard with a label for the chart. */
export interface SpokenGuard {
  (args: { readonly event: DoneActorEvent<Result<unknown>> }): boolean
  readonly words: string
}

const spoken = (words: string, holds: (result: Result<unknown>) => boolean): SpokenGuard =>
  Object.assign(({ event }: { readonly event: DoneActorEvent<Result<unknown>> }) => holds(event.output), { words })

const hasValue = spoken('ok', isOk)
const hasFailed = spoken('failed', result => !isOk(result))

/** A branch after the compiler has checked it against its machine. */
interface AnyBranch {
  readonly guard?: Named
  readonly actions?: Some<Named>
}

type Named = string | { readonly type: string; readonly params?: unknown; readonly of?: (given: unknown) => unknown }

function transitionsOf<Output>(
  branches: Some<string | AnyBranch>,
  given: (output: Output) => unknown,
  isSide?: SpokenGuard,
): readonly object[] {
  const give = (named: Named) => {
    const { type, of = (it: unknown) => it, ...rest } = typeof named === 'string' ? { type: named } : named
    if ('params' in rest) return { type, ...rest }
    return { type, params: ({ event }: { readonly event: DoneActorEvent<Output> }) => of(given(event.output)) }
  }
  return [branches].flat().map(branch => {
    const { guard, actions = [], ...rest } = typeof branch === 'string' ? { target: branch } : branch
    const guards = [...(isSide ? [isSide] : []), ...(guard === undefined ? [] : [give(guard)])]
    return {
      ...rest,
      ...(guards.length > 0 && { guard: guards.length === 1 ? guards[0] : and(guards as never) }),
      actions: [actions].flat().map(each => give(each as Named)),
    }
  })
}
