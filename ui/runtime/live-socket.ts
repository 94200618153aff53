import type { LiveMessage } from '#contracts/live/live-messages.ts'
import { sessionOverCode, socketPath } from '#contracts/live/socket.ts'
import type { SocketEvent, SocketInput } from '#machines/frame/live-connection/live-connection.types.ts'
import { loadChunk } from '#ui/chunks/load-chunk.ts'
import type { Log } from './log.ts'

/**
 * Milliseconds of silence before a connection counts as lost. The server sends something every 20
 * s.
 */
const longestSilence = 60_000

/** Loads the message shapes, which the login screen does not need. */
const loadReader = () => loadChunk(() => import('./live-reader.ts'))

/**
 * Opens the socket and reports its messages in order.
 *
 * @param log for errors, which are reported nowhere else
 * @returns a function that closes the socket
 */
export function openLiveSocket(
  { since, buildId }: SocketInput,
  hear: (event: SocketEvent) => void,
  log: Pick<Log, 'trouble' | 'info'>,
): () => void {
  let isOver = false
  let watchdog = 0
  let lastBuild = buildId
  // Queues messages until the reader has loaded. The close event waits for the queued messages.
  let turn: Promise<unknown> = loadReader().catch(why => {
    log.trouble('the reader of live messages could not be loaded', why)
    end(false)
  })

  const socket = new WebSocket(addressOf(since, buildId))
  const end = (isRefused: boolean) => {
    if (isOver) return
    isOver = true
    window.clearTimeout(watchdog)
    socket.close()
    hear({ type: 'socket.closed', isRefused })
  }
  const listenOn = () => {
    window.clearTimeout(watchdog)
    watchdog = window.setTimeout(() => {
      log.info('the live connection has gone silent')
      end(false)
    }, longestSilence)
  }
  const inTurn = (act: () => unknown) => {
    turn = turn.then(act).catch(why => {
      log.trouble('a live message could not be read', why)
    })
  }
  const read = async (text: string) => {
    const message = (await loadReader()).readLiveMessage(text)
    const event = message && eventOf(message)
    if (isOver || !event) return
    // The server sends the build every 20 s as a heartbeat; only a new build is reported.
    if (event.type === 'build.told' && event.buildId === lastBuild) return
    if (event.type === 'build.told') lastBuild = event.buildId
    hear(event)
  }

  listenOn()
  socket.addEventListener('open', () => {
    if (!isOver) hear({ type: 'socket.opened' })
  })
  socket.addEventListener('message', ({ data }) => {
    listenOn()
    inTurn(() => read(String(data)))
  })
  socket.addEventListener('close', ({ code }) => {
    if (!isOver) log.info(`the live connection was closed (${code})`)
    inTurn(() => end(code === sessionOverCode))
  })
  return () => {
    isOver = true
    window.clearTimeout(watchdog)
    socket.close()
  }
}

function addressOf(since: number | null, buildId: string | null): URL {
  const address = new URL(socketPath, window.location.href)
  address.protocol = address.protocol.replace('http', 'ws')
  if (since !== null) address.searchParams.set('since', String(since))
  if (buildId !== null) address.searchParams.set('build', buildId)
  return address
}

function eventOf(message: LiveMessage): SocketEvent {
  switch (message.event) {
    case 'lon/set-build-id':
      return { type: 'build.told', buildId: message.payload }
    case 'lon/caught-up':
      return { type: 'live.caughtUp', seq: message.payload.seq }
    case 'lon/reload-lists':
      return { type: 'live.behind', seq: message.payload.seq }
    case 'api/v1':
      return { type: 'live.happened', message: message.payload }
  }
}
