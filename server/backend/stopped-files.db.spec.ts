import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Call, fillPath } from '#contracts/call.ts'
import type { Download } from '#contracts/download.ts'
import { downloads } from '#contracts/downloads.ts'
import { errors } from '#contracts/errors.ts'
import { header, markerValue } from '#contracts/headers.ts'
import { earlierRequest } from '#contracts/outcomes/earlier.ts'
import type { ProviderState } from '#contracts/outcomes/provider-state.ts'
import { employerDeclarationCalls } from '#contracts/payroll/declaration/calls.ts'
import { exampleDeclared } from '#contracts/payroll/declaration/outcomes.ts'
import { pactStates } from './contract/pact-states.ts'
import { type Transaction, withTenant } from './platform/database/tenancy.ts'
import { browserCookie, sessionCookie } from './platform/http/token-cookie.ts'
import { rpClient } from './sign-in/bankid/rp-client.ts'
import { simulatedApiPath } from './sign-in/bankid/simulator/simulator-path.ts'
import { company } from './tables/schema.ts'
import { startTestBackend, type TestBackend } from './testing.ts'

let server: TestBackend
let bankId: ReturnType<typeof rpClient>
beforeAll(async () => {
  server = await startTestBackend()
  bankId = rpClient({ url: () => `${server.backend.url}${simulatedApiPath}` })
})
afterAll(async () => {
  await bankId.close()
  await server.close()
})

type Asking = { readonly method?: string; readonly company?: string | undefined; readonly body?: unknown }
let cookie = ''
const ask = (path: string, { method = 'GET', company, body }: Asking = {}) =>
  fetch(server.backend.url + path, {
    method,
    headers: {
      [header.marker]: markerValue,
      cookie,
      [header.salaryYear]: '2026',
      ...(company !== undefined && { [header.company]: company }),
      ...(method !== 'GET' && { [header.idempotencyKey]: randomUUID() }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })

const undos: (() => unknown)[] = []
const undoAll = async () => {
  for (const undo of undos.splice(0).toReversed()) await undo()
}
beforeEach(undoAll)
/** Sets states up one after the other, as a verifier of the pact does. */
async function given(states: readonly ProviderState[]): Promise<void> {
  const handlers = pactStates({
    database: server.test.database,
    cookie: sessionCookie(false),
    browserCookie: browserCookie(false),
    clock: server.clock.now,
    bankId,
  })
  for (const { name, params } of states) {
    if (name === earlierRequest) {
      const { Method, Path, Body, FtgId } = params as Record<string, string>
      expect((await ask(`/api${Path}`, { method: Method ?? '', company: FtgId, body: Body })).status).toBe(200)
    } else cookie = (await handlers[name]?.(params, undo => undos.push(undo)))?.Cookie ?? cookie
  }
}

/** Changes settings of a company, which its checks read. */
async function settings(company: string, Values: object): Promise<void> {
  const path = `/api/companyInfo/${company}`
  const read = (await (await ask(path, { company })).json()) as { data: { Settings: { Version: number } } }
  const { Version } = read.data.Settings
  const answer = await ask(path, { method: 'PUT', company, body: { Version, Values } })
  expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)])
}

/** Writes to the companies of the licence, what no call would. */
const inCompany = (work: (tx: Transaction) => Promise<unknown>) =>
  withTenant(server.test.database, { licNr: 'WEB100200', login: 'adm' }, work)

interface Stop {
  /** What stops the file, in place of what it was made of. */
  readonly by: (company: string) => Promise<unknown>
  readonly dvCode: string
  readonly says: RegExp
}

