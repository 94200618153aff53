import { and, eq, inArray, sql } from 'drizzle-orm'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { errors } from '#contracts/errors.ts'
import type { PayslipDeliveries } from '#contracts/payroll/delivery/shapes.ts'
import type { PayslipListItem } from '#contracts/payroll/run/shapes.ts'
import { keyOf } from '../../demo/make-licence.ts'
import { law } from '../../law/law.ts'
import { type Transaction, withTenant } from '../../platform/database/tenancy.ts'
import { claimJob } from '../../platform/jobs/job-queue.ts'
import { Progress } from '../../platform/jobs/progress.ts'
import { runJob } from '../../platform/jobs/run-job.ts'
import { type Mail, MailNotSent } from '../../platform/mail/mail-gateway.ts'
import {
  company as companyTable,
  employee,
  job,
  payslip,
  payslipDelivery,
  salaryPeriod,
  userAccount,
} from '../../tables/schema.ts'
import { type Browser, startTestBackend, type TestBackend } from '../../testing.ts'
import { runPersons } from '../run/run-persons.ts'
import { periodOf } from '../run/salary-period.ts'
import { deliveryJob } from './delivery-job.ts'
import { kivraClient } from './kivra/client.ts'
import { addKivraSimulator, simulatedKivraPath } from './kivra/simulator/add-kivra-simulator.ts'
import { type SimulatedKivra, simulatedKivra } from './kivra/simulator/simulated-kivra.ts'

const company = 'nordsken'
const tenant = { licNr: 'WEB100200', login: 'adm', ftgKey: keyOf(company) }
const Period = '202610'
const client = { id: 'avlona', secret: 'hemlig' }
/** Kivra's user, one without Kivra, one by e-mail, and one on paper. */
const numbers = { kivra: '199001019802', none: '199001019810', mail: '199001019828' }
const persons = ['1', '2', '3', '4']

let stage: TestBackend
let adm: Browser
let other: FastifyInstance
let kivra: SimulatedKivra
let mails: Mail[] = []
let mailFails: MailNotSent | undefined
let api: ReturnType<typeof kivraClient>
const within = <Result>(work: (tx: Transaction) => Promise<Result>) => withTenant(stage.test.database, tenant, work)
const mail = {
  async send(sent: Mail) {
    if (mailFails) throw mailFails
    mails.push(sent)
  },
}

beforeAll(async () => {
  other = Fastify()
  kivra = simulatedKivra({ now: () => new Date(), client, isUser: ssn => ssn !== numbers.none })
  await addKivraSimulator(other, kivra)
  const url = (await other.listen({ port: 0, host: '127.0.0.1' })) + simulatedKivraPath
  api = kivraClient({ url, client, now: () => new Date(), timeout: 2_000 })
  stage = await startTestBackend({ kivra: { url, client }, mail })
  adm = await stage.signedIn('adm')
  await within(async tx => {
    const people = [
      ['1', { personalNumber: numbers.kivra, digitalMailbox: 'KIVRA' as const, email: '' }],
      ['2', { personalNumber: numbers.none, digitalMailbox: 'KIVRA' as const, email: '' }],
      ['3', { personalNumber: numbers.mail, digitalMailbox: null, email: 'tre@example.se' }],
      ['4', { personalNumber: '', digitalMailbox: 'CLLS' as const, email: 'fyra@example.se' }],
    ] as const
    for (const [number, values] of people)
      await tx.update(employee).set(values).where(eq(employee.employmentNumber, number))
    await tx.update(userAccount).set({ personalNumber: numbers.mail }).where(eq(userAccount.login, 'per'))
  })
})
afterAll(async () => {
  await stage.close()
  await api.close()
  await other.close()
})

const settings = (given: object) =>
  within(tx =>
    tx.update(companyTable).set({ settings: sql`${companyTable.settings} || ${JSON.stringify(given)}::jsonb` }),
  )

/** How long an assertion waits for what is sent. */
const patience = { timeout: 15_000 }

/** Ends what the test before left to be sent, which would come among the letters of the next. */
async function endSending(): Promise<void> {
  const ofPayslips = eq(job.kind, 'PAYSLIPS')
  await within(tx => tx.delete(job).where(and(ofPayslips, eq(job.status, 'QUEUED'))))
  await expect.poll(() => within(tx => tx.$count(job, and(ofPayslips, eq(job.status, 'INPROGRESS')))), patience).toBe(0)
}

