import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { readGenerated } from './generated-files.ts'
import { filesPactFile, livePactFile, pactFile } from './interactions.ts'
import { publication, publishPacts } from './publish.ts'

const texts = [pactFile, filesPactFile, livePactFile].map(readGenerated)
const running: { close: () => void }[] = []
afterEach(() => {
  for (const server of running.splice(0)) server.close()
})

/** Starts a broker with a fixed answer. It records its requests. */
async function startBroker(status: number, answer: unknown) {
  const asked: { url: string | undefined; authorization: string | undefined; body: unknown }[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { authorization } = request.headers
    asked.push({ url: request.url, authorization, body: JSON.parse(Buffer.concat(chunks).toString()) })
    response.writeHead(status, { 'content-type': 'application/hal+json' }).end(JSON.stringify(answer))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  running.push(server)
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/broker`, asked }
}

it('publishes every pact under its provider, with the version and the branch', async () => {
  const broker = await startBroker(200, { notices: [{ type: 'success', text: 'Pact successfully published' }] })
  const body = publication(texts, { version: 'abc123', branch: 'main' })
  const notices = await publishPacts(broker.url, body, { PACT_BROKER_TOKEN: 'hemlig' })
  expect(notices).toEqual(['Pact successfully published'])
  expect(broker.asked).toEqual([{ url: '/broker/contracts/publish', authorization: 'Bearer hemlig', body }])
  expect(body.contracts.map(({ providerName }) => providerName)).toEqual([
    'avlona-api',
    'avlona-files',
    'avlona-api-live',
  ])
  expect(body.contracts.map(({ content }) => Buffer.from(content, 'base64').toString())).toEqual(texts)
})

it('says what a broker refuses', async () => {
  const broker = await startBroker(401, { error: 'not allowed' })
  const body = publication(texts, { version: 'abc123', branch: 'main' })
  await expect(publishPacts(broker.url, body)).rejects.toThrow('answered 401')
})
