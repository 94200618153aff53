import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * The range of ports to choose from, which ends where the first operating system begins to hand out
 * ports to outgoing connections (32768 on Linux): none of those takes a port between its choice and
 * its use.
 */
const range = { from: 10_000, to: 32_767 }

/** Returns `count` free TCP ports, chosen at random so that processes do not choose the same. */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>()
  while (ports.size < count) {
    const port = range.from + Math.floor(Math.random() * (range.to - range.from))
    if (await isFree(port)) ports.add(port)
  }
  return [...ports]
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
