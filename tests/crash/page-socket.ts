import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { type LiveEventMessage, readLiveMessage } from '#contracts/live/live-messages.ts'
import type { RunningApp } from '../harness/running-app.ts'

/**
 * A page's live connection as a plain client. It reconnects after every cut, from the last event
 * seen.
 */
export class PageSocket {
  /** Every event received, duplicates included. */
  readonly heard: LiveEventMessage[] = []
  /** The number of times that it was told to refetch its lists instead. */
  behind = 0
  /** The number of times that it has caught up. */
  connections = 0
  readonly #app: RunningApp
  readonly #cookie: string
  #since: number | undefined
  #socket: WebSocket | undefined
  #isOver = false

  constructor(app: RunningApp, cookie: string) {
    this.#app = app
    this.#cookie = cookie
    this.#open()
  }

  close(): void {
    this.#isOver = true
    this.#socket?.terminate()
  }

  #open(): void {
    const query = this.#since === undefined ? '' : `?since=${this.#since}`
    const socket = new WebSocket(`${this.#app.url.replace('http', 'ws')}/socket${query}`, {
      origin: this.#app.url,
      headers: { cookie: this.#cookie },
    })
    this.#socket = socket
    socket.on('error', () => {})
    socket.on('message', data => this.#hear(String(data)))
    socket.on('close', async () => {
      await sleep(Math.random() * 200)
      if (!this.#isOver) this.#open()
    })
  }

  #hear(text: string): void {
    const message = readLiveMessage(text)
    if (message?.event === 'api/v1') {
      this.heard.push(message.payload)
      this.#since = message.payload.seq ?? this.#since
    } else if (message?.event === 'lon/caught-up' || message?.event === 'lon/reload-lists') {
      this.#since = message.payload.seq
      this.connections += 1
      if (message.event === 'lon/reload-lists') this.behind += 1
    }
  }
}
