import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * The range of ports to choose from, which ends where the first operating system begins to hand out
 * ports to outgoing connections (32768 on Linux): none of those takes a port between its choice and
 * its use.
 */
const range = { from: 10_000, to: 32_767 }

/** The number of ports that a process chooses from. */
const share = 64

/**
 * The first of this process's own ports. Two servers that start at the same time on the same port
 * would both seem to serve, since one of them does.
 */
const first = range.from + (process.pid % Math.floor((range.to - range.from) / share)) * share

/** The ports that this process has chosen. A server that is restarted needs its port again. */
const chosen = new Set<number>()

/** Returns `count` free TCP ports that this process has not chosen before, while it has any. */
export async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = []
  while (ports.length < count) {
    if (chosen.size === share) chosen.clear()
    const port = first + Math.floor(Math.random() * share)
    if (chosen.has(port)) continue
    chosen.add(port)
    if (await isFree(port)) ports.push(port)
  }
  return ports
}

/** Whether nothing listens on a port, on any address of this machine. */
async function isFree(port: number): Promise<boolean> {
  const listener = createServer().listen({ port, exclusive: true })
  try {
    await once(listener, 'listening')
  } catch {
    return false
  }
  listener.close()
  await once(listener, 'close')
  return true
}
