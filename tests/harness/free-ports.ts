import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

/** Returns `count` free TCP ports. */
export async function freePorts(count: number): Promise<number[]> {
  const listeners = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(listeners.map(listener => listener.listening || once(listener, 'listening')))
  const ports = listeners.map(listener => (listener.address() as AddressInfo).port)
  await Promise.all(listeners.map(listener => new Promise(done => listener.close(done))))
  return ports
}
