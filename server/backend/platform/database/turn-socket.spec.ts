import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { turnSocket } from './turn-socket.ts'

it('sends in one piece what is written in one turn, and in the next turn what is written then', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const received = once(server, 'connection').then(([peer]) => text(peer))
  const socket = turnSocket().connect((server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')

  for (const part of ['begin ', 'act ']) socket.write(part)
  await Promise.resolve()
  socket.write('query ')
  expect(socket.writableLength).toBe('begin act query '.length)
  await new Promise(setImmediate)
  expect(socket.writableLength).toBe(0)
  socket.write('commit')
  socket.end()

  expect(await received).toBe('begin act query commit')
  server.close()
})
