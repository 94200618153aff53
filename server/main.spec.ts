import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { header } from '#contracts/headers.ts'
import { json, startTestBackend } from '#server/adapter/test-backend.ts'

const running: { close: () => Promise<unknown> }[] = []
afterEach(async () => {
  for (const one of running.splice(0).reverse()) await one.close()
})

/**
 * The process as `npm start` makes it, in front of somebody else's backend; NODE_ENV spares it the
 * built interface.
 */
function start(env: Record<string, string>) {
  const { PATH = '' } = process.env
  const child: ChildProcess = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PATH, NODE_ENV: 'development', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const heard: (() => void)[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
      for (const hear of heard.splice(0)) hear()
    })
  }
  const ended = once(child, 'exit').then(([code]) => ({ code, output }))
  running.push({
    close: () => {
      child.kill('SIGKILL')
      return ended
    },
  })
  return {
    child,
    ended,
    async ready(): Promise<string> {
      const over = ended.then(({ output }) => Promise.reject(new Error(`It ended: ${output}`)))
      over.catch(() => {})
      for (;;) {
        const url = /Avlöna is ready: (\S+)\n/.exec(output)?.[1]
        if (url !== undefined) return url
        await Promise.race([over, new Promise<void>(resolve => heard.push(resolve))])
      }
    },
  }
}

async function backend() {
  const started = await startTestBackend(response => json(response, 200, { data: [] }))
  running.push(started)
  return started
}

describe('the process', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('serves in front of a backend that is not ours, until %s', async signal => {
    const { url: API_BASE_URL } = await backend()
    const server = start({ API_BASE_URL })
    const url = await server.ready()
    expect(url).toMatch(/^http:\/\/localhost:\d+$/)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    const answer = await fetch(`${url}/trpc/companies.list`, { headers: { [header.marker]: '1' } })
    expect(await answer.json()).toEqual({ result: { data: { json: { data: [] } } } })

    server.child.kill(signal)
    expect(await server.ended).toEqual({ code: 0, output: `Avlöna is ready: ${url}\n` })
  })

  it('says in a sentence that its port is taken', async () => {
    const { url: API_BASE_URL } = await backend()
    const { port } = new URL(API_BASE_URL)
    expect(await start({ API_BASE_URL, PORT: port }).ended).toEqual({
      code: 1,
      output: `\nPort ${port} is taken by another program: end that one, or choose another port with PORT=….\n\n`,
    })
  })

  it('says in a sentence which setting is wrong', async () => {
    expect(await start({ LOG_LEVEL: 'loud' }).ended).toEqual({
      code: 1,
      output: expect.stringMatching(/^\nLOG_LEVEL must be “trace”.*, and is “loud”\.\n\n$/),
    })
  })

  it('says in a sentence that a database does not answer', async () => {
    const DATABASE_URL = 'postgresql://avlona@127.0.0.1:9/avlona'
    const { code, output } = await start({ DATABASE_URL }).ended
    expect(code).toBe(1)
    expect(output).toMatch(/^\nThe database does not answer .*DATABASE_URL.*\n\n$/)
    expect(output).not.toMatch(/\n\s+at /)
  })
})
