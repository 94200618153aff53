import { createHash, randomBytes } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Call, fillPath } from '#contracts/call.ts'
import { downloads } from '#contracts/downloads.ts'
import { jobFiles } from '#contracts/file-jobs/job-files.ts'
import type { FormValues } from '#contracts/forms/field.ts'
import { hiddenFields } from '#contracts/forms/protection.ts'
import { header, markerValue } from '#contracts/headers.ts'
import { exampleNewIntegration } from '#contracts/integrations/examples.ts'
import { integrationScopes } from '#contracts/integrations/scopes.ts'
import { type DescribedCall, describedCalls } from '#contracts/pact/interactions.ts'
import { employeeForm } from '#contracts/person/employee.form.ts'
import { clients } from '#contracts/registers/clients.ts'
import { rightsWhere } from '#contracts/rights/catalogue.ts'
import { encodeQuery } from '#contracts/wire.ts'
import { isThorough } from '#tests/harness/thorough.ts'
import { keyOf } from './demo/make-licence.ts'
import { payslipStage } from './payroll/documents/testing.ts'
import { type Transaction, withTenant } from './platform/database/tenancy.ts'
import { testMoment } from './platform/database/test-time.ts'
import { openSocket } from './platform/live/testing.ts'
import { textsOfPdf } from './platform/print/testing.ts'
import { client, employee, rightsGroup, userAccount } from './tables/schema.ts'
import type { Browser } from './testing.ts'

/**
 * Asks every call, file and print of the catalogue for what is hidden of persons with protected
 * identities, as accounts that may do everything but change persons, and as all who may read. What
 * is hidden is what the fields say: each holds a text that nothing else has.
 */

const Period = '202611'
const [nordsken, omtanke] = ['nordsken', 'omtanke']
const person = '7'

/** No text of theirs can be told from others: a country's code. */
const unmarked: readonly string[] = ['Land', 'ProfilePictureId']

/** Returns the fields' marks: a text that stands nowhere else, and says which field it is of. */
function marksOf(model: Parameters<typeof hiddenFields>[0], begin: string): ReadonlyMap<string, string> {
  const names = hiddenFields(model).filter(name => !unmarked.includes(name))
  return new Map(names.map((name, at) => [name, `${begin}${String.fromCharCode(97 + at)}`]))
}
const ofEmployee = marksOf(employeeForm, 'qzjqzj')
const ofClient = marksOf(clients.model, 'qzkqzk')
const all = new Map([...ofEmployee, ...[...ofClient].map(([name, mark]) => [`client ${name}`, mark] as const)])

const markedWith = (marks: ReadonlyMap<string, string>): FormValues => ({
  ...Object.fromEntries(marks),
  SkyddadIdentitet: true,
  ...(marks.has('Barn') && {
    Barn: [{ Namn: marks.get('Barn') ?? '', Fodd: '2020-01-01', VabTom: '1899-12-30', EnsamVardnad: false }],
  }),
})

let on: Awaited<ReturnType<typeof payslipStage>>
let Brukare: string
const within = <Result>(FtgId: string, work: (tx: Transaction) => Promise<Result>) =>
  withTenant(
    on.stage.test.database,
    { licNr: FtgId === omtanke ? 'WEB300400' : 'WEB100200', ftgKey: keyOf(FtgId) },
    work,
  )

/** A group with every right but those to change persons. */
const allBut = rightsWhere(right => !['Registry.PerReg.Write', 'Registry.Brukare.Write'].includes(right))

beforeAll(async () => {
  on = await payslipStage()
  await within(nordsken, async tx => {
    const { Epost = '', ...details } = markedWith(ofEmployee)
    await tx
      .update(employee)
      .set({ email: String(Epost), details: sql`${employee.details} || ${JSON.stringify(details)}::jsonb` })
      .where(eq(employee.employmentNumber, person))
  })
  await on.calculate(Period, [person])
  await on.change(Period, [person], { publishedAt: testMoment, publishedBy: 'lic' })
  Brukare = await within(omtanke, async tx => {
    const [one] = await tx.select({ number: client.clientNumber }).from(client).orderBy(client.clientNumber).limit(1)
    const details = JSON.stringify(markedWith(ofClient))
    const number = one?.number ?? ''
    await tx
      .update(client)
      .set({ details: sql`${client.details} || ${details}::jsonb` })
      .where(eq(client.clientNumber, number))
    return number
  })
  for (const [FtgId, login] of [
    [nordsken, 'adm'],
    [omtanke, 'lss'],
  ] as const)
    await within(FtgId, async tx => {
      const id = `utom-${login}`
      await tx.insert(rightsGroup).values({ id, benText: 'Allt utom personer', rights: allBut })
      await tx
        .update(userAccount)
        .set({ rightsGroup: id })
        .where(and(eq(userAccount.login, login)))
    })
})
afterAll(() => on.stage.close())

