import { Actor, type AnyActorLogic, type AnyActorRef, createActor, isMachineSnapshot, type Snapshot } from 'xstate'
import type { Result } from '../shared/result.ts'
import { checkpointOf } from './checkpoint.ts'
import { type Entry, INIT } from './journal.types.ts'
import { goesOn } from './kept-state.ts'
import type { Journal } from './record.ts'
import { toJournalEvent } from './redact.ts'
import { afresh, type Flow } from './registry.ts'
import { type Replayed, type ReplayedChild, replay } from './replay.ts'

type Persisted = Snapshot<unknown> & { children: Record<string, { snapshot: Snapshot<unknown> }> }

/**
 * Returns the snapshot to start from after a reload: `createActor(app, { snapshot, id, systemId, …
 * })`. Every recorded descendant is replayed from its own stream. Calls in flight run again, at
 * least once: a mutation needs an idempotency key, or a machine with a state that reconciles.
 * Actors that had ended stay ended. A flow that waits for a call with a secret, which a reload
 * ends, goes back to the last state that can go on. Call `ringTimers` once the actor has started.
 *
 * Returns undefined when there is nothing to restore: no journal, a journal that cannot be replayed
 * (a note says why), or a root that had ended. The journal is then cleared, and the root starts
 * afresh. A descendant that cannot be replayed starts afresh alone, with its original input.
 */
export async function restore(root: Flow, stream: string, journal: Journal): Promise<Snapshot<unknown> | undefined> {
  const persisted = await revive(root, stream, 0, journal)
  if (persisted?.status === 'active') return persisted
  await journal.store.clear()
  return undefined
}

async function revive(flow: Flow, stream: string, since: number, journal: Journal): Promise<Persisted | undefined> {
  if (flow.resume === 'afresh' || (flow.resume === 'replayInBuild' && journal.isOfOtherBuild)) return undefined
  const entries = (await journal.store.read(stream)).filter(entry => entry.seq > since)
  if (entries.length === 0) return undefined
  const replayed = lastThatGoesOn(flow, entries)
  if (replayed.tag === 'failure') {
    journal.log.note({ code: 'discarded', stream, reason: replayed.failure })
    return undefined
  }
  if (replayed.value.snapshot.hasTag(afresh)) return undefined
  // What this page adds follows from the state that it begins in, and from no entry of the page
  // before: some of them may not be part of it, and what is stored of the others is withheld.
  const at = journal.clock.now()
  journal.store.append(() => checkpointOf(flow, stream, replayed.value, at))
  const persisted = flow.machine.getPersistedSnapshot(replayed.value.snapshot) as Persisted
  for (const child of replayed.value.children) {
    const kept = persisted.children[child.id]
    if (kept !== undefined) kept.snapshot = await reviveChild(child, kept.snapshot, journal)
  }
  return persisted
}

/** Replays the entries, without those at the end that lead to states that cannot go on. */
function lastThatGoesOn(flow: Flow, entries: readonly Entry[]): Result<Replayed, string> {
  for (let last = entries.length; last > 0; last -= 1) {
    const replayed = replay(flow, entries.slice(0, last))
    if (replayed.tag === 'failure' && last < entries.length) break
    if (replayed.tag === 'failure' || goesOn(replayed.value)) return replayed
  }
  return { tag: 'failure', failure: 'none of its states can go on' }
}

async function reviveChild(
  child: ReplayedChild,
  initial: Snapshot<unknown>,
  journal: Journal,
): Promise<Snapshot<unknown>> {
  const { ref, since, settled } = child
  const recorded = recordedAs(ref, journal)
  const revived = recorded && (await revive(recorded.flow, recorded.stream, since, journal))
  if (revived !== undefined) return revived
  if (settled?.status === 'done') return { ...initial, status: 'done', output: settled.event.output, error: undefined }
  if (settled?.status === 'error') return { ...initial, status: 'error', output: undefined, error: settled.event.error }
  return recorded ? beginAfresh(child, recorded, journal) : initial
}

interface Recorded {
  readonly flow: Flow
  readonly stream: string
}

/**
 * Returns the first state of a recorded actor. Writes its first entry, and those of its
 * descendants, because the init of a restored actor is not recorded.
 */
function beginAfresh({ ref, input }: Pick<ReplayedChild, 'ref' | 'input'>, recorded: Recorded, journal: Journal) {
  const afresh = createActor((ref as Actor<AnyActorLogic>).logic, { input })
  writeBeginning(afresh, input, recorded, journal)
  return afresh.getPersistedSnapshot()
}

function writeBeginning(ref: AnyActorRef, input: unknown, { flow, stream }: Recorded, journal: Journal): void {
  const at = journal.clock.now()
  journal.store.append(() => ({
    at,
    stream,
    machine: flow.id,
    version: flow.version,
    event: toJournalEvent({ type: INIT, ...(input !== undefined && { input }) }, flow.redactions[INIT]),
  }))
  const children: readonly (AnyActorRef | undefined)[] = Object.values(ref.getSnapshot().children)
  for (const child of children) {
    const recorded = child && recordedAs(child, journal)
    if (recorded && child instanceof Actor) writeBeginning(child, child.options.input, recorded, journal)
  }
}

/** Returns the flow and the stream of a machine that is recorded, or undefined. */
function recordedAs(ref: AnyActorRef, { flows }: Journal): Recorded | undefined {
  const snapshot: unknown = ref.getSnapshot()
  if (!(ref instanceof Actor) || ref.systemId === undefined || !isMachineSnapshot(snapshot)) return undefined
  const flow = flows.find(snapshot.machine.id)
  return flow && { flow, stream: ref.systemId }
}

/**
 * Ends the waits of a restored actor and of its descendants at once: XState does not start the
 * timers of `after` again, and nobody knows how much of them was left.
 */
export function ringTimers(actor: AnyActorRef): void {
  const snapshot: unknown = actor.getSnapshot()
  if (!isMachineSnapshot(snapshot) || snapshot.status !== 'active') return
  const waits = new Set(snapshot._nodes.flatMap(({ after }) => after.map(({ eventType }) => eventType)))
  for (const type of waits) actor.send({ type })
  const children: readonly (AnyActorRef | undefined)[] = Object.values(snapshot.children)
  for (const child of children) if (child) ringTimers(child)
}
