import { Actor, type AnyActorRef, isMachineSnapshot, type Snapshot } from 'xstate'
import { INIT } from './journal.types.ts'
import type { Journal } from './record.ts'
import { toJournalEvent } from './redact.ts'
import type { Flow } from './registry.ts'
import { type ReplayedChild, replay } from './replay.ts'

type Persisted = Snapshot<unknown> & { children: Record<string, { snapshot: Snapshot<unknown> }> }

/**
 * Returns the snapshot to start from after a reload: `createActor(app, { snapshot, id, systemId, …
 * })`. Every recorded descendant is replayed from its own stream. Calls in flight run again, at
 * least once: a mutation needs an idempotency key, or a machine with a state that reconciles.
 * Actors that had ended stay ended.
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
  if (flow.resume === 'afresh') return undefined
  const entries = await journal.store.read(stream)
  if (entries.length === 0) return undefined
  const replayed = replay(
    flow,
    entries.filter(entry => entry.seq > since),
  )
  if (replayed.tag === 'failure') {
    journal.log.note({ code: 'discarded', stream, reason: replayed.failure })
    return undefined
  }
  const persisted = flow.machine.getPersistedSnapshot(replayed.value.snapshot) as Persisted
  for (const child of replayed.value.children) {
    const kept = persisted.children[child.id]
    if (kept !== undefined) kept.snapshot = await reviveChild(child, kept.snapshot, journal)
  }
  return persisted
}

async function reviveChild(
  { ref, since, settled }: ReplayedChild,
  initial: Snapshot<unknown>,
  journal: Journal,
): Promise<Snapshot<unknown>> {
  const recorded = recordedAs(ref, journal)
  const revived = recorded && (await revive(recorded.flow, recorded.stream, since, journal))
  if (revived !== undefined) return revived
  if (settled?.status === 'done') return { ...initial, status: 'done', output: settled.event.output, error: undefined }
  if (settled?.status === 'error') return { ...initial, status: 'error', output: undefined, error: settled.event.error }
  await beginAfresh(ref, journal)
  return initial
}

/**
 * Writes the first entry of an actor that starts afresh, because the init of a restored actor is
 * not recorded.
 */
async function beginAfresh(ref: AnyActorRef, journal: Journal): Promise<void> {
  const recorded = recordedAs(ref, journal)
  if (recorded !== undefined) {
    const { flow, stream, input } = recorded
    await journal.store.drop(stream)
    journal.store.append({
      at: journal.clock.now(),
      stream,
      machine: flow.id,
      version: flow.version,
      event: toJournalEvent({ type: INIT, ...(input !== undefined && { input }) }, flow.redactions[INIT]),
    })
  }
  const snapshot: unknown = ref.getSnapshot()
  if (!isMachineSnapshot(snapshot)) return
  const children: readonly (AnyActorRef | undefined)[] = Object.values(snapshot.children)
  for (const child of children) if (child !== undefined) await beginAfresh(child, journal)
}

function recordedAs(ref: AnyActorRef, { flows }: Journal): { flow: Flow; stream: string; input: unknown } | undefined {
  const snapshot: unknown = ref.getSnapshot()
  if (!(ref instanceof Actor) || ref.systemId === undefined || !isMachineSnapshot(snapshot)) return undefined
  const flow = flows.find(snapshot.machine.id)
  return flow && { flow, stream: ref.systemId, input: ref.options.input }
}
