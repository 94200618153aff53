import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { header } from '#contracts/headers.ts'
import { asResult, type CallScope, createApi, inScope } from './api.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
  vi.unstubAllGlobals()
})

/** This tab remembers another company than the one that is worked in. */
beforeEach(() => {
  const remembered: Record<string, string> = { FtgId: 'remembered', SalaryYear: '2020' }
  const sessionStorage = { getItem: (key: string) => remembered[key] ?? null }
  vi.stubGlobal('window', { sessionStorage, localStorage: { getItem: () => null } })
})

/** Creates an API whose server tells the calls and the scope of every request. */
async function adapter(scope: () => CallScope) {
  const requests: (readonly [calls: string, company: unknown, year: unknown])[] = []
  const note = (url: string, headers: IncomingHttpHeaders) => {
    const calls = url.replace(/^\/trpc\/|\?.*$/g, '')
    requests.push([calls, headers[header.company], headers[header.salaryYear]])
    return calls.split(',').map(() => ({ result: { data: { json: { data: null } } } }))
  }
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(note(request.url ?? '', request.headers)))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close().closeAllConnections())
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  return { requests, api: createApi({ scope, onSessionEnd: () => {}, onBuildId: () => {}, origin }) }
}

const nordsken = { FtgId: 'nordsken', SalaryYear: 2026 }

it('calls are made in the company and year in use, whatever the browser remembers', async () => {
  const { api, requests } = await adapter(() => nordsken)
  await asResult(api.infopanel.employees.query({}))
  expect(requests).toEqual([['infopanel.employees', 'nordsken', '2026']])
})

it('a call made before a company is chosen has no scope', async () => {
  const { api, requests } = await adapter(() => ({ FtgId: null, SalaryYear: null }))
  await asResult(api.companies.list.query({}))
  expect(requests).toEqual([['companies.list', undefined, undefined]])
})

it('a call keeps the scope of the moment it was made, and shares a request with no other scope', async () => {
  let current: CallScope = nordsken
  const { api, requests } = await adapter(() => current)
  const before = [asResult(api.infopanel.employees.query({})), asResult(api.infopanel.payrollDates.query({}))]
  current = { FtgId: 'akvarell', SalaryYear: null }
  await Promise.all([...before, asResult(api.infopanel.employees.query({}))])
  expect(requests.toSorted()).toEqual([
    ['infopanel.employees', 'akvarell', undefined],
    ['infopanel.employees,infopanel.payrollDates', 'nordsken', '2026'],
  ])
})

it('a call may name another scope, as the first one does with what the tab remembers', async () => {
  const { api, requests } = await adapter(() => ({ FtgId: null, SalaryYear: null }))
  await asResult(api.session.me.query({}, inScope(nordsken)))
  expect(requests).toEqual([['session.me', 'nordsken', '2026']])
})

it('a report with its journal shares no request, since a batch that is too large fails as a whole', async () => {
  const { api, requests } = await adapter(() => nordsken)
  const body = { message: '', stack: '', url: '', context: '' }
  const log = () => asResult(api.frontend.log.mutate({ body }))
  await Promise.all([log(), log(), asResult(api.infopanel.employees.query({}))])
  expect(requests.map(([calls]) => calls).toSorted()).toEqual(['frontend.log', 'frontend.log', 'infopanel.employees'])
})
