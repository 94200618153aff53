import { text } from 'node:stream/consumers'
import { afterEach, expect, it } from 'vitest'
import { callContext } from './call-context.ts'
import { TimeoutFailure } from './failures.ts'
import { createFileClient } from './file-client.ts'
import { startTestBackend } from './test-backend.ts'

const running: { close: () => Promise<unknown> }[] = []
afterEach(async () => {
  for (const one of running.splice(0).reverse()) await one.close()
})

const context = callContext({ headers: {}, address: '127.0.0.1', protocol: 'http' })

it('waits for a file as for a call, and not for ever', async () => {
  const isMade = Promise.withResolvers<void>()
  const backend = await startTestBackend(async response => {
    await isMade.promise
    response.end('the file')
  })
  const [patient, other] = [createFileClient(backend.url), createFileClient(backend.url, 100)]
  running.push(backend, patient, other)
  const ask = (client: typeof patient) => client.get('/print/x', context, new AbortController().signal)
  const asked = ask(patient)
  await expect(ask(other)).rejects.toBeInstanceOf(TimeoutFailure)
  isMade.resolve()
  expect(await text((await asked).body)).toBe('the file')
})