beforeEach(async () => {
  await endSending()
  mails = []
  mailFails = undefined
  kivra.next.splice(0)
  await settings({
    UseAttestWebLonHuv: false,
    UseKivraDigitalMailbox: true,
    UseCllsDigitalMailbox: true,
    VisaLBFrDgr: 3,
    DefaultDigitalMailbox: 'NONE',
    Telefon: '0470-123 45',
    Epost: 'lon@nordsken.example.se',
    Adress1: 'Storgatan 1',
    PostNr: '352 30',
    PostOrt: 'Växjö',
  })
  await within(async tx => {
    await tx.execute(sql`select set_config('avlona.whole_company', 'on', true)`)
    await tx.delete(payslip)
    await tx.delete(job).where(eq(job.kind, 'PAYSLIPS'))
    await tx.update(salaryPeriod).set({ isLocked: false })
  })
  const period = await within(tx => periodOf(tx, Period))
  await runPersons({ database: stage.test.database, tenant, period, persons, law, done: () => {} })
  await within(tx => tx.update(payslip).set({ readyAt: stage.clock.now(), readyBy: 'adm' }))
})

const ask = (path: string, more: Parameters<Browser['ask']>[1] = {}, browser = adm) =>
  browser.ask(`/payslips/${Period}${path}`, { company, ...more })
const listed = async (filter: object = {}) => {
  const query = `pagination=${encodeURIComponent('{}')}&filter=${encodeURIComponent(JSON.stringify(filter))}`
  return (await ask(`?${query}`)).body.data as PayslipListItem[]
}
const deliveries = async () => (await ask('/@/deliveries')).body.data as PayslipDeliveries
async function batch(action: string, of: readonly string[] = persons) {
  const known = new Map((await listed()).map(each => [each.AnstNr, each.Version]))
  const body = of.map(AnstNr => ({ AnstNr, Nummer: 1, Version: known.get(AnstNr) ?? 1 }))
  const answer = await ask(`/@/${action}`, { method: 'PUT', body })
  expect(answer.status).toBe(200)
  return (answer.body.data as { errors: { message: string }[] }).errors.map(({ message }) => message)
}
const remedy = async (Atgard: string, of: readonly string[]) => {
  const body = of.map(AnstNr => ({ AnstNr, Nummer: 1, Atgard }))
  const answer = await ask('/@/deliveries', { method: 'PUT', body })
  return (answer.body.data as { errors: { message: string }[] }).errors.map(({ message }) => message)
}
const ways = async () =>
  (await listed()).map(({ AnstNr, Utlamning: { Satt, Status, Orsak } }) =>
    [AnstNr, Satt, Status, Orsak].join(' ').trim(),
  )
/** Waits until nothing is being sent. */
const settled = () =>
  expect
    .poll(
      async () => (await within(tx => tx.select().from(job).where(eq(job.kind, 'PAYSLIPS')))).map(each => each.status),
      patience,
    )
    .toSatisfy(
      (statuses: string[]) =>
        statuses.length > 0 && statuses.every(status => status === 'COMPLETED' || status === 'FAILED'),
    )
const noClls = 'CLLS går inte att skicka till än.'

