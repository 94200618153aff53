import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { LiveEventMessage } from '#contracts/live/live-messages.ts'
import { eventChannel } from '../database/append-event.ts'
import type { Database } from '../database/connect.ts'
import { describeError } from '../privacy/privacy.ts'
import { latestSeq, rowsAfter, rowsMissed, rowsNumbered, sessionEnded } from './event-rows.ts'
import { Listener } from './listener.ts'
import type { EventRow, LiveEvent } from './live-event.ts'
import { Member, type Wire } from './member.ts'
import type { SocketOwner, SocketSessions } from './socket-sessions.ts'

/** The most missed events that are sent again. A client that missed more reloads its lists. */
export const maxMissed = 200
const pageSize = 500
/** The delay before a retry, in milliseconds. */
const tryAgainAfter = 500

export interface HubServices {
  readonly database: Database
  readonly sessions: SocketSessions
  readonly log: FastifyBaseLogger
  readonly clock: () => Date
  /** The events to send. */
  readonly liveEvents: readonly LiveEvent[]
}

/**
 * Delivers events to the sockets of this node. Every node receives every committed event and
 * delivers it to its own sockets. Each socket keeps the number of its last event, so an event that
 * is read twice is delivered once.
 */
export class Hub {
  readonly #services: HubServices
  readonly #listener: Listener
  readonly #events: ReadonlyMap<string, LiveEvent>
  readonly #types: readonly string[]
  readonly #members = new Map<string, Set<Member>>()
  /** Announced numbers that have not been read yet. */
  #announced = new Set<number>()
  /** True when announcements may have been missed: all sockets are then brought up to date. */
  #isBehind = false
  #work: Promise<void> | undefined
  #isClosing = false

