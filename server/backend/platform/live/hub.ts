import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { LiveEventMessage } from '#contracts/live/live-messages.ts'
import { eventChannel } from '../database/append-event.ts'
import type { Database } from '../database/connect.ts'
import { describeError } from '../privacy/privacy.ts'
import { latestSeq, rowsAfter, rowsMissed, rowsNumbered, sessionEnded } from './event-rows.ts'
import { Listener } from './listener.ts'
import type { EventRow, LiveEvent } from './live-event.ts'
import { openSessions, type SocketOwner } from './live-sessions.ts'
import { Member, type Wire } from './member.ts'

/** So many missed events are sent again; whoever missed more fetches its lists anew. */
export const mostMissed = 200
const pageSize = 500
/** Milliseconds until what failed is tried again. */
const tryAgainAfter = 500

export interface HubServices {
  readonly database: Database
  readonly log: FastifyBaseLogger
  readonly clock: () => Date
  /** What is sent. */
  readonly liveEvents: readonly LiveEvent[]
}

/**
 * The sockets of this node, and what they are told. Every node hears of every committed event and
 * tells its own sockets. A socket knows the number of what it was told last, so that the same
 * event, read twice, is told once.
 */
export class Hub {
  readonly #services: HubServices
  readonly #listener: Listener
  readonly #events: ReadonlyMap<string, LiveEvent>
  readonly #types: readonly string[]
  readonly #members = new Map<string, Set<Member>>()
  /** Numbers that were announced and are not yet read. */
  #announced = new Set<number>()
  /** Something may have been missed: everybody is brought up to date from where they are. */
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

  /** How many sockets a session has on this node. */
  socketsOf({ licNr, tokenHash }: SocketOwner): number {
    return this.#ofLicence(licNr).filter(({ owner }) => owner.tokenHash === tokenHash).length
  }

  get members(): Member[] {
    return [...this.#members.values()].flatMap(members => [...members])
  }

  /**
   * Takes a socket in: sends what its owner missed after the event `since`, then everything as it
   * happens. What happens while that is looked up waits, and comes in its turn.
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

  /** Closes the sockets whose session is over, be it by its time. */
  async closeEnded(members: readonly Member[] = this.members): Promise<void> {
    const hashes = [...new Set(members.map(({ owner }) => owner.tokenHash))]
    for (let at = 0; at < hashes.length; at += pageSize) {
      const page = hashes.slice(at, at + pageSize)
      const open = await openSessions(this.#services.database, page, this.#services.clock())
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
    const rows = await rowsMissed(database, this.#types, owner, { since, upTo, limit: mostMissed + 1 })
    if (rows.length > mostMissed) return member.begin(upTo, 'too many')
    const missed: LiveEventMessage[] = []
    for (const row of rows) missed.push(...(await this.#saidTo(row, [owner.login])).values())
    member.begin(upTo, missed)
  }

  #ofLicence = (licNr: string): Member[] => [...(this.#members.get(licNr) ?? [])]

  #begin(): void {
    this.#work ??= this.#catchUp().finally(() => {
      this.#work = undefined
      // Said after the last look.
      if (this.#hasWork()) this.#begin()
    })
  }

  #hasWork = () => !this.#isClosing && (this.#isBehind || this.#announced.size > 0)

  /** One reader at a time, so that events are told in the order in which they were committed. */
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
      // Those that are only joining look for themselves.
      if (from === Number.POSITIVE_INFINITY) continue
      for (let since = from; ; ) {
        const rows = await rowsAfter(this.#services.database, this.#types, licNr, { since, limit: pageSize })
        await this.#tell(rows)
        if (rows.length < pageSize) break
        since = rows.at(-1)?.seq ?? since
      }
    }
  }

  /** What a row says to each of these logins that it concerns. */
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