describe('publishing', () => {
  it('says beforehand how each gets it, and gives it so: Kivra, an e-mail without content, or paper', async () => {
    expect(await ways()).toEqual(['1 KIVRA PLANNED', '2 KIVRA PLANNED', '3 EMAIL PLANNED', `4 PAPER PLANNED ${noClls}`])
    expect(await deliveries()).toMatchObject({ Publicerade: 0, AttPublicera: 4, Satt: [] })
    expect(await batch('publish')).toEqual([])
    await settled()
    // Who has no Kivra gets paper, and the clerk is told why.
    expect(await ways()).toEqual([
      '1 KIVRA DONE',
      '2 PAPER WAITING Den anställda tar inte emot i Kivra.',
      '3 EMAIL DONE',
      `4 PAPER WAITING ${noClls}`,
    ])
    const [letter, ...more] = kivra.letters().slice(-1)
    expect([letter?.ssn, letter?.subject, more.length]).toEqual([numbers.kivra, 'Lönebesked oktober 2026', 0])
    const [slip] = await within(tx => tx.select().from(payslip).where(eq(payslip.employmentNumber, '1')))
    expect(letter?.slip).toMatchObject({
      pay_period: { payout_date: slip?.payDate, net_pay: { monetary_amount: ((slip?.net ?? 0) / 100).toFixed(2) } },
    })
    expect(mails.map(({ to }) => to)).toEqual(['tre@example.se'])
    expect(mails[0]?.text).toContain('oktober 2026')
    // No amount, no link, and nothing of what the payslip says.
    expect(`${mails[0]?.subject}${mails[0]?.text}`).not.toMatch(/\d{5,}|\d[ ,]\d|https?:|\d ?kr/)
    const summary = await deliveries()
    expect(summary).toMatchObject({ Visas: '2026-10-20', Publicerade: 4, AttPublicera: 0, Skickas: 0, Misslyckade: [] })
    expect(summary.Satt).toEqual([
      { Satt: 'KIVRA', Antal: 1, Vantar: 0, Klara: 1, Misslyckade: 0 },
      { Satt: 'EMAIL', Antal: 1, Vantar: 0, Klara: 1, Misslyckade: 0 },
      { Satt: 'PAPER', Antal: 2, Vantar: 2, Klara: 0, Misslyckade: 0 },
    ])
    expect(summary.Anmarkningar[0]).toContain(noClls)
    const history = JSON.stringify((await adm.ask('/eventHistory', { company })).body.data)
    expect(history).toContain('Publicerade 4 lönebesked i löneperiod 202610')
    expect(history).toContain('Skickade 2 lönebesked i löneperiod 202610')
    expect(history).not.toContain(numbers.kivra)
    expect((await listed({ Utlamning: 'DONE' })).map(({ AnstNr }) => AnstNr)).toEqual(['1', '3'])
    expect((await listed({ Satt: 'PAPER' })).map(({ AnstNr }) => AnstNr)).toEqual(['2', '4'])
    expect((await listed({ Utlamning: 'PLANNED' })).length).toBe(0)
  })

  it('is refused before a payslip is ready or attested, twice, and in a locked period', async () => {
    await within(tx =>
      tx.update(payslip).set({ readyAt: null, readyBy: null }).where(eq(payslip.employmentNumber, '4')),
    )
    expect(await batch('publish', ['4'])).toEqual(['Lönebeskedet är inte klarmarkerat.'])
    await settings({ UseAttestWebLonHuv: true, RequireAttestWebLonHuv: true })
    expect(await batch('publish', ['3'])).toEqual(['Lönebeskedet är inte attesterat.'])
    await settings({ UseAttestWebLonHuv: false })
    expect(await batch('publish', ['3'])).toEqual([])
    expect(await batch('publish', ['3'])).toEqual(['Lönebeskedet är redan publicerat.'])
    expect(await batch('unready', ['3'])).toEqual(['Lönebeskedet är publicerat. Ta tillbaka publiceringen först.'])
    await within(tx => tx.update(salaryPeriod).set({ isLocked: true }).where(eq(salaryPeriod.period, Period)))
    const body = [{ AnstNr: '1', Nummer: 1, Version: 1 }]
    const locked = await ask('/@/publish', { method: 'PUT', body })
    expect([locked.status, locked.body.dvCode]).toEqual([
      errors.salaryPeriodLocked.status,
      errors.salaryPeriodLocked.dvCode,
    ])
  })

  it('is taken back until it is sent, printed or paid', async () => {
    // Nobody sees a payslip, and nothing is sent, before its day.
    await settings({ VisaLBFrDgr: 0 })
    await within(tx => tx.update(payslip).set({ payDate: '2026-12-23' }))
    expect(await batch('publish')).toEqual([])
    expect(await ways()).toEqual(['1 KIVRA WAITING', '2 KIVRA WAITING', '3 EMAIL WAITING', `4 PAPER WAITING ${noClls}`])
    const [waiting] = await within(tx => tx.select().from(job).where(eq(job.kind, 'PAYSLIPS')))
    expect([waiting?.status, (waiting?.startsAt.getTime() ?? 0) - Date.now() > 29 * 86_400_000]).toEqual([
      'QUEUED',
      true,
    ])
    expect(await remedy('AGAIN', ['1'])).toEqual(['Lönebeskedet väntar på att lämnas ut.'])
    expect(await batch('unpublish', ['1', '3'])).toEqual([])
    expect(await ways()).toContain('1 KIVRA PLANNED')
    expect(await batch('unpublish', ['1'])).toEqual(['Lönebeskedet är inte publicerat.'])
    await within(tx => tx.update(payslip).set({ printedAt: stage.clock.now(), printedBy: 'adm' }))
    expect(await batch('unpublish', ['4'])).toEqual(['Lönebeskedet är utskrivet och kan inte tas tillbaka.'])
    expect(await ways()).toContain(`4 PAPER DONE ${noClls}`)
    expect(await batch('paid', ['2'])).toEqual([])
    expect(await batch('unpublish', ['2'])).toEqual(['Lönebeskedet är redan utbetalt.'])
    expect([kivra.letters().filter(({ subject }) => subject.includes('december')), mails]).toEqual([[], []])
  })

  it('that is sent stays, and needs its right', async () => {
    await batch('publish', ['1', '3'])
    await settled()
    const sent = 'Lönebeskedet är skickat och kan inte tas tillbaka.'
    expect(await batch('unpublish', ['1', '3'])).toEqual([sent, sent])
    const las = await stage.signedIn('las')
    const key = { AnstNr: '1', Nummer: 1 }
    for (const [path, more] of Object.entries({
      '/@/publish': { Version: 1 },
      '/@/unpublish': { Version: 1 },
      '/@/deliveries': { Atgard: 'AGAIN' },
    }))
      expect((await ask(path, { method: 'PUT', body: [{ ...key, ...more }] }, las)).body.dvCode).toBe(
        errors.rightMissing.dvCode,
      )
    expect((await ask('/@/deliveries', {}, las)).status).toBe(200)
  })

  it('says what the company lacks for Kivra, and goes another way', async () => {
    await settings({ Telefon: '' })
    const lacking = 'Kivra kräver företagets telefon. Fyll i det i företagsinställningarna.'
    expect(await ways()).toContain(`1 PAPER PLANNED ${lacking}`)
    expect((await deliveries()).Anmarkningar).toContain(lacking)
  })
})

