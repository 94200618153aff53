import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  initialTransition,
  type SnapshotFrom,
  transition,
} from 'xstate'
import { failure, ok, type Result } from '../shared/result.ts'
import { type Entry, GAP, INIT } from './journal.types.ts'
import type { Flow } from './registry.ts'
import { upcast } from './upcast.ts'

/** One event and the state it led to. */
export interface ReplayStep<TMachine extends AnyStateMachine = AnyStateMachine> {
  readonly entry: Entry
  readonly snapshot: SnapshotFrom<TMachine>
}

/**
 * A child that the replayed state still holds. The parent's fold does not advance the child's own
 * state.
 */
export interface ReplayedChild {
  readonly id: string
  readonly ref: AnyActorRef
  /**
   * The `seq` of the parent's entry that started the child. Earlier entries in the stream of its
   * systemId belong to another child.
   */
  readonly since: number
  /**
   * How the child ended, when the parent's stream contains its end but the parent still holds it.
   * Such a child must not run again.
   */
  readonly settled?: { readonly status: 'done' | 'error'; readonly event: AnyEventObject }
}

export interface Replayed<TMachine extends AnyStateMachine = AnyStateMachine> {
  readonly steps: readonly ReplayStep<TMachine>[]
  readonly snapshot: SnapshotFrom<TMachine>
  readonly children: readonly ReplayedChild[]
}

/**
 * Folds a stream into its state: from the last `xstate.init` (a restarted actor begins again) until
 * the entries end or the machine is no longer active. Runs no effect and starts no actor. A failure
 * is a text that says why the stream cannot be replayed: no beginning, a gap, an unknown version,
 * or a fold that throws.
 */
export function replay<TMachine extends AnyStateMachine>(
  flow: Flow<TMachine>,
  entries: readonly Entry[],
): Result<Replayed<TMachine>, string> {
  try {
    const upcasted = upcast(flow, entries)
    if (upcasted.tag === 'failure') return upcasted
    // XState's types cannot express that folding a machine's stored events gives a snapshot of that
    // machine.
    return fold(flow.machine, upcasted.value) as Result<Replayed<TMachine>, string>
  } catch (cause) {
    return failure(`the fold threw ${cause instanceof Error ? cause.name : 'something'}`)
  }
}

function fold(machine: AnyStateMachine, entries: readonly Entry[]): Result<Replayed, string> {
  const beginning = entries.findLastIndex(entry => entry.event.type === INIT)
  const [first, ...rest] = beginning < 0 ? [] : entries.slice(beginning)
  if (first === undefined) return failure('it has no beginning')

  const children = followChildren()
  let [snapshot] = initialTransition(machine, first.event.input)
  const steps = [{ entry: first, snapshot }]
  children.after(snapshot.children, first)

  for (const entry of rest) {
    if (snapshot.status !== 'active') break
    if (entry.event.type === GAP) return failure('it has a gap')
    children.before(snapshot.children, entry)
    ;[snapshot] = transition(machine, snapshot, entry.event)
    steps.push({ entry, snapshot })
    children.after(snapshot.children, entry)
  }
  return ok({ steps, snapshot, children: children.of(snapshot.children) })
}

type Children = Readonly<Record<string, AnyActorRef | undefined>>

/**
 * Tracks what the children's snapshots do not contain: which entry started each child, and how it
 * ended.
 */
function followChildren() {
  const since = new Map<AnyActorRef, number>()
  const settled = new Map<AnyActorRef, NonNullable<ReplayedChild['settled']>>()
  return {
    before(children: Children, { event }: Entry): void {
      const status = /^xstate\.(done|error)\.actor\./.exec(event.type)?.[1]
      const child = children[String(event.actorId)]
      if (child !== undefined && (status === 'done' || status === 'error')) settled.set(child, { status, event })
    },
    after(children: Children, { seq }: Entry): void {
      for (const child of Object.values(children)) if (child !== undefined && !since.has(child)) since.set(child, seq)
    },
    of(children: Children): readonly ReplayedChild[] {
      return Object.entries(children).flatMap(([id, ref]) => {
        if (ref === undefined) return []
        const end = settled.get(ref)
        return [{ id, ref, since: since.get(ref) ?? 0, ...(end && { settled: end }) }]
      })
    },
  }
}