/** Returns everything that the bytes of an answer say, in lower case. */
function saidIn(bytes: Buffer): string {
  if (bytes.subarray(0, 5).toString() === '%PDF-') return textsOfPdf(bytes).join('\n').toLowerCase()
  if (bytes.subarray(0, 2).toString() === 'PK') throw new Error('This spec cannot read packed files yet')
  const text = bytes.toString('utf8')
  // Files stand in answers as base64.
  const files = text.match(/[A-Za-z0-9+/]{400,}={0,2}/g) ?? []
  return [text.toLowerCase(), ...files.map(file => saidIn(Buffer.from(file, 'base64')))].join('\n')
}

interface Asker {
  readonly headers: Readonly<Record<string, string>>
  readonly company: string
}

async function fetched(path: string, { headers, company }: Asker, method = 'GET', body?: unknown) {
  const response = await fetch(on.stage.backend.url + path, {
    method,
    headers: {
      [header.marker]: markerValue,
      [header.company]: company,
      [header.salaryYear]: '2026',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  return { status: response.status, said: saidIn(bytes), whole: bytes.toString() }
}

/** What the parameters and bodies of calls name, of the persons in question. */
const known = (company: string): Readonly<Record<string, unknown>> => ({
  AnstNr: person,
  AnstNrList: [person],
  Period,
  Nummer: 1,
  year: 2026,
  Ar: '2026',
  Brukare,
  FtgId: company,
  Datum: '2026-11-21',
  Login: 'per',
})

/** Returns a value with what it names of persons replaced by the persons in question. */
function about(value: unknown, company: string): unknown {
  if (Array.isArray(value)) return value.map(each => about(each, company))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, known(company)[name] ?? about(each, company)]),
  )
}

const calls = describedCalls().filter(({ call }) => call.access !== 'public')
const isRead = ({ call }: DescribedCall) => call.method === 'GET'
/** What is written, without what takes the persons away. */
const writes = calls.filter(
  ({ call: { method, path } }) => method !== 'GET' && method !== 'DELETE' && !/remove|renumber|changeNumber/.test(path),
)

/** The right to absences names the children: an absence is registered for one of them. */
const allowed: readonly string[] = ['absences.list: Barn']

/** Asks some calls, and returns which marks the answers hold, and how many calls answered. */
async function askedFor(some: readonly DescribedCall[], asker: Asker) {
  const found: string[] = []
  let answered = 0
  const look = (name: string, { status, said }: { status: number; said: string }) => {
    if (status === 200) answered += 1
    for (const [field, mark] of all)
      if (said.includes(mark) && !allowed.includes(`${name}: ${field}`)) found.push(`${name}: ${field}`)
  }
  for (const { name, call, outcomes } of some) {
    const { params, body, filter, pagination } = (outcomes[0]?.request ?? {}) as Record<string, unknown>
    const path = `/api${fillPath(call.path, about(params ?? {}, asker.company) as Record<string, unknown>)}`
    for (const query of new Set(['', encodeQuery({ filter: about(filter, asker.company), pagination } as never)]))
      look(name, await fetched(path + query, asker, call.method, body && about(body, asker.company)))
  }
  return { found: [...new Set(found)], answered }
}

/** Fetches every file and print. */
/** Returns what a file says that a job makes for the account, or undefined when it is refused. */
async function madeByJob(Path: string, asker: Asker): Promise<string | undefined> {
  const headers = { ...asker.headers, [header.idempotencyKey]: randomBytes(16).toString('hex') }
  const begun = await fetched('/api/fileJobs', { ...asker, headers }, 'POST', { Path })
  if (begun.status !== 200) return undefined
  const { Id } = JSON.parse(begun.whole).data as { Id: string }
  await expect
    .poll(async () => JSON.parse((await fetched(`/api/fileJobs/${Id}`, asker)).whole).data.Status, { timeout: 60_000 })
    .toMatch(/COMPLETED|FAILED/)
  const { status, said } = await fetched(`/file/jobs/${Id}`, asker)
  return status === 200 ? said : undefined
}

async function filesFor(asker: Asker) {
  const found: string[] = []
  let answered = 0
  for (const [name, { path, outcomes }] of Object.entries(downloads)) {
    const { params: given = {} } = (outcomes[0]?.request ?? {}) as { readonly params?: object }
    const params = about(given, asker.company)
    const { status, said } = await fetched(fillPath(path, params as Record<string, unknown>), asker)
    if (status === 200) answered += 1
    for (const [field, mark] of all) if (said.includes(mark)) found.push(`${name}: ${field}`)
    if (!Object.hasOwn(jobFiles, name)) continue
    const byJob = await madeByJob(fillPath(path, params as Record<string, unknown>), asker)
    if (byJob !== undefined) answered += 1
    for (const [field, mark] of all) if (byJob?.includes(mark)) found.push(`${name} by a job: ${field}`)
  }
  return { found, answered }
}