  constructor(services: HubServices) {
    this.#services = services
    const { database, log, liveEvents } = services
    this.#events = new Map(liveEvents.map(each => [each.type, each]))
    this.#types = [...this.#events.keys()]
    this.#listener = new Listener({
      connection: database.connection,
      channel: eventChannel,
      onNotice: payload => {
        this.#announced.add(Number(payload))
        this.#begin()
      },
      onListening: () => {
        this.#isBehind = true
        this.#begin()
      },
      onLost: error => log.warn({ error: describeError(error) }, 'No longer listening for events; trying again'),
    })
  }

  /** Returns the number of a session's sockets on this node. */
  socketsOf({ licNr, tokenHash }: SocketOwner): number {
    return this.#ofLicence(licNr).filter(({ owner }) => owner.tokenHash === tokenHash).length
  }

  get members(): Member[] {
    return [...this.#members.values()].flatMap(members => [...members])
  }

  /**
   * Adds a socket: sends the events that its owner missed after `since`, then new events as they
   * happen. Events that happen during the look-up are queued.
   */
  async join(owner: SocketOwner, wire: Wire, since: number | undefined): Promise<Member> {
    const member = new Member(owner, wire)
    const siblings = this.#members.get(owner.licNr) ?? new Set()
    this.#members.set(owner.licNr, siblings.add(member))
    try {
      await this.#bringUpToDate(member, since)
    } catch (error) {
      this.leave(member)
      throw error
    }
    return member
  }

  leave(member: Member): void {
    const { licNr } = member.owner
    const siblings = this.#members.get(licNr)
    siblings?.delete(member)
    if (siblings?.size === 0) this.#members.delete(licNr)
  }

  /** Closes the sockets whose session has ended or expired. */
  async closeEnded(members: readonly Member[] = this.members): Promise<void> {
    const hashes = [...new Set(members.map(({ owner }) => owner.tokenHash))]
    for (let at = 0; at < hashes.length; at += pageSize) {
      const page = hashes.slice(at, at + pageSize)
      const open = await this.#services.sessions.open(page, this.#services.clock())
      const isOpen = new Set(open.map(({ tokenHash }) => tokenHash))
      for (const member of members) {
        const { tokenHash } = member.owner
        if (page.includes(tokenHash) && !isOpen.has(tokenHash))
          member.wire.close(1000, 'The session is another, or over')
      }
    }
  }

  async close(): Promise<void> {
    this.#isClosing = true
    await this.#listener.close()
    await this.#work
  }

  async #bringUpToDate(member: Member, since: number | undefined): Promise<void> {
    const { database } = this.#services
    const { owner } = member
    const upTo = await latestSeq(database, owner.licNr)
    if (since === undefined) return member.begin(upTo, [])
    if (since > upTo) return member.begin(upTo, 'too many')
    const rows = await rowsMissed(database, this.#types, owner, { since, upTo, limit: maxMissed + 1 })
    if (rows.length > maxMissed) return member.begin(upTo, 'too many')
    const missed: LiveEventMessage[] = []
    for (const row of rows) missed.push(...(await this.#saidTo(row, [owner.login])).values())
    member.begin(upTo, missed)
  }

  #ofLicence = (licNr: string): Member[] => [...(this.#members.get(licNr) ?? [])]

  #begin(): void {
    this.#work ??= this.#catchUp().finally(() => {
      this.#work = undefined
      // Announced after the last read.
      if (this.#hasWork()) this.#begin()
    })
  }

  #hasWork = () => !this.#isClosing && (this.#isBehind || this.#announced.size > 0)

  /**
   * Reads and delivers the announced events. There is a single reader, so that events are delivered
   * in the order of commit.
   */
  async #catchUp(): Promise<void> {
    while (this.#hasWork()) {
      const wasBehind = this.#isBehind
      const seqs = [...this.#announced]
      this.#isBehind = false
      this.#announced = new Set()
      try {
        if (wasBehind) await this.#tellAllMissed()
        await this.#tell(
          seqs.length === 0 || this.#members.size === 0
            ? []
            : await rowsNumbered(this.#services.database, this.#types, seqs),
        )
      } catch (error) {
        this.#services.log.warn({ error: describeError(error) }, 'Could not tell of events; trying again')
        this.#isBehind = true
        await sleep(tryAgainAfter)
      }
    }
  }

  async #tell(rows: readonly EventRow[]): Promise<void> {
    for (const row of rows) {
      const members = this.#ofLicence(row.licNr)
      if (members.length === 0) continue
      if (row.type === sessionEnded) {
        await this.closeEnded(members.filter(({ owner }) => owner.login === row.actor))
        continue
      }
      const said = await this.#saidTo(row, [...new Set(members.map(({ owner }) => owner.login))])
      for (const member of members) member.hear(row.seq, said.get(member.owner.login))
    }
  }

  async #tellAllMissed(): Promise<void> {
    await this.closeEnded()
    for (const licNr of [...this.#members.keys()]) {
      const from = Math.min(...this.#ofLicence(licNr).map(({ position }) => position))
      // Members that are joining look their events up themselves.
      if (from === Number.POSITIVE_INFINITY) continue
      for (let since = from; ; ) {
        const rows = await rowsAfter(this.#services.database, this.#types, licNr, { since, limit: pageSize })
        await this.#tell(rows)
        if (rows.length < pageSize) break
        since = rows.at(-1)?.seq ?? since
      }
    }
  }

  /** Returns the messages of a row for the logins that it concerns. */
  async #saidTo(row: EventRow, logins: readonly string[]): Promise<Map<string, LiveEventMessage>> {
    const { database } = this.#services
    const liveEvent = this.#events.get(row.type)
    const said = new Map<string, LiveEventMessage>()
    if (!liveEvent) return said
    const audience = await liveEvent.audience(database, row)
    for (const login of logins) {
      if (audience !== 'licence' && !audience.includes(login)) continue
      const message = await liveEvent.message(database, row, login)
      if (message) said.set(login, message)
    }
    return said
  }
}
