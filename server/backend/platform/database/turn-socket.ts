import { Socket } from 'node:net'

/**
 * Returns a socket that sends together what is written in one turn of the event loop. Each sending
 * costs a system call and wakes the other side, which is most of what a small query costs.
 */
export function turnSocket(): Socket {
  const socket = new Socket()
  const write: (...written: Parameters<Socket['write']>) => boolean = socket.write.bind(socket)
  let isHeld = false
  const writeTogether: typeof write = (...written) => {
    if (!isHeld) {
      isHeld = true
      socket.cork()
      process.nextTick(() => {
        isHeld = false
        socket.uncork()
      })
    }
    return write(...written)
  }
  // Connecting gives a socket its ordinary way of writing again.
  return socket.once('connect', () => Object.assign(socket, { write: writeTogether }))
}
