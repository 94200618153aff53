import {
  Actor,
  type AnyActor,
  type EventObject,
  type InspectedEventEvent,
  type InspectionEvent,
  isMachineSnapshot,
} from 'xstate'
import {
  GAP,
  INIT,
  type JournalClock,
  type JournalEvent,
  type JournalLog,
  type JournalNote,
  type JournalStore,
} from './journal.types.ts'
import { toJournalEvent } from './redact.ts'
import type { Flow, FlowRegistry } from './registry.ts'

/** The services that recording and restoring need. */
export interface Journal {
  readonly store: JournalStore
  readonly clock: JournalClock
  readonly flows: FlowRegistry
  readonly log: JournalLog
  /** True when another build of the application wrote the entries that are restored. */
  readonly isOfOtherBuild?: boolean
}

/** An event and the systemId of its sender. */
interface Sent {
  readonly event: EventObject
  readonly from: string | undefined
}

/**
 * The observer for `createActor(app, { inspect: record(journal) })`: writes every event that
 * reaches a described machine with a systemId, before the machine processes it. Never throws,
 * because what an observer throws escapes `send()`.
 */
export function record({ store, clock, flows, log }: Journal): (inspection: InspectionEvent) => void {
  const begun = new WeakSet<object>()
  const early = new WeakMap<object, Sent[]>()
  const noted = new Set<string>()

  const write = (stream: string, flow: Flow, { event, from }: Sent) => {
    const at = clock.now()
    // Copies and redacts the event later, because neither may slow down `send()`. The event itself
    // never changes.
    store.append(() => {
      const written = toWritable(event, flow)
      if (written.type === GAP) noteQuietly(log, { code: 'lost', stream, reason: String(written.reason) })
      return {
        at,
        stream,
        machine: flow.id,
        version: flow.version,
        ...(from !== undefined && from !== stream && { from }),
        event: written,
      }
    })
  }

  const observe = (actor: AnyActor, sent: Sent) => {
    const { event } = sent
    const stream = actor.systemId
    const snapshot: unknown = actor.getSnapshot()
    if (stream === undefined || !isMachineSnapshot(snapshot)) return
    // A stopped actor keeps its systemId, and letters to it would land in its successor's stream.
    if (actor.system.get(stream) !== actor) return

    const flow = flows.find(snapshot.machine.id)
    if (flow === undefined) {
      if (!noted.has(stream))
        log.note({ code: 'unrecorded', stream, reason: `no flow describes ${snapshot.machine.id}` })
      noted.add(stream)
      return
    }
    if (event.type === INIT) {
      begun.add(actor)
      // A restored actor also receives xstate.init, without input. Its stream continues from before
      // the reload, so the event is not written.
      if (actor.options.snapshot === undefined) write(stream, flow, sent)
      for (const waiting of early.get(actor) ?? []) write(stream, flow, waiting)
      early.delete(actor)
    } else if (begun.has(actor)) {
      write(stream, flow, sent)
    } else {
      // Sent before start(). XState processes it after xstate.init, so the journal has it in that
      // order.
      early.set(actor, [...(early.get(actor) ?? []), sent])
    }
  }

  return inspection => {
    if (inspection.type !== '@xstate.event' || !(inspection.actorRef instanceof Actor)) return
    try {
      observe(inspection.actorRef, { event: inspection.event, from: senderOf(inspection) })
    } catch (cause) {
      noteQuietly(log, {
        code: 'lost',
        stream: inspection.actorRef.systemId ?? '',
        reason: cause instanceof Error ? cause.name : 'unknown',
      })
    }
  }
}

const senderOf = ({ sourceRef }: InspectedEventEvent): string | undefined =>
  sourceRef instanceof Actor ? sourceRef.systemId : undefined

const SESSION_ID = /(^|\.)x:\d+$/

function toWritable(event: EventObject, flow: Flow): JournalEvent {
  if (SESSION_ID.test(event.type)) return { type: GAP, reason: `an actor of ${flow.id} was started without an id` }
  try {
    return toJournalEvent(event, flow.redactions[event.type])
  } catch {
    return { type: GAP, reason: `${event.type} is not JSON` }
  }
}

function noteQuietly(log: JournalLog, note: JournalNote): void {
  try {
    log.note(note)
  } catch {
    // A failing log cannot be reported anywhere, and must not make send() throw.
  }
}