describe('a payslip that was not sent', () => {
  it('is sent again as it was, and comes once; or is given on paper', async () => {
    const before = kivra.letters().length
    // Kivra takes it, and its answers are lost, each time that it is tried.
    kivra.next.push('lost', 'lost', 'lost')
    await batch('publish', ['1'])
    await settled()
    expect(await ways()).toContain('1 KIVRA UNSURE Kivra svarar inte (UND_ERR_SOCKET).')
    expect((await deliveries()).Misslyckade).toMatchObject([{ AnstNr: '1', Satt: 'KIVRA', Status: 'UNSURE' }])
    expect(await batch('unpublish', ['1'])).toEqual(['Lönebeskedet är skickat och kan inte tas tillbaka.'])
    expect(await remedy('AGAIN', ['1'])).toEqual([])
    await settled()
    expect(await ways()).toContain('1 KIVRA DONE')
    expect(kivra.letters().length).toBe(before + 1)
    // What was kept for it is gone.
    const [stored] = await within(tx => tx.select().from(payslipDelivery))
    expect([stored?.content, stored?.externalId]).toEqual([null, expect.stringMatching(/^[0-9a-f]{40}$/)])
    expect(await remedy('AGAIN', ['1', '2'])).toEqual([
      'Lönebeskedet är redan utlämnat.',
      'Lönebeskedet är inte publicerat.',
    ])
    mailFails = new MailNotSent('no', false)
    await batch('publish', ['3'])
    await settled()
    expect(await ways()).toContain('3 EMAIL FAILED E-postservern tog inte emot mejlet.')
    expect(await remedy('PAPER', ['3'])).toEqual([])
    expect(await ways()).toContain('3 PAPER WAITING E-postservern tog inte emot mejlet.')
  })

  it.each([
    ['refused', '1 PAPER WAITING Kivra tog inte emot lönebeskedet: Not as it must be.'],
    ['unknown', '1 PAPER WAITING Den anställda kan inte ta emot i Kivra.'],
  ] as const)('because Kivra has %s it goes another way', async (fate, expected) => {
    kivra.next.push(fate)
    await batch('publish', ['1'])
    await settled()
    expect(await ways()).toContain(expected)
  })
})