const as = async (login: string, company: string): Promise<Asker> => {
  const licNr = company === omtanke ? 'WEB300400' : 'WEB100200'
  const browser: Browser = await on.stage.signedInByBankId(login, licNr)
  return { headers: { cookie: browser.cookie ?? '' }, company }
}
/** A key of another program, with every scope but those to change persons. */
async function byKey(): Promise<Asker> {
  const key = `avl_${randomBytes(32).toString('base64url')}`
  const Secret = { Prefix: key.slice(0, 12), Hash: createHash('sha256').update(key).digest('hex') }
  const Scopes = integrationScopes.filter(scope => !/^Registry\.(PerReg|Brukare)\.Write$/.test(scope))
  const lic = await on.stage.signedIn('lic')
  const body = { ...exampleNewIntegration, Scopes, Secret, Companies: [nordsken] }
  const { status, body: answer } = await lic.ask('/integrations', { method: 'POST', company: nordsken, body })
  expect([status, answer.message]).toEqual([200, undefined])
  return { headers: { authorization: `Bearer ${key}` }, company: nordsken }
}

/**
 * The small run asks as those who may read the most in each company. It does not show what an
 * account is shown that may read less.
 */
const askers = [
  ['adm', nordsken],
  ['lss', omtanke],
  ...(isThorough
    ? ([
        ['las', nordsken],
        ['attest', nordsken],
        ['grupp', nordsken],
        ['per', nordsken],
        ['bru', omtanke],
      ] as const)
    : []),
] as const

describe('a person with a protected identity', { timeout: 300_000 }, () => {
  it('is shown whole to those who may change persons: the marks reach answers, files and prints', async () => {
    const clerk = await as('ftg2', nordsken)
    const carer = await as('oms', omtanke)
    const [read, files, care] = [
      await askedFor(calls.filter(isRead), clerk),
      await filesFor(clerk),
      await askedFor(calls.filter(isRead), carer),
    ]
    const fields = new Set([...read.found, ...files.found, ...care.found].map(each => each.split(': ')[1]))
    expect([...all.keys()].filter(field => !fields.has(field))).toEqual([])
    for (const name of ['personalCard', 'paxmlEmployees', 'chosenPayslips'])
      expect(files.found.join()).toContain(`${name}: Adress1`)
    expect(read.answered).toBeGreaterThan(100)
    expect(files.answered).toBeGreaterThan(8)
  })

  it.each(askers)('is hidden from %s in every answer, file and print', async (login, company) => {
    const asker = await as(login, company)
    const read = await askedFor(calls.filter(isRead), asker)
    expect(read.found).toEqual([])
    expect((await filesFor(asker)).found).toEqual([])
    expect(read.answered).toBeGreaterThan(5)
  })

  it('is hidden from the key of another program', async () => {
    const asker = await byKey()
    const read = await askedFor(calls.filter(isRead), asker)
    expect(read.answered).toBeGreaterThan(20)
    expect(read.found).toEqual([])
    expect((await filesFor(asker)).found).toEqual([])
  })

  it('is in no live event', async () => {
    const las = await on.stage.signedIn('las')
    const socket = openSocket(on.stage.backend, { cookie: las.cookie })
    await new Promise(resolve => socket.socket.once('open', resolve))
    const clerk = await on.stage.signedIn('ftg2')
    const { body } = await clerk.ask(`/perreg/${person}`, { company: nordsken })
    const { Version } = body.data as { Version: number }
    const Telefon = ofEmployee.get('Telefon')
    const change = { Version, GallerFran: '2026-12-01', Values: { Telefon: `${Telefon} b` } }
    const saved = await clerk.ask(`/perreg/${person}`, { method: 'PUT', company: nordsken, body: change })
    expect([saved.status, saved.body.dvCode, 'fields' in saved.body && saved.body.fields]).toEqual([
      200,
      undefined,
      false,
    ])
    await expect.poll(() => socket.messages.length).toBeGreaterThan(0)
    const said = JSON.stringify(socket.messages).toLowerCase()
    socket.socket.close()
    expect([...all].filter(([, mark]) => said.includes(mark))).toEqual([])
  })

  it('is hidden in the answers of what is written, and in what is left of it', async () => {
    for (const [login, company] of [
      ['adm', nordsken],
      ['lss', omtanke],
    ] as const) {
      const asker = await as(login, company)
      const written = await askedFor(writes, asker)
      expect(written.found).toEqual([])
      expect((await askedFor(calls.filter(isRead), asker)).found).toEqual([])
    }
  })
})

