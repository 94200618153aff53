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
 * A child that the replayed state still holds. Its own state does not advance in its parent's fold.
 */
export interface ReplayedChild {
  readonly id: string
  readonly ref: AnyActorRef
  /**
   * The `seq` of the parent's entry that started it: what its systemId's stream held before is
   * another child's.
   */
  readonly since: number
  /**
   * How it ended, when its end is in the parent's stream though the parent keeps it. Such a child
   * must not run again.
   */
  readonly settled?: { readonly status: 'done' | 'error'; readonly event: AnyEventObject }
}

export interface Replayed<TMachine extends AnyStateMachine = AnyStateMachine> {
  readonly steps: readonly ReplayStep<TMachine>[]
  readonly snapshot: SnapshotFrom<TMachine>
  readonly children: readonly ReplayedChild[]
}

/**
 * Folds a stream into its state: from the last `xstate.init` (an actor that was stopped and started
 * again begins again) until the entries end or the machine is no longer active. Runs no effect and
 * starts no actor. A failure says in words why the stream cannot be replayed: no beginning, a gap,
 * an unknown version, a fold that throws.
 */
export function replay<TMachine extends AnyStateMachine>(
  flow: Flow<TMachine>,
  entries: readonly Entry[],
): Result<Replayed<TMachine>, string> {
  try {
    const upcasted = upcast(flow, entries)
    if (upcasted.tag === 'failure') return upcasted
    // The fold of a machine's own events is a snapshot of that machine, which XState's signatures
    // cannot say of stored ones.
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
 * Keeps what the fold knows of children and their snapshots do not: who started when, and who has
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