describe('a batch of more than a page of the list', () => {
  /** So many as a batch may have, less one. */
  const many = Array.from({ length: 99 }, (_, at) => `M${String(at).padStart(2, '0')}`)
  const unknown = { AnstNr: 'X', Nummer: 1 }
  const errorsOf = async (path: string, body: readonly object[]) => {
    const { status, body: answer } = await ask(path, { method: 'PUT', body })
    return { status, errors: (answer.data as { errors?: { index: number; message: string }[] } | null)?.errors }
  }
  const marked = async (of: readonly string[]) => {
    const known = new Map((await listed()).map(each => [each.AnstNr, each.Version]))
    return of.map(AnstNr => ({ AnstNr, Nummer: 1, Version: known.get(AnstNr) ?? 0 }))
  }
  /** How many payslips are published, and how many events of an action there are. */
  const publishedNow = () => within(tx => tx.$count(payslip, sql`${payslip.publishedAt} is not null`))
  const tooMany = { status: errors.fieldsRefused.status, errors: undefined }

  beforeEach(async () => {
    await within(async tx => {
      const [first] = await tx.select().from(employee).where(eq(employee.employmentNumber, '3'))
      if (!first) throw new Error('Nobody is employed.')
      await tx
        .insert(employee)
        .values(many.map(employmentNumber => ({ ...first, employmentNumber, personalNumber: '', email: '' })))
    })
    const period = await within(tx => periodOf(tx, Period))
    await runPersons({ database: stage.test.database, tenant, period, persons: many, law, done: () => {} })
    await within(tx => tx.update(payslip).set({ readyAt: stage.clock.now(), readyBy: 'adm' }))
  })
  afterEach(() =>
    within(async tx => {
      await tx.execute(sql`select set_config('avlona.whole_company', 'on', true)`)
      await tx.delete(payslip)
      await tx.delete(employee).where(inArray(employee.employmentNumber, many))
    }),
  )

  it('takes back the publishing of all but those that are refused, which are named by their place', async () => {
    expect(await batch('publish', many)).toEqual([])
    const [first, second, ...others] = await marked(many)
    // Somebody else has changed the first; the second was taken back by itself.
    await within(tx =>
      tx
        .update(payslip)
        .set({ version: sql`${payslip.version} + 1` })
        .where(eq(payslip.employmentNumber, 'M00')),
    )
    expect(await batch('unpublish', ['M01'])).toEqual([])
    const [again] = await marked(['M01'])
    const body = [{ ...unknown, Version: 1 }, ...others, first ?? unknown, again ?? unknown]
    expect(await errorsOf('/@/unpublish', [...body, second ?? unknown])).toEqual(tooMany)
    expect(await publishedNow()).toBe(98)
    expect(await errorsOf('/@/unpublish', body)).toEqual({
      status: 200,
      errors: [
        { index: 0, message: 'Lönebeskedet finns inte.' },
        { index: 98, message: 'Lönebeskedet har ändrats av någon annan. Hämta listan igen.' },
        { index: 99, message: 'Lönebeskedet är inte publicerat.' },
      ],
    })
    expect(await publishedNow()).toBe(1)
    expect(await within(tx => tx.$count(payslipDelivery))).toBe(1)
  })

  it('sends all again but those that are refused, each once', async () => {
    await within(tx =>
      tx
        .update(employee)
        .set({ email: 'flera@example.se', personalNumber: numbers.mail })
        .where(inArray(employee.employmentNumber, many)),
    )
    mailFails = new MailNotSent('no', false)
    expect(await batch('publish', many)).toEqual([])
    await settled()
    expect(new Set((await within(tx => tx.select().from(payslipDelivery))).map(each => each.status))).toEqual(
      new Set(['FAILED']),
    )
    mailFails = undefined
    // One is given on paper, and one is not published.
    const items = many.map(AnstNr => ({ AnstNr, Nummer: 1, Atgard: AnstNr === 'M50' ? 'PAPER' : 'AGAIN' }))
    const body = [{ AnstNr: '1', Nummer: 1, Atgard: 'AGAIN' }, ...items]
    expect(await errorsOf('/@/deliveries', [...body, { ...unknown, Atgard: 'AGAIN' }])).toEqual(tooMany)
    expect(mails).toEqual([])
    const notPublished = { index: 0, message: 'Lönebeskedet är inte publicerat.' }
    expect(await errorsOf('/@/deliveries', body)).toEqual({ status: 200, errors: [notPublished] })
    await settled()
    expect(mails.length).toBe(98)
    const later = await errorsOf('/@/deliveries', body)
    expect([later.errors?.length, later.errors?.[0], later.errors?.[1], later.errors?.[51]]).toEqual([
      100,
      notPublished,
      { index: 1, message: 'Lönebeskedet är redan utlämnat.' },
      { index: 51, message: 'Lönebeskedet väntar på att lämnas ut.' },
    ])
    expect(mails.length).toBe(98)
  })
})

