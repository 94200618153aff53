import type { LiveEventMessage, LiveMessage } from '#contracts/live/live-messages.ts'
import type { SocketOwner } from './socket-sessions.ts'

/** The connection over which a member receives messages. */
export interface Wire {
  readonly send: (message: LiveMessage) => void
  readonly close: (code: number, reason: string) => void
}

/** A socket that takes part: its owner, and the number of its last event. */
export class Member {
  readonly owner: SocketOwner
  readonly wire: Wire
  /** The events that came during the look-up of missed events. */
  #waiting: { seq: number; message: LiveEventMessage | undefined }[] | undefined = []
  #position = Number.POSITIVE_INFINITY

  constructor(owner: SocketOwner, wire: Wire) {
    this.owner = owner
    this.wire = wire
  }

  /** The number up to which all events have been delivered; infinite until `begin`. */
  get position(): number {
    return this.#position
  }

  /** Sends the missed events up to a number, then the queued ones. */
  begin(upTo: number, missed: readonly LiveEventMessage[] | 'too many'): void {
    if (missed !== 'too many') for (const payload of missed) this.wire.send({ event: 'api/v1', payload })
    this.wire.send({ event: missed === 'too many' ? 'lon/reload-lists' : 'lon/caught-up', payload: { seq: upTo } })
    this.#position = upTo
    const waiting = this.#waiting ?? []
    this.#waiting = undefined
    for (const { seq, message } of waiting) this.hear(seq, message)
  }

  /**
   * Delivers an event of the licence, with its message for the owner, if any. Events already
   * delivered are skipped.
   */
  hear(seq: number, message: LiveEventMessage | undefined): void {
    if (this.#waiting) {
      this.#waiting.push({ seq, message })
      return
    }
    if (seq <= this.#position) return
    this.#position = seq
    if (message) this.wire.send({ event: 'api/v1', payload: message })
  }
}
