import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Call, fillPath } from '#contracts/call.ts'
import { header, markerValue } from '#contracts/headers.ts'
import type { OutcomeRequest } from '#contracts/outcomes/outcome.ts'
import { type DescribedCall, describedCalls } from '#contracts/pact/interactions.ts'
import { companySettings } from '#contracts/settings/company-settings.ts'
import { ErrorBody } from '#contracts/wire.ts'
import { sizeOf } from '#tests/harness/thorough.ts'
import { pactStates } from './contract/pact-states.ts'
import { callsOfOtherRegisters } from './contract/testing.ts'
import { demoPassword } from './demo/accounts.ts'
import { withTenant } from './platform/database/tenancy.ts'
import { browserCookie, sessionCookie } from './platform/http/token-cookie.ts'
import { rpClient } from './sign-in/bankid/rp-client.ts'
import { simulatedApiPath } from './sign-in/bankid/simulator/simulator-path.ts'
import { companyCopy } from './tables/copies.ts'
import { job } from './tables/jobs.ts'
import { type Browser, startTestBackend, type TestBackend } from './testing.ts'

let server: TestBackend
beforeAll(async () => {
  server = await startTestBackend()
})
afterAll(async () => {
  await bankId.close()
  await server.close()
})
const bankId = rpClient({ url: () => `${server.backend.url}${simulatedApiPath}` })
const states = () =>
  pactStates({
    database: server.test.database,
    cookie: sessionCookie(false),
    browserCookie: browserCookie(false),
    clock: server.clock.now,
    bankId,
  })

/**
 * JSON that no JavaScript value serialises to: numbers out of range, and special property names.
 */
class Written {
  readonly json: string
  constructor(json: string) {
    this.json = json
  }
  /** Returns the text for the reports of fast-check. */
  toString(): string {
    return this.json.slice(0, 40)
  }
}

const deep = 20_000
const written = [
  '1e400',
  '-1e400',
  '-0',
  '0.1e-400',
  '1E2',
  '123456789012345678901234567890',
  '{"__proto__":{"isAdministrator":true}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '{"toString":1,"length":-1}',
  '['.repeat(deep) + ']'.repeat(deep),
  `${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}`,
].map(json => new Written(json))

const texts = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udc00',
  '\udbff\ud800',
  'e\u0301',
  '\ufeff',
  '\u202e',
  '🙂',
  ' ',
  '',
  ' a ',
  '\\',
  '%',
  '_',
  "'; drop table company; --",
  '$1',
  '{}',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  '-0',
  '1e400',
  '2.5',
  '../..',
  '1899-12-30',
  '0000-00-00',
  '99999-01-01',
  '00000000-0000-0000-0000-000000000000',
  'x'.repeat(5_000),
  'å'.repeat(61),
]
const numbers = [-1, 0, 2.5, 1e-7, 1e20, 1e308, -1e308, 2 ** 31, 2 ** 53, -(2 ** 63), 5e-324]

const hostile = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<unknown>(...texts) },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...numbers) },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...written) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(null, true, [], {}, [null], [['\u0000']], { '\u0000': 1 }, { '\ud800': 'a' }),
  },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.double() },
)