describe('a worker that is lost', () => {
  /** Publishes while no worker of the backend may take the job, and claims it. */
  async function claimed(of: readonly string[]) {
    await settings({ VisaLBFrDgr: 0 })
    await within(tx => tx.update(payslip).set({ payDate: '2026-12-23' }))
    await batch('publish', of)
    await within(async tx => {
      await tx.update(payslipDelivery).set({ dueAt: stage.clock.now() })
      await tx
        .update(job)
        .set({ startsAt: sql`clock_timestamp() - interval '1 second'`, kind: 'HELD' })
        .where(eq(job.kind, 'PAYSLIPS'))
    })
    const found = await claimJob(stage.test.database, ['HELD'], 60_000)
    if (!found) throw new Error('There was no job')
    return found
  }
  const run = (found: Awaited<ReturnType<typeof claimed>>, progress = new Progress()) =>
    runJob({
      definition: deliveryJob({ kivra: api, mail }),
      database: stage.test.database,
      job: found,
      progress,
      now: stage.clock.now(),
      tellEnd: async () => {},
    } as unknown as Parameters<typeof runJob>[0])
  /** Sets a delivery as a worker leaves it that dies while it sends. */
  const dying = (number: string, changes: object) =>
    within(tx =>
      tx
        .update(payslipDelivery)
        .set({ status: 'SENDING', tries: 1, ...changes })
        .where(and(eq(payslipDelivery.employmentNumber, number))),
    )

  it('after Kivra has it: the next sends the same again, and it comes once', async () => {
    const found = await claimed(['1'])
    const before = kivra.letters().length
    const lost = new AbortController()
    lost.abort(new Error('lost'))
    await expect(run(found, new Progress(lost.signal))).rejects.toThrow('lost')
    expect(kivra.letters().length).toBe(before + 1)
    // It died before it wrote that Kivra has it: what was sent is still there.
    const [letter] = kivra.letters().slice(-1)
    await dying('1', { sentAt: null, content: letter?.content })
    await run(found)
    expect([kivra.letters().length, (await ways())[0]]).toEqual([before + 1, '1 KIVRA DONE'])
  })

  it('before it has told: the next tells of all that the job has sent', async () => {
    const found = await claimed(['1'])
    const lost = new AbortController()
    lost.abort(new Error('lost'))
    await expect(run(found, new Progress(lost.signal))).rejects.toThrow('lost')
    await expect.poll(async () => (await ways())[0], patience).toBe('1 KIVRA DONE')
    await run(found)
    const [ended] = await within(tx => tx.select({ result: job.result }).from(job).where(eq(job.id, found.id)))
    expect(ended?.result).toEqual({ sent: 1, otherwise: 0, failed: 0 })
  })

  it('while an e-mail leaves: it is not sent again by itself, and the clerk is told', async () => {
    const found = await claimed(['3'])
    await dying('3', {})
    await run(found)
    expect([mails, (await ways())[2]]).toEqual([[], '3 EMAIL UNSURE Servern stannade medan mejlet skickades.'])
    expect(await remedy('AGAIN', ['3'])).toEqual([])
    await settled()
    expect([mails.length, (await ways())[2]]).toEqual([1, '3 EMAIL DONE'])
  })

  it('counts those that are left, and sends none of another job’s', async () => {
    const found = await claimed(['1', '2', '3'])
    await within(tx =>
      tx
        .update(payslipDelivery)
        .set({ jobId: '00000000-0000-4000-8000-000000000009' })
        .where(eq(payslipDelivery.employmentNumber, '3')),
    )
    const progress = new Progress()
    await run(found, progress)
    expect([progress.done, progress.total, mails]).toEqual([2, 2, []])
    // A company that was restored has no such job: its clerk is told, and sends what is left.
    expect((await ways())[2]).toBe('3 EMAIL UNSURE Utskicket stannade innan det var klart.')
    const { Skickas, Misslyckade } = await deliveries()
    expect([Skickas, Misslyckade.map(({ AnstNr, Status }) => `${AnstNr} ${Status}`)]).toEqual([0, ['3 UNSURE']])
    expect(await remedy('AGAIN', ['3'])).toEqual([])
  })
})
