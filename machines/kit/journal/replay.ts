import {
  Actor,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  initialTransition,
  type SnapshotFrom,
  transition,
} from 'xstate'
import { failure, ok, type Result } from '../shared/result.ts'
import { type Checkpoint, type CheckpointChild, isCheckpoint } from './checkpoint.types.ts'
import { stateOf } from './checkpoint-state.ts'
import { CHECKPOINT, ENDED, type Entry, GAP, INIT } from './journal.types.ts'
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
  /** Undefined for a child without input. */
  readonly input: unknown
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

/** The state that the entries of a stream fold to. */
export interface Replayed<TMachine extends AnyStateMachine = AnyStateMachine> {
  readonly steps: readonly ReplayStep<TMachine>[]
  readonly snapshot: SnapshotFrom<TMachine>
  readonly children: readonly ReplayedChild[]
}

/**
 * Folds a stream into its state: from the last beginning, which is an `xstate.init` (a restarted
 * actor begins again) or a checkpoint, until the entries end or the machine is no longer active.
 * Runs no effect and starts no actor. A failure is a text that says why the stream cannot be
 * replayed: no beginning, a gap, an unknown version, or a fold that throws.
 */
export function replay<TMachine extends AnyStateMachine>(
  flow: Flow<TMachine>,
  entries: readonly Entry[],
): Result<Replayed<TMachine>, string> {
  try {
    const upcasted = upcast(flow, sinceBeginning(flow, entries))
    if (upcasted.tag === 'failure') return upcasted
    // XState's types cannot express that folding a machine's stored events gives a snapshot of that
    // machine.
    return fold(flow.machine, upcasted.value) as Result<Replayed<TMachine>, string>
  } catch (cause) {
    return failure(`the fold threw ${cause instanceof Error ? cause.name : 'something'}`)
  }
}

/**
 * Returns the entries that the state depends on. A checkpoint of another version is of no use,
 * because no upcaster converts a state, so the stream then begins at an earlier entry.
 */
function sinceBeginning({ version }: Flow, entries: readonly Entry[]): readonly Entry[] {
  const beginning = entries.findLastIndex(
    entry => entry.event.type === INIT || (entry.event.type === CHECKPOINT && entry.version === version),
  )
  if (beginning < 0) return []
  return entries.slice(beginning).filter(({ event }, place) => place === 0 || event.type !== CHECKPOINT)
}

function fold(machine: AnyStateMachine, entries: readonly Entry[]): Result<Replayed, string> {
  const [first, ...rest] = entries
  if (first?.event.type !== INIT && first?.event.type !== CHECKPOINT) return failure('it has no beginning')

  const children = followChildren()
  const snapshot = beginningOf(machine, first)
  if (isCheckpoint(first.event)) children.from(first.event)
  children.after(snapshot.children, first)
  return foldOn(machine, { snapshot, children, steps: [{ entry: first, snapshot }] }, rest)
}

interface Folding {
  readonly snapshot: AnyMachineSnapshot
  readonly children: ReturnType<typeof followChildren>
  readonly steps: readonly ReplayStep[]
}

function foldOn(machine: AnyStateMachine, from: Folding, entries: readonly Entry[]): Result<Replayed, string> {
  const { children } = from
  let { snapshot } = from
  const steps = [...from.steps]
  for (const entry of entries) {
    if (snapshot.status !== 'active') break
    if (entry.event.type === GAP) return failure('it has a gap')
    if (entry.event.type === ENDED) return failure('it has ended')
    children.before(snapshot.children, entry)
    ;[snapshot] = transition(machine, snapshot, entry.event)
    steps.push({ entry, snapshot })
    children.after(snapshot.children, entry)
  }
  return ok({ steps, snapshot, children: children.of(snapshot.children) })
}

/**
 * Folds an entry of the flow's version onto a state that a replay has ended in. An entry that
 * begins the stream again begins the fold again. Its steps are those of that entry only.
 */
export function replayOn(flow: Flow, before: Replayed | undefined, entry: Entry): Result<Replayed, string> {
  const isBeginning = entry.event.type === INIT || entry.event.type === CHECKPOINT
  if (isBeginning || before === undefined) return replay<AnyStateMachine>(flow, [entry])
  try {
    const { snapshot } = before
    return foldOn(flow.machine, { snapshot, children: followChildren(before.children), steps: [] }, [entry])
  } catch (cause) {
    return failure(`the fold threw ${cause instanceof Error ? cause.name : 'something'}`)
  }
}

const beginningOf = (machine: AnyStateMachine, { event }: Entry): AnyMachineSnapshot =>
  isCheckpoint(event) ? stateOf(machine, event) : initialTransition(machine, event.input)[0]

type Children = Readonly<Record<string, AnyActorRef | undefined>>

/**
 * Tracks what the children's snapshots do not contain: which entry started each child, its input,
 * and how it ended.
 */
function followChildren(before: readonly ReplayedChild[] = []) {
  type Known = Pick<ReplayedChild, 'since' | 'input' | 'settled'>
  const known = new Map<AnyActorRef, Known>(
    before.map(({ ref, since, input, settled }) => [ref, { since, input, ...(settled && { settled }) }]),
  )
  let kept: readonly CheckpointChild[] = []
  return {
    from(checkpoint: Checkpoint): void {
      kept = checkpoint.children
    },
    before(children: Children, { event }: Entry): void {
      const status = /^xstate\.(done|error)\.actor\./.exec(event.type)?.[1]
      const child = children[String(event.actorId)]
      if (child !== undefined && (status === 'done' || status === 'error'))
        known.set(child, { ...(known.get(child) ?? begunBy(child, 0)), settled: { status, event } })
    },
    after(children: Children, { seq }: Entry): void {
      for (const [id, child] of Object.entries(children))
        if (child !== undefined && !known.has(child))
          known.set(child, kept.find(each => each.id === id) ?? begunBy(child, seq))
      kept = []
    },
    of(children: Children): readonly ReplayedChild[] {
      return Object.entries(children).flatMap(([id, ref]) =>
        ref === undefined ? [] : [{ ...(known.get(ref) ?? begunBy(ref, 0)), id, ref }],
      )
    },
  }
}

const begunBy = (ref: AnyActorRef, since: number) => ({
  since,
  input: ref instanceof Actor ? (ref.options.input as unknown) : undefined,
})
