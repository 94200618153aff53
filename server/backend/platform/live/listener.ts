import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'

export interface ListenerOptions {
  readonly connection: ClientConfig
  readonly channel: string
  readonly onNotice: (payload: string) => void
  /** It listens, for the first time or again: what was said meanwhile has to be looked up. */
  readonly onListening: () => void
  readonly onLost: (why: unknown) => void
}

/** Milliseconds. */
const firstWait = 100
const longestWait = 5_000
/** How often it is tried whether the connection, which may be silent for hours, is there at all. */
const lookEvery = 10_000
const answerWithin = 5_000

/**
 * Listens on a channel of PostgreSQL's, over a connection of its own that is made again whenever it
 * is lost.
 */
export class Listener {
  readonly #options: ListenerOptions
  readonly #ending = new AbortController()
  readonly #loop: Promise<void>
  #client: Client | undefined

  constructor(options: ListenerOptions) {
    this.#options = options
    this.#loop = this.#run()
  }

  async close(): Promise<void> {
    this.#ending.abort()
    await this.#client?.end().catch(() => {})
    await this.#loop
  }

  async #run(): Promise<void> {
    const { signal } = this.#ending
    let wait = firstWait
    while (!signal.aborted) {
      try {
        await this.#listen(() => {
          wait = firstWait
        })
      } catch (error) {
        if (signal.aborted) return
        this.#options.onLost(error)
      }
      await sleep(wait, undefined, { signal }).catch(() => {})
      wait = Math.min(wait * 2, longestWait)
    }
  }

  /** Until the connection is lost. */
  async #listen(onListening: () => void): Promise<void> {
    const { connection, channel, onNotice } = this.#options
    const { signal } = this.#ending
    const client = new Client({
      ...connection,
      keepAlive: true,
      connectionTimeoutMillis: answerWithin,
      query_timeout: answerWithin,
    })
    this.#client = client
    const lost = new Promise<never>((_, reject) => {
      client.on('error', reject)
      client.once('end', () => reject(new Error('The connection was closed')))
    })
    // It may be lost while nobody waits for it.
    lost.catch(() => {})
    client.on('notification', ({ payload = '' }) => onNotice(payload))
    try {
      await Promise.race([client.connect(), lost])
      await client.query(`listen ${channel}`)
      onListening()
      this.#options.onListening()
      while (!signal.aborted) {
        await Promise.race([sleep(lookEvery, undefined, { signal }), lost])
        await client.query('select 1')
      }
    } finally {
      void client.end().catch(() => {})
    }
  }
}
