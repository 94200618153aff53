import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { errors } from '#contracts/errors.ts'
import type { EmployerDeclaration } from '#contracts/payroll/declaration/shapes.ts'
import { keyOf } from '../../../demo/make-licence.ts'
import { type Transaction, withTenant } from '../../../platform/database/tenancy.ts'
import {
  company as companyTable,
  declarationEvent,
  declarationNumber,
  employee,
  event,
  job,
  notification,
  payslip,
  payslipRow,
  salaryPeriod,
  skatteverketAccess,
} from '../../../tables/schema.ts'
import { type Browser, startTestBackend, type TestBackend } from '../../../testing.ts'
import { finishedRun } from '../testing/finished-run.ts'

const company = 'nordsken'
const tenant = { licNr: 'WEB100200', login: 'adm', ftgKey: keyOf(company) }
/** What Skatteverket has of a month stays there: each test has a month of its own. */
let month = 12
let period = ''

let stage: TestBackend
let adm: Browser
const within = <Result>(work: (tx: Transaction) => Promise<Result>) => withTenant(stage.test.database, tenant, work)

beforeAll(async () => {
  stage = await startTestBackend({ jobTiming: { poll: 20, beat: 500, takeOver: 5_000 } })
  adm = await stage.signedIn('adm')
})
afterAll(() => stage.close())
beforeEach(async () => {
  month -= 1
  period = `2026${String(month).padStart(2, '0')}`
  await within(async tx => {
    await tx.execute(sql`select set_config('avlona.whole_company', 'on', true)`)
    for (const table of [payslip, declarationEvent, declarationNumber, skatteverketAccess]) await tx.delete(table)
    await tx.delete(job)
    await tx.update(salaryPeriod).set({ isLocked: false })
  })
  await finishedRun(stage.test, tenant, period, ['1', '2'])
})

const declaration = async (as = adm) =>
  (await as.ask(`/employerDeclaration/${period}`, { company })).body.data as EmployerDeclaration
const errand = (Atgard: string, as = adm) =>
  as.ask(`/employerDeclaration/${period}/skatteverket`, { method: 'POST', company, body: { Atgard } })
const signedIn = (State: string, Code: string, as = adm) =>
  as.ask('/employerDeclaration/signedIn', { method: 'POST', company, body: { State, Code } })