/** Returns the JSON of a value that may contain `Written` parts. */
function jsonOf(value: unknown): string {
  if (value instanceof Written) return value.json
  if (Array.isArray(value)) return `[${value.map(jsonOf).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  return `{${Object.entries(value)
    .map(([key, part]) => `${JSON.stringify(key)}:${jsonOf(part)}`)
    .join()}}`
}

type Request = OutcomeRequest

/** Returns the paths of all parts of a value, beginning with the whole. */
const pathsIn = (value: unknown, path: readonly string[] = []): string[][] => [
  [...path],
  ...(typeof value === 'object' && value !== null && !(value instanceof Written)
    ? Object.entries(value).flatMap(([key, part]) => pathsIn(part, [...path, key]))
    : []),
]

/** Returns the value with one part replaced. */
function changedAt(value: unknown, [key, ...rest]: readonly string[], part: unknown): unknown {
  if (key === undefined) return part
  const next = changedAt((value as Record<string, unknown> | undefined)?.[key], rest, part)
  if (Array.isArray(value)) return value.map((each, at) => (String(at) === key ? next : each))
  return { ...(value as object), [key]: next }
}

/** Returns the paths of all parts of a request that can hold hostile input. */
const placesIn = ({ method, filter, paged }: Call, { params, body, pagination }: Request): string[][] => [
  ...pathsIn(params, ['params']).slice(1),
  ...(method === 'GET' ? [] : [...pathsIn(body, ['body']), ['body', 'Obekant']]),
  ...(paged
    ? pathsIn({ sortBy: '', searchTerm: '', searchFields: [''], perPage: 1, pageNum: 1, ...pagination }, ['pagination'])
    : []),
  ...(filter.safeParse(undefined).success ? [] : [['filter'], ['filter', 'AnstNrList'], ['filter', 'Obekant']]),
  ['query'],
]

/** Encodes a path segment. Half of a surrogate pair is sent as the bytes that would encode it. */
const encoded = (value: unknown): string => {
  const text = value instanceof Written ? value.json.slice(0, 300) : String(value).slice(0, 300)
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80'
}

async function send(call: Call, request: Request & { readonly query?: unknown }, cookie: string | undefined) {
  const { params = {}, body, pagination, filter, scope = {}, query } = request
  const path = fillPath(
    call.path,
    Object.fromEntries(Object.keys(params as object).map(name => [name, `@${name}@`])),
  ).replaceAll(/%40(\w+)%40/g, (_, name) => encoded((params as Record<string, unknown>)[name]) || '%20')
  const parts = { pagination, filter, ...(query !== undefined && { Obekant: query }) }
  const search = Object.entries(parts).flatMap(([name, part]) =>
    part === undefined ? [] : [`${name}=${encoded(jsonOf(part))}`],
  )
  const response = await fetch(`${server.backend.url}/api${path}?${search.join('&')}`, {
    method: call.method,
    headers: {
      [header.marker]: markerValue,
      [header.idempotencyKey]: randomUUID(),
      ...(cookie !== undefined && { cookie }),
      ...(typeof scope.FtgId === 'string' && { [header.company]: scope.FtgId }),
      ...(typeof scope.SalaryYear === 'number' && { [header.salaryYear]: String(scope.SalaryYear) }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && call.method !== 'GET' && { body: jsonOf(body) }),
  })
  return { status: response.status, body: JSON.parse(await response.text()) }
}

/** Deletes what earlier requests made: the state of copies is refused where there are others. */
const withoutCopies = () =>
  withTenant(server.test.database, { licNr: 'WEB100200' }, async tx => {
    await tx.delete(job)
    await tx.delete(companyCopy)
  })

describe('hostile input', () => {
  it.each(describedCalls().map((each): [string, DescribedCall] => [`${each.call.method} ${each.call.path}`, each]))(
    '%s answers what the caller did wrong, and never that something went wrong here',
    { timeout: 120_000 },
    async (_, { call, outcomes }) => {
      const outcome = outcomes.find(({ answer }) => 'data' in answer) ?? outcomes[0]
      if (!outcome) throw new Error('a call without an outcome')
      const handlers = states()
      let cookie: string | undefined
      const undos: (() => unknown)[] = []
      const undoAll = async () => {
        for (const undo of undos.splice(0).toReversed()) await undo()
      }
      const begin = async () => {
        await undoAll()
        for (const { name, params } of outcome.given)
          cookie = (await handlers[name]?.(params, undo => undos.push(undo)))?.Cookie ?? cookie
      }
      await withoutCopies()
      await begin()
      const places = placesIn(call, outcome.request)
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...places), hostile, async (path, part) => {
          const request = changedAt(outcome.request, path, part) as Request
          const { status, body } = await send(call, request, cookie)
          expect([path, status, status < 500 ? '' : body]).toEqual([path, expect.toSatisfy(each => each < 500), ''])
          if (status >= 400) ErrorBody.parse(body)
          // An accepted write has taken effect, so the state is set up again for the next request.
          else if (call.effect === 'writes') await begin()
        }),
        // The same code reads what the registers are sent.
        {
          numRuns: Math.min(
            callsOfOtherRegisters.has(call) ? sizeOf({ small: 1, whole: 4 }) : sizeOf({ small: 3, whole: 10 }),
            places.length * 3,
          ),
        },
      )
      await undoAll()
    },
  )
})

/** Generates any text, the hostile ones included. */
const anyText = fc.oneof(fc.constantFrom(...texts), fc.string({ unit: 'binary', maxLength: 45 }))

describe('what is accepted', () => {
  it('of the settings is read back as it was sent, or refused at its field', async () => {
    const browser = await server.signedIn('ftg2')
    const read = async () => {
      const { body } = await browser.ask('/companyInfo/nordsken')
      return (body.data as { Settings: { Version: number; Values: Record<string, unknown> } }).Settings
    }
    const defaults = companySettings.defaults('2026-11-21')
    // An empty date is sent, and kept, as 1899-12-30.
    const emptyOf = (name: string) => companySettings.write({ ...defaults, [name]: '' }, '2026-11-21')[name]
    const names = companySettings.names.filter(name => !['FtgId', 'FtgKey', 'PictureId'].includes(name))
    const change = fc.constantFrom(...names).chain(name => {
      const value: fc.Arbitrary<unknown> =
        typeof defaults[name] === 'number'
          ? fc.oneof(fc.constantFrom(...numbers, ...written.slice(0, 6)), fc.double(), fc.integer({ min: 0, max: 40 }))
          : typeof defaults[name] === 'boolean'
            ? fc.boolean()
            : anyText
      return fc.tuple(fc.constant(name), value)
    })
    let accepted = 0
    await fc.assert(
      fc.asyncProperty(change, async ([name, value]) => {
        const { Version } = await read()
        const { status, body } = await browser.ask('/companyInfo/nordsken', {
          method: 'PUT',
          body: jsonOf({ Version, Values: { [name]: value } }),
        })
        if (status !== 200) {
          expect([status, Object.keys((body as { fields?: object }).fields ?? {}).length > 0]).toEqual([400, true])
          return
        }
        accepted += 1
        const sent = JSON.parse(jsonOf(value))
        const kept = typeof sent === 'number' ? sent + 0 : sent === '' ? emptyOf(name) : sent
        expect([name, (await read()).Values[name]]).toEqual([name, kept])
      }),
      { numRuns: sizeOf({ small: 30, whole: 120 }) },
    )
    expect(accepted).toBeGreaterThan(3)
  })

  type Sending = (
    browser: Browser,
    text: string,
  ) => Promise<{ readonly status: number; readonly kept: () => Promise<unknown> }>
  const dataOf = async (browser: Browser, path: string) => (await browser.ask(path)).body.data
  const put: Record<string, Sending> = {
    'the name of an account': async (browser, Namn) => ({
      status: (await browser.ask('/myAccount', { method: 'PUT', body: { Namn, CurrentPassword: demoPassword } }))
        .status,
      kept: async () => ((await dataOf(browser, '/myAccount')) as { Namn: string }).Namn,
    }),
    'the subject of a message': async (browser, Subject) => ({
      status: (await browser.ask('/messages', { method: 'POST', body: { Recipients: ['lic'], Subject, Text: 'Prov' } }))
        .status,
      kept: async () => ((await dataOf(browser, '/messages/folder/SENT')) as { Subject: string }[])[0]?.Subject,
    }),
    'the text of a message': async (browser, Text) => ({
      status: (await browser.ask('/messages', { method: 'POST', body: { Recipients: ['lic'], Subject: 'Prov', Text } }))
        .status,
      kept: async () => {
        const [first] = (await dataOf(browser, '/messages/folder/SENT')) as { Id: string }[]
        return ((await dataOf(browser, `/messages/${first?.Id}`)) as { Text: string }).Text
      },
    }),
    'the name of a company': async (browser, Namn) => {
      const FtgId = `h${randomUUID().replaceAll('-', '').slice(0, 12)}`
      const body = {
        FtgId,
        Namn,
        LoneartsTabell: 'STANDARD',
        LoneartsTabellNamn: 'Standard',
        Year: 2026,
        StdTestData: false,
        IncludeCSRegistries: false,
        InactivatePortalHRFunctions: false,
      }
      return {
        status: (await browser.ask('/createCompany', { method: 'POST', body })).status,
        kept: async () => ((await dataOf(browser, `/companyInfo/${FtgId}`)) as { Namn: string }).Namn,
      }
    },
  }
  it.each(Object.entries(put))('is read back as it was sent: %s', async (_, sending) => {
    const browser = await server.signedIn('adm')
    let accepted = 0
    await fc.assert(
      fc.asyncProperty(anyText, async text => {
        server.clock.pass(0.01)
        const { status, kept } = await sending(browser, text)
        expect(status).toBeLessThan(500)
        if (status >= 400) return
        accepted += 1
        expect(await kept()).toBe(text)
      }),
      // The first text is accepted everywhere: a few others may all be refused.
      { numRuns: sizeOf({ small: 4, whole: 12 }), examples: [['Åsa & Söner']] },
    )
    expect(accepted).toBeGreaterThan(0)
  })
})
