import type {
  ActorLogic,
  ActorSystem,
  ActorSystemInfo,
  AnyActorLogic,
  AnyActorRef,
  AnyStateMachine,
  EventObject,
  Snapshot,
} from 'xstate'
import type { JournalEvent } from '../../journal/journal.types.ts'

type PuppetSnapshot = Snapshot<unknown> & { readonly input: unknown }
type Puppet = ActorLogic<PuppetSnapshot, PuppetEvent | EventObject, unknown, ActorSystem<ActorSystemInfo>>
type PuppetEvent =
  | { readonly type: 'puppet.done'; readonly output: unknown }
  | { readonly type: 'puppet.failed'; readonly error: unknown }

/** Receives what becomes of a puppet. */
export interface Puppeteer {
  begun(puppet: AnyActorRef, input: unknown): void
  stopped(puppet: AnyActorRef): void
}

/**
 * Returns an actor that does nothing by itself: it answers when it is sent `puppet.done`, at once
 * and without a promise. Like a call, it begins again when it is restored.
 */
export function puppet(puppeteer?: Puppeteer): Puppet {
  return {
    transition: (state, event, { self }) => {
      if (state.status !== 'active') return state
      if (event.type === 'xstate.stop') {
        puppeteer?.stopped(self)
        return { ...state, status: 'stopped' }
      }
      if (event.type === 'puppet.done') {
        puppeteer?.stopped(self)
        return { ...state, status: 'done', output: (event as Extract<PuppetEvent, { output: unknown }>).output }
      }
      if (event.type === 'puppet.failed') {
        puppeteer?.stopped(self)
        return { ...state, status: 'error', error: (event as Extract<PuppetEvent, { error: unknown }>).error }
      }
      return state
    },
    start: (state, { self }) => {
      if (state.status === 'active') puppeteer?.begun(self, state.input)
    },
    getInitialSnapshot: (_, input) => ({ status: 'active', output: undefined, error: undefined, input }),
    getPersistedSnapshot: state => state,
    restoreSnapshot: state => state as PuppetSnapshot,
  }
}

/** Returns a machine whose actors are puppets, and whose effects do nothing. */
export function puppetTheatre<TMachine extends AnyStateMachine>(
  machine: TMachine,
  castOf: (name: string, logic: AnyActorLogic) => AnyActorLogic = () => puppet(),
  isCut: (action: unknown) => boolean = isOutside,
): TMachine {
  const { actors, actions } = machine.implementations
  const cast = Object.entries(actors).map(([name, logic]) => [name, castOf(name, logic as AnyActorLogic)])
  const effects = Object.entries(actions).filter(([, action]) => isCut(action))
  return machine.provide({
    actors: Object.fromEntries(cast),
    actions: Object.fromEntries(effects.map(([name]) => [name, () => {}])),
  } as never) as TMachine
}

/**
 * True for an effect of the runtime. XState's own actions, such as `assign`, are resolved within
 * the fold.
 */
export const isEffect = (action: unknown): boolean => typeof action === 'function' && !('resolve' in action)

/**
 * True for what a single flow on the stage must not do. `sendTo` is such: a flow sends an event to
 * itself by it when the flow that is to hold the event does not run.
 */
const isOutside = (action: unknown): boolean =>
  isEffect(action) || (typeof action === 'function' && Reflect.get(action, 'type') === 'xstate.sendTo')

/**
 * Gives an actor of puppets an event of its journal. The end of a child is the puppet's answer, so
 * that the child ends as well.
 */
export function give(actor: AnyActorRef, event: JournalEvent): void {
  const [, end] = /^xstate\.(done|error)\.actor\./.exec(event.type) ?? []
  if (end === undefined) {
    actor.send(event)
    return
  }
  const child: AnyActorRef | undefined = actor.getSnapshot().children[String(event.actorId)]
  if (end === 'done') child?.send({ type: 'puppet.done', output: event.output })
  else child?.send({ type: 'puppet.failed', error: event.error })
}