/** Plays the person's browser: to the simulated Skatteverket, which sends it back with a code. */
async function approve(address: string) {
  const answer = await fetch(address, { redirect: 'manual' })
  const { searchParams } = new URL(answer.headers.get('location') ?? '')
  return { state: searchParams.get('state') ?? '', code: searchParams.get('code') ?? '' }
}
/** Waits for the errand of the month to end. */
async function ended() {
  for (;;) {
    const found = await declaration()
    const { Arende } = found.Skatteverket
    if (Arende?.Status === 'COMPLETED' || Arende?.Status === 'FAILED') return { ...found, Arende }
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}
/** Does an errand, and signs in for it when that is asked for. */
async function done(action: string) {
  const { body } = await errand(action)
  const { Adress } = body.data as { Adress: string | null }
  if (Adress !== null) {
    const { state, code } = await approve(Adress)
    expect((await signedIn(state, code)).body.data).toEqual({ Period: period })
  }
  return ended()
}
/** Plays the person who signs the draft at Skatteverket. */
const sign = async ({ Skatteverket }: EmployerDeclaration) => {
  const [{ Lank } = { Lank: '' }] = Skatteverket.Handelser
  expect((await fetch(Lank, { method: 'POST', redirect: 'manual' })).status).toBe(303)
}
const settings = (values: Record<string, unknown>) =>
  within(tx =>
    tx
      .update(companyTable)
      .set({ settings: sql`${companyTable.settings} || ${JSON.stringify(values)}::jsonb` })
      .where(eq(companyTable.ftgKey, tenant.ftgKey)),
  )
const isLocked = async () =>
  (await within(tx => tx.select().from(salaryPeriod).where(eq(salaryPeriod.period, period))))[0]?.isLocked

describe('a declaration at Skatteverket', () => {
  it('is sent after a sign-in there, signed by a person, and has its receipt; the bell leads to it', async () => {
    const sent = await done('SKICKA')
    expect(sent.Arende).toMatchObject({ Atgard: 'SKICKA', Status: 'COMPLETED' })
    expect(sent.Status).toEqual({ Kod: 'SKICKAD', Text: 'Skickad, väntar på underskrift' })
    expect(sent.Skatteverket).toMatchObject({ Ansluten: true, Inloggad: true, Utkast: true, Inlamnad: false })
    const told = await within(tx => tx.select().from(notification).where(eq(notification.event, 'AGIAPI')))
    expect(told.at(-1)).toMatchObject({ type: 'SUCCESS', context: { Period: period } })

    // The person is signed in, and nothing is signed yet.
    const none = await done('KVITTENS')
    expect([none.Arende.Message, none.Status.Kod]).toEqual([expect.stringContaining('ingen ny kvittens'), 'SKICKAD'])
    await sign(sent)
    const filed = await done('KVITTENS')
    expect(filed.Status).toEqual({ Kod: 'INLAMNAD', Text: 'Inlämnad' })
    expect(filed.Skatteverket).toMatchObject({ Utkast: false, Inlamnad: true })
    expect(filed.Skatteverket.Handelser.map(({ Typ }) => Typ)).toEqual(['INLAMNAD', 'SKICKAD'])
    const events = await within(tx => tx.select().from(event).where(eq(event.type, 'declaration.filed')))
    expect(events.at(-1)?.payload).toEqual({ period })
  })

  it('is corrected: only what has changed is sent, with the same number', async () => {
    const first = await done('SKICKA')
    await sign(first)
    await done('KVITTENS')
    const filed = await errand('SKICKA')
    expect([filed.body.dvCode, filed.body.message]).toEqual([
      errors.fieldsRefused.dvCode,
      'Deklarationen är inlämnad. Öppna den för rättelse först.',
    ])
    await adm.ask(`/employerDeclaration/${period}/filed`, { method: 'PUT', company, body: { Inlamnad: false } })
    expect((await done('SKICKA')).Arende).toMatchObject({
      Status: 'FAILED',
      Message: 'Skatteverket har redan samma uppgifter.',
    })
    await within(async tx => {
      await tx.execute(sql`select set_config('avlona.whole_company', 'on', true)`)
      const own = eq(payslipRow.employmentNumber, '2')
      await tx
        .update(payslipRow)
        .set({ amount: sql`${payslipRow.amount} + 100000` })
        .where(sql`${own} and box = '011'`)
      await tx
        .update(payslip)
        .set({ gross: sql`gross + 100000`, net: sql`net + 100000` })
        .where(eq(payslip.employmentNumber, '2'))
    })
    expect((await declaration()).Status).toEqual({ Kod: 'ANDRAD', Text: 'Ändrad efter sändning' })
    const corrected = await done('SKICKA')
    expect(corrected.Status).toEqual({ Kod: 'SKICKAD', Text: 'Rättelse: skickad, väntar på underskrift' })
    const [stored] = await within(tx =>
      tx.select().from(declarationEvent).where(sql`kind = 'sent'`).orderBy(sql`number desc`).limit(1),
    )
    const number = first.Personer.find(({ AnstNr }) => AnstNr === '2')?.Specifikationsnummer
    expect(stored?.submission?.statements.map(each => [each.person, each.number])).toEqual([['2', number]])
  })

  it('is a draft that can be taken back', async () => {
    await done('SKICKA')
    const removed = await done('TABORT')
    expect([removed.Arende.Status, removed.Status.Kod, removed.Skatteverket.Utkast]).toEqual([
      'COMPLETED',
      'UNDERLAG',
      false,
    ])
    expect((await errand('TABORT')).body.message).toBe('Det finns inget utkast att ta bort.')
  })

  it('is refused with the faults of its control, by person and without a personal number', async () => {
    const isOther = eq(employee.employmentNumber, '2')
    const numberIs = (personalNumber: string) =>
      within(tx => tx.update(employee).set({ personalNumber }).where(isOther))
    const [known] = await within(tx => tx.select().from(employee).where(isOther))
    await numberIs('190001019801')
    const refused = await done('SKICKA')
    expect(refused.Status).toEqual({ Kod: 'AVVISAD', Text: 'Avvisad av Skatteverket' })
    const [{ Fel } = { Fel: [] }] = refused.Skatteverket.Handelser
    expect(Fel).toMatchObject([{ Niva: 'STOPP', AnstNr: '2', Kontroll: 'S_902' }])
    expect(JSON.stringify(refused)).not.toMatch(/\d{8}-?\d{4}\b/)
    await numberIs(known?.personalNumber ?? '')
  })

  it('is not sent, not even to the sign-in, when our own checks stop it', async () => {
    await within(async tx => {
      await tx.execute(sql`select set_config('avlona.whole_company', 'on', true)`)
      const [tax] = await tx.select().from(payslipRow).where(sql`employment_number = '2' and kind = 'SKATT'`)
      if (!tax) throw new Error('There is no tax to declare twice')
      await tx.insert(payslipRow).values({ ...tax, position: 999, id: 'två', box: '274' })
    })
    const { status, body } = await errand('SKICKA')
    expect([status, body.dvCode, body.message]).toEqual([
      errors.fieldsRefused.status,
      errors.fieldsRefused.dvCode,
      expect.stringMatching(/^Deklarationen lämnas inte ut. Anställd 2: .*exakt ett av fälten/),
    ])
    expect((await declaration()).Skatteverket).toMatchObject({ Arende: null, Handelser: [] })
  })

  it('is sent by whoever may, and by one at a time', async () => {
    const las = await stage.signedIn('las')
    expect((await errand('SKICKA', las)).body.dvCode).toBe(errors.rightMissing.dvCode)
    await done('SKICKA')
    await within(tx => tx.update(job).set({ status: 'QUEUED', startsAt: new Date('2999-01-01') }))
    // The key of the ended errand is free; that of the one that waits is not.
    const again = await errand('KVITTENS')
    expect(again.body.dvCode).toBe(errors.skatteverketBusy.dvCode)
  })
})

describe('the sign-in', () => {
  it('is taken in once, from the person who began it', async () => {
    const { body } = await errand('SKICKA')
    const { state, code } = await approve((body.data as { Adress: string }).Adress)
    expect(state.startsWith(`${company}.`)).toBe(true)
    const lic = await stage.signedIn('lic')
    expect((await signedIn(state, code, lic)).body.dvCode).toBe(errors.skatteverketSignInLost.dvCode)
    expect((await signedIn(state, code)).status).toBe(200)
    expect((await signedIn(state, code)).body.dvCode).toBe(errors.skatteverketSignInLost.dvCode)
    await ended()
  })

  it('with a code that Skatteverket does not know ends the errand, and is begun afresh', async () => {
    const { body } = await errand('SKICKA')
    const { state } = await approve((body.data as { Adress: string }).Adress)
    await signedIn(state, 'fel')
    const { Arende, Skatteverket, Status } = await ended()
    expect(Arende).toMatchObject({ Status: 'FAILED', Message: expect.stringContaining('Logga in där igen') })
    expect([Skatteverket.Inloggad, Status.Kod]).toEqual([false, 'UNDERLAG'])
    expect(((await errand('SKICKA')).body.data as { Adress: string }).Adress).toContain('/authorize?')
  })

  it('never leaves the server', async () => {
    await done('SKICKA')
    const [held] = await within(tx => tx.select().from(skatteverketAccess))
    expect([held?.access, held?.verifier]).toEqual([expect.stringMatching(/.+/), ''])
    const { body } = await adm.ask(`/employerDeclaration/${period}`, { company })
    for (const secret of [held?.access, held?.refresh, held?.state]) expect(JSON.stringify(body)).not.toContain(secret)
  })
})

describe('what is handed in by hand', () => {
  const filed = (Inlamnad: boolean) =>
    adm.ask(`/employerDeclaration/${period}/filed`, { method: 'PUT', company, body: { Inlamnad } })

  it('locks the months’ salary periods when the company wants it, and opens them for a correction', async () => {
    await settings({ AGILasPeriod: true })
    await filed(true)
    expect([(await declaration()).Status.Kod, await isLocked()]).toEqual(['INLAMNAD', true])
    await filed(false)
    const opened = await declaration()
    expect([opened.Status.Kod, opened.Skatteverket.Inlamnad, await isLocked()]).toEqual(['INLAMNAD', false, false])
    await settings({ AGILasPeriod: false })
    await filed(true)
    expect(await isLocked()).toBe(false)
  })
})
