import type { AnyActorRef, Snapshot } from 'xstate'
import { isMachine } from '../shared/logic.ts'
import { holdsSecret } from '../shared/secret.ts'
import { checkpointEntry } from './checkpoint.ts'
import type { EntryDraft } from './journal.types.ts'
import { toJournalEvent } from './redact.ts'
import { type AnyKeeps, type Flow, kept, unstored } from './registry.ts'
import type { Replayed, ReplayedChild } from './replay.ts'
import { withheld } from './withheld.ts'

/**
 * What is stored for the page after a reload: the state of a flow, with what the flow declares of
 * its context, and nothing else of it.
 */

/** Returns the context that is stored: the declared fields, as they are declared. */
export const keptContext = (keeps: AnyKeeps, context: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(context).flatMap(([field, value]) => {
      const keep = Object.hasOwn(keeps, field) ? keeps[field] : undefined
      if (keep === undefined) return []
      return [[field, keep === kept ? value : keep(value as never, context as never)]]
    }),
  )

/** Returns whether a state goes on after a reload, which ends the vault's secrets. */
export const goesOn = ({ snapshot, children }: Replayed): boolean =>
  snapshot.status !== 'active' || children.every(({ input, settled }) => settled !== undefined || !holdsSecret(input))

/** Returns the ids of the calls that a state waits for, and whose input may not be stored. */
export const unstoredCalls = ({ calls }: Flow, { snapshot, children }: Replayed): readonly string[] =>
  snapshot.status !== 'active'
    ? []
    : children.filter(child => isAwaited(child) && calls[child.id] !== true).map(({ id }) => id)

const isAwaited = ({ input, settled }: ReplayedChild): boolean =>
  settled === undefined && input !== undefined && input !== null && Object.keys(input).length > 0

/** Returns whether a state may be stored: it can go on, and what it waits for may be stored. */
export const isKeepable = (flow: Flow, replayed: Replayed): boolean =>
  goesOn(replayed) &&
  unstoredCalls(flow, replayed).length === 0 &&
  !Object.values(keptContext(flow.keeps, replayed.snapshot.context)).includes(unstored)

/**
 * Returns the entry that is stored of a replayed stream, from which a fold goes on after a reload.
 * Undefined for a state that cannot go on, or may not be stored: the one before it then stays.
 *
 * @param at milliseconds since the epoch
 */
export function keptState(flow: Flow, stream: string, replayed: Replayed, at: number): EntryDraft | undefined {
  if (!isKeepable(flow, replayed)) return undefined
  const { snapshot, children } = replayed
  const settled = new Set(children.flatMap(({ id, settled }) => (settled ? [id] : [])))
  const persisted = flow.machine.getPersistedSnapshot(snapshot) as Persisted
  return checkpointEntry(flow, stream, at, {
    snapshot: {
      ...persisted,
      context: keptContext(flow.keeps, snapshot.context),
      children: Object.fromEntries(
        Object.entries(persisted.children ?? {}).map(([id, child]) => [
          id,
          keptChild(child, snapshot.children[id], settled.has(id)),
        ]),
      ),
    } as unknown as Snapshot<unknown>,
    children: children.map(({ id, since, input, settled }) => ({
      id,
      since,
      input: settled === undefined ? input : undefined,
      ...(settled && { settled: { status: settled.status, event: withheld(toJournalEvent(settled.event)) } }),
    })),
  })
}

interface PersistedChild {
  readonly src: unknown
  readonly snapshot: { readonly status: string; readonly input?: unknown }
}
type Persisted = Snapshot<unknown> & {
  readonly context: object
  readonly children?: Readonly<Record<string, PersistedChild>>
}

/** A machine begins from its input, and has a state of its own. A call begins again. */
function keptChild(child: PersistedChild, ref: AnyActorRef | undefined, isSettled: boolean): object {
  const { status, input } = child.snapshot
  const isOfMachine = ref !== undefined && 'logic' in ref && isMachine(ref.logic)
  return { ...child, snapshot: isOfMachine ? undefined : { status, ...(!isSettled && { input }) } }
}