it('every call of the catalogue is asked, or takes the person away', () => {
  const name = ({ call: { method, path } }: { readonly call: Call }) => `${method} ${path}`
  const asked = new Set([...calls.filter(isRead), ...writes].map(name))
  for (const each of calls.map(name).filter(each => !asked.has(each)))
    expect(each).toMatch(/^DELETE |remove|renumber|changeNumber/)
})

describe('a list', { timeout: 300_000 }, () => {
  const lists = calls.filter(({ call }) => call.paged === true && isRead({ call } as DescribedCall))
  /** The summary of a list names the fields that it is sorted by and searched in. */
  const namedIn = ({ summary }: Call, fields: readonly string[]) =>
    fields.filter(field => new RegExp(`\\b${field}\\b`).test(summary))
  const hidden = { [nordsken]: hiddenFields(employeeForm), [omtanke]: hiddenFields(clients.model) }

  /**
   * Returns the answers of lists, sorted by each hidden field in both directions, by list and
   * field.
   */
  async function sorted(asker: Asker) {
    const answers = new Map<string, string>()
    for (const { name, call, outcomes } of lists) {
      const { params, filter } = (outcomes[0]?.request ?? {}) as Record<string, unknown>
      const path = `/api${fillPath(call.path, about(params ?? {}, asker.company) as Record<string, unknown>)}`
      for (const sortBy of namedIn(call, hidden[asker.company] ?? []))
        for (const sortOrder of ['asc', 'desc']) {
          const pagination = { sortBy, sortOrder }
          const query = encodeQuery({ filter: about(filter, asker.company), pagination } as never)
          const { status, said } = await fetched(path + query, asker)
          if (status === 200) answers.set(`${name} ${sortBy} ${sortOrder}`, said)
        }
    }
    return answers
  }

  /** In small letters: a list without rows, or a report, whose sums are then of nothing. */
  const isEmpty = /"data":(\[\]|\{"rader":\[\])/

  /** Returns the lists and fields whose search finds a mark: in each hidden field, and in all. */
  async function finding(asker: Asker) {
    const found: string[] = []
    const marks = asker.company === nordsken ? ofEmployee : ofClient
    for (const { name, call, outcomes } of lists) {
      const { params, filter } = (outcomes[0]?.request ?? {}) as Record<string, unknown>
      const path = `/api${fillPath(call.path, about(params ?? {}, asker.company) as Record<string, unknown>)}`
      const named = namedIn(call, [...marks.keys()])
      // Every list is searched for one of the marks, and for those of the fields that it names.
      for (const field of new Set(['Epost', ...named]))
        for (const searchFields of named.includes(field) ? [undefined, [field]] : [undefined]) {
          const pagination = { searchTerm: marks.get(field), ...(searchFields && { searchFields }) }
          const query = encodeQuery({ filter: about(filter, asker.company), pagination } as never)
          const { status, said } = await fetched(path + query, asker)
          if (status === 200 && !isEmpty.test(said)) found.push(`${name} ${field}`)
        }
    }
    return [...new Set(found)]
  }

  /** Gives what is hidden of the persons values that are first, or last, of all. */
  async function turned(begin: string) {
    const values = (marks: ReadonlyMap<string, string>) =>
      Object.fromEntries([...marks].filter(([name]) => name !== 'Barn').map(([name]) => [name, begin]))
    await within(nordsken, tx =>
      tx
        .update(employee)
        .set({ email: begin, details: sql`${employee.details} || ${JSON.stringify(values(ofEmployee))}::jsonb` })
        .where(eq(employee.employmentNumber, person)),
    )
    await within(omtanke, tx =>
      tx
        .update(client)
        .set({ details: sql`${client.details} || ${JSON.stringify(values(ofClient))}::jsonb` })
        .where(eq(client.clientNumber, Brukare)),
    )
  }

  it.each([
    ['adm', nordsken, 'lic'],
    ['lss', omtanke, 'oms'],
  ])('for %s is neither searched nor sorted by what is hidden', async (login, company, writer) => {
    const [asker, seeing] = [await as(login, company), await as(writer, company)]
    expect(await finding(asker)).toEqual([])
    if (company === nordsken) expect(await finding(seeing)).toContain('employees.list Epost')
    await turned('aaa')
    const [first, firstSeen] = [await sorted(asker), await sorted(seeing)]
    await turned('ööö')
    const [last, lastSeen] = [await sorted(asker), await sorted(seeing)]
    expect(first.size).toBeGreaterThan(1)
    expect([...first.keys()].filter(key => first.get(key) !== last.get(key))).toEqual([])
    // Whoever sees the values has them in the answer, and in the order.
    expect([...firstSeen.keys()].filter(key => firstSeen.get(key) !== lastSeen.get(key)).length).toBeGreaterThan(1)
  })
})
