import type { LiveEventMessage, LiveMessage } from '#contracts/live/live-messages.ts'
import type { SocketOwner } from './live-sessions.ts'

/** What a member is told over. */
export interface Wire {
  readonly send: (message: LiveMessage) => void
  readonly close: (code: number, reason: string) => void
}

/** A socket that takes part: whose it is, and how far it has been told. */
export class Member {
  readonly owner: SocketOwner
  readonly wire: Wire
  /** What came while it was found out what was missed. */
  #waiting: { seq: number; message: LiveEventMessage | undefined }[] | undefined = []
  #position = Number.POSITIVE_INFINITY

  constructor(owner: SocketOwner, wire: Wire) {
    this.owner = owner
    this.wire = wire
  }

  /** The number up to which it has been told all that concerns it; endless until it has begun. */
  get position(): number {
    return this.#position
  }

  /** Sends what was missed up to a number, and from here on what is heard. */
  begin(upTo: number, missed: readonly LiveEventMessage[] | 'too many'): void {
    if (missed !== 'too many') for (const payload of missed) this.wire.send({ event: 'api/v1', payload })
    this.wire.send({ event: missed === 'too many' ? 'lon/reload-lists' : 'lon/caught-up', payload: { seq: upTo } })
    this.#position = upTo
    const waiting = this.#waiting ?? []
    this.#waiting = undefined
    for (const { seq, message } of waiting) this.hear(seq, message)
  }

  /**
   * An event of its licence, with what it says to the owner, if anything. One that is told already
   * is passed over.
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
