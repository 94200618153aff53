import { createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { inPlainWords } from './plain-words.ts'

const settings = { HOST: '127.0.0.1', PORT: 3000, API_HOST: '127.0.0.1', API_PORT: 3001 }

const listening = (port: number, host: string): Promise<unknown> =>
  new Promise(resolve => {
    const server = createServer()
    server.once('error', resolve)
    server.listen(port, host, () => resolve(server))
  })

describe('what somebody can mend', () => {
  it.each(['PORT', 'API_PORT'] as const)('says of a taken port how to choose another: %s', async name => {
    const first = await listening(0, '127.0.0.1')
    if (!(first instanceof Object && 'address' in first && typeof first.address === 'function')) throw first
    const { port } = first.address() as { port: number }
    const error = await listening(port, '127.0.0.1')
    expect(inPlainWords(error, { ...settings, [name]: port })).toBe(
      `Port ${port} is taken by another program: end that one, or choose another port with ${name}=….`,
    )
    ;(first as unknown as { close: () => void }).close()
  })

  it('says of an address that is not this machine’s which setting it is', async () => {
    const error = await listening(0, '192.0.2.1')
    expect(inPlainWords(error, { ...settings, PORT: 0, HOST: '192.0.2.1' })).toBe(
      'This machine has no address 192.0.2.1: give HOST another one.',
    )
  })

  it('leaves a defect its stack', () => {
    expect(inPlainWords(new TypeError('x is not a function'))).toBeUndefined()
  })
})