/** What stops each file, or why nothing does. A new file is written here. */
const stops: Readonly<Record<keyof typeof downloads, Stop | string>> = {
  employerDeclaration: {
    by: company => settings(company, { Kontakt: '' }),
    dvCode: errors.fieldsRefused.dvCode,
    says: /kontaktperson saknas/,
  },
  payments: {
    by: company =>
      ask('/api/payments/202611/1/cancel', { method: 'POST', company, body: { Orsak: 'Banken sade nej' } }),
    dvCode: errors.paymentMissing.dvCode,
    says: /avbruten/,
  },
  vouchers: {
    by: company => settings(company, { KopplaBokf: false }),
    dvCode: errors.voucherFileRefused.dvCode,
    says: /exporterar inte/,
  },
  fosEnquiry: {
    by: FtgId => inCompany(tx => tx.update(company).set({ orgnr: '' }).where(eq(company.ftgId, FtgId))),
    dvCode: errors.fosNobody.dvCode,
    says: /Organisationsnumret saknas/,
  },
  payoutList: 'for the own books',
  payslips: 'only those that are ready',
  chosenPayslips: 'drafts say so',
  checkList: 'shows what is wrong',
  ownPayslip: 'only those that are published',
  paxmlEmployees: 'is what is stored',
  paxmlRows: 'is what is stored',
  paxmlSchedules: 'is what is stored',
  employeeDocument: 'is what is stored',
  employeeDocumentPrint: 'is what is stored',
  personalCard: 'is what is stored',
  payrollCalendar: 'is what is stored',
  payrollDates: 'is what is stored',
  eventHistory: 'is what is stored',
  jobFile: 'is made by a download, which its job asks: server/backend/file-jobs',
}
const stopped = Object.entries(stops).flatMap(([name, stop]) =>
  typeof stop === 'string' ? [] : [[name as keyof typeof downloads, stop] as const],
)

it.each(stopped)('the file %s is not handed out once it is stopped', async (name, { by, dvCode, says }) => {
  const download: Download = downloads[name]
  const outcome = download.outcomes.find(({ answer }) => 'fileName' in answer)
  if (!outcome) throw new Error(`${name} has no example`)
  await given(outcome.given)
  const company = outcome.request.scope?.FtgId ?? ''
  const path = fillPath(download.path as Call['path'], outcome.request.params as Record<string, unknown>)
  expect((await ask(path, { company })).status).toBe(200)
  await by(company)
  const refused = await ask(path, { company })
  expect(refused.status).toBeGreaterThanOrEqual(400)
  expect(refused.headers.get('content-disposition')).toBeNull()
  const body = (await refused.json()) as { dvCode: string; message: string }
  expect([body.dvCode, body.message]).toEqual([dvCode, expect.stringMatching(says)])
})

const inWire = { FtgId: 'deklaren', Period: '202610' }

it('no call hands out a declaration without a contact, whatever it holds', async () => {
  await given(exampleDeclared)
  await settings(inWire.FtgId, { Kontakt: '' })
  // A month with payslips, and one without: a declaration of nothing.
  for (const Period of [inWire.Period, '202607']) {
    for (const part of [1, 2]) {
      const { status } = await ask(`/file/employerDeclaration/${Period}/${part}`, { company: inWire.FtgId })
      expect([Period, part, status]).toEqual([Period, part, errors.fieldsRefused.status])
    }
    const shown = await ask(`/api/employerDeclaration/${Period}`, { company: inWire.FtgId })
    const { data } = (await shown.json()) as { data: { Stopp: number; Kontroller: { Niva: string; Text: string }[] } }
    expect([Period, data.Stopp]).toEqual([Period, 1])
    expect(data.Kontroller).toContainEqual(
      expect.objectContaining({
        Niva: 'STOPP',
        Text: 'Arbetsgivarens kontaktperson saknas: den som Skatteverket kan fråga.',
      }),
    )
    const bodies = {
      skatteverket: { Atgard: 'SKICKA' },
      filed: { Inlamnad: false },
      signedIn: { State: 'x', Code: 'y' },
    }
    for (const [name, call] of Object.entries(employerDeclarationCalls)) {
      const path = fillPath(call.path, { Period })
      const body = bodies[name as keyof typeof bodies]
      const answer = await ask(`/api${path}`, { method: call.method, company: inWire.FtgId, body })
      expect([name, await answer.text()]).toEqual([name, expect.not.stringMatching(/agd:|<\?xml/)])
      if (name === 'skatteverket') expect([name, answer.status]).toEqual([name, errors.fieldsRefused.status])
    }
  }
})
