import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { errors } from '#contracts/errors.ts'
import type { Calculation, Payslip, PayslipListItem, PayslipPeriod } from '#contracts/payroll/run/shapes.ts'
import { keyOf } from '../../demo/make-licence.ts'
import { noTaxDrawn } from '../../engine/after-tax/tax-rows.ts'
import { type Transaction, withTenant } from '../../platform/database/tenancy.ts'
import { openSocket } from '../../platform/live/testing.ts'
import { company as companyTable, employee, job, payslip, salaryPeriod } from '../../tables/schema.ts'
import { type Asked, type Browser, startTestBackend, type TestBackend } from '../../testing.ts'

const company = 'nordsken'
const tenant = { licNr: 'WEB100200', login: 'adm', ftgKey: keyOf(company) }
const Period = '202611'
let stage: TestBackend
let adm: Browser
const within = <Result>(work: (tx: Transaction) => Promise<Result>) => withTenant(stage.test.database, tenant, work)

beforeAll(async () => {
  stage = await startTestBackend()
  adm = await stage.signedIn('adm')
})
afterAll(() => stage.close())
beforeEach(() =>
  within(async tx => {
    await tx.execute(sql`select set_config('avlona.whole_company', 'on', true)`)
    await tx.delete(payslip)
    await tx.delete(job).where(eq(job.kind, 'PAYROLL'))
    await tx.update(salaryPeriod).set({ isLocked: false })
    await tx
      .update(companyTable)
      .set({ settings: sql`${companyTable.settings} - 'UseAttestWebLonHuv' - 'RequireAttestWebLonHuv'` })
  }),
)

const ask = (path: string, more: Parameters<Browser['ask']>[1] = {}) =>
  adm.ask(`/payslips${path}`, { company, ...more })
const codeOf = ({ status, body }: Asked) => [status, body.dvCode]
const query = (name: string, value: object) => `${name}=${encodeURIComponent(JSON.stringify(value))}`
const calculation = async (period = Period) => (await ask(`/${period}/@/calculation`)).body.data as Calculation | null

/** Calculates persons of a period, and returns how it ended. */
async function calculated(AnstNr: readonly string[] | null = null, period = Period): Promise<Calculation> {
  const { status } = await ask(`/${period}/@/calculation`, { method: 'POST', body: { AnstNr } })
  expect(status).toBe(200)
  const hasEnded = async () => {
    const latest = await calculation(period)
    return latest !== null && ['COMPLETED', 'FAILED'].includes(latest.Status) ? latest : undefined
  }
  return expect.poll(hasEnded, { timeout: 30_000, interval: 50 }).toBeDefined().then(hasEnded) as Promise<Calculation>
}
const listed = async (more: { pagination?: object; filter?: object } = {}, period = Period) => {
  const parts = [query('pagination', more.pagination ?? {}), ...(more.filter ? [query('filter', more.filter)] : [])]
  return (await ask(`/${period}?${parts.join('&')}`)).body.data as PayslipListItem[]
}
const one = async (AnstNr: string, period = Period) => (await ask(`/${period}/${AnstNr}`)).body.data as Payslip
const overview = async (code = Period) =>
  ((await ask(`?${query('filter', { Year: 2026 })}`)).body.data as PayslipPeriod[]).find(each => each.Period === code)
const typed = (AnstNr: string, Version: number, ...Rader: object[]) =>
  ask(`/${Period}/${AnstNr}/rows`, { method: 'PUT', body: { Version, Rader } })
const row = { LonArtNr: '1010', Text: '', From: '', Tom: '', Antal: 1, Apris: 1_000, Belopp: null }
/** Marks payslips, and returns what was refused. */
async function marked(action: string, numbers: readonly string[], browser = adm) {
  const known = new Map((await listed()).map(each => [each.AnstNr, each.Version]))
  const body = numbers.map(AnstNr => ({ AnstNr, Nummer: 1, Version: known.get(AnstNr) ?? 1 }))
  const answer = await browser.ask(`/payslips/${Period}/@/${action}`, { company, method: 'PUT', body })
  expect(answer.status).toBe(200)
  return (answer.body.data as { errors: { index: number; message: string }[] }).errors
}

describe('a month', () => {
  it('goes from nothing to paid, and its overview says the next step', async () => {
    const empty = await overview()
    expect(empty).toMatchObject({ Antal: 0, Next: 'FETCH' })
    expect(await calculation()).toBeNull()
    const socket = openSocket(stage.backend, { cookie: adm.cookie })
    await socket.caughtUp()
    const ended = await calculated()
    expect(ended).toMatchObject({ Status: 'COMPLETED', Message: null, Lamnade: [] })
    expect([ended.Done, ended.Total]).toEqual([empty?.UtanSpecifikation, empty?.UtanSpecifikation])
    await expect.poll(() => socket.events().map(({ event }) => event)).toContain('PAYSLIPS_UPDATED')
    const slips = await listed()
    // The demo's month has things to review, and nobody who would pay the company.
    expect(slips.filter(({ Netto }) => Netto < 0)).toEqual([])
    const sum = (of: (slip: PayslipListItem) => number) =>
      Math.round(slips.reduce((all, each) => all + of(each), 0) * 100) / 100
    expect(await overview()).toMatchObject({
      Antal: slips.length,
      UtanSpecifikation: 0,
      Next: 'READY',
      Brutto: sum(each => each.Brutto),
      Skatt: sum(each => each.Skatt),
      Netto: sum(each => each.Netto),
      Arbetsgivaravgift: sum(each => each.Arbetsgivaravgift),
      Varningar: slips.filter(({ Varningar }) => Varningar.length > 0).length,
    })
    const numbers = slips.map(({ AnstNr }) => AnstNr)
    const stopped = await marked('ready', numbers)
    expect(stopped.map(({ message }) => message)).toEqual(stopped.map(() => noTaxDrawn))
    expect(stopped.length).toBeGreaterThan(0)
    const untaxed = stopped.map(({ index }) => numbers[index] ?? '')
    expect(slips.filter(({ Varningar }) => Varningar.includes(noTaxDrawn)).map(({ AnstNr }) => AnstNr)).toEqual(untaxed)
    // With a table they are calculated again, and are ready.
    await within(tx =>
      tx
        .update(employee)
        .set({ details: sql`${employee.details} || '{"SkattTab": "33"}'` })
        .where(inArray(employee.employmentNumber, untaxed)),
    )
    await calculated(untaxed)
    expect(await marked('ready', untaxed)).toEqual([])
    expect((await overview())?.Next).toBe('PAY')
    expect(await marked('paid', numbers)).toEqual([])
    expect(await overview()).toMatchObject({ Next: 'DONE', Utbetalda: slips.length })
    const history = JSON.stringify((await adm.ask('/eventHistory', { company })).body.data)
    expect(history).toContain(`Beräknade ${slips.length} lönebesked i löneperiod 202611`)
    expect(history).toContain(`Markerade utbetalning av ${slips.length} lönebesked i löneperiod 202611`)
    socket.socket.close()
  })

  it('of a locked period is not calculated, changed or marked', async () => {
    await calculated(['1'])
    const { Version } = await one('1')
    await within(tx => tx.update(salaryPeriod).set({ isLocked: true }).where(eq(salaryPeriod.period, Period)))
    const locked = [errors.salaryPeriodLocked.status, errors.salaryPeriodLocked.dvCode]
    expect(codeOf(await ask(`/${Period}/@/calculation`, { method: 'POST', body: { AnstNr: null } }))).toEqual(locked)
    expect(codeOf(await typed('1', Version, row))).toEqual(locked)
    const body = [{ AnstNr: '1', Nummer: 1, Version }]
    expect(codeOf(await ask(`/${Period}/@/ready`, { method: 'PUT', body }))).toEqual(locked)
    expect(await one('1')).toMatchObject({ Locked: true, Klarmarkerad: null, Version })
  })

  it('without its law stops by name, and leaves nothing', async () => {
    await within(tx => tx.update(salaryPeriod).set({ payDay: '2031-01-25' }).where(eq(salaryPeriod.period, '202612')))
    const ended = await calculated(['1'], '202612')
    expect([ended.Status, ended.Message]).toEqual(['FAILED', 'Skattetabellerna saknas för 2031-01-25.'])
    expect(await listed({}, '202612')).toEqual([])
    await within(tx => tx.update(salaryPeriod).set({ payDay: '2026-12-23' }).where(eq(salaryPeriod.period, '202612')))
  })

  it('that is being calculated is not calculated twice', async () => {
    const start = () => ask(`/${Period}/@/calculation`, { method: 'POST', body: { AnstNr: null } })
    const started = await Promise.all([start(), start()])
    const ids = started.filter(({ status }) => status === 200).map(({ body }) => (body.data as Calculation).Id)
    await expect.poll(async () => (await calculation())?.Status, { timeout: 30_000 }).toBe('COMPLETED')
    expect(new Set(ids).size).toBe(1)
    expect(await within(tx => tx.$count(job, eq(job.kind, 'PAYROLL')))).toBe(1)
  })
})

describe('the list', () => {
  it('is searched, filtered, sorted and compared with the period before', async () => {
    await calculated(['1', '2'], '202610')
    await calculated(['1', '2', '3'])
    const [before, now] = [await one('1', '202610'), await one('1')]
    const slips = await listed()
    expect(slips.map(({ AnstNr }) => AnstNr)).toEqual(['1', '2', '3'])
    expect(slips[0]?.DiffNetto).toBeCloseTo(now.Netto - before.Netto, 2)
    expect(slips[2]?.DiffNetto).toBeNull()
    const sorted = await listed({ pagination: { sortBy: 'Netto', sortOrder: 'desc', perPage: 2, pageNum: 1 } })
    expect(sorted.map(({ Netto }) => Netto)).toEqual(
      slips
        .map(({ Netto }) => Netto)
        .toSorted((a, b) => b - a)
        .slice(0, 2),
    )
    expect(
      (await listed({ pagination: { searchTerm: now.Namn.split(' ')[0], searchFields: ['Namn'] } })).length,
    ).toBeGreaterThan(0)
    await marked('ready', ['2'])
    expect((await listed({ filter: { Status: 'Klarmarkerad' } })).map(({ AnstNr }) => AnstNr)).toEqual(['2'])
    expect((await listed({ filter: { Status: '' } })).map(({ AnstNr }) => AnstNr)).toEqual(['1', '3'])
    expect((await listed({ filter: { MedVarningar: true } })).every(({ Varningar }) => Varningar.length > 0)).toBe(true)
    expect((await one('2')).Foregaende?.AnstNr).toBe('1')
    expect((await one('2')).Nasta?.AnstNr).toBe('3')
    expect((await one('3')).Nasta).toBeNull()
  })
})

describe('a typed row', () => {
  it('changes the pay, is explained, and outlives the next calculation', async () => {
    await calculated(['1'])
    const before = await one('1')
    const { status, body } = await typed('1', before.Version, row)
    expect(status).toBe(200)
    const after = body.data as Payslip
    expect(after.Brutto).toBeCloseTo(before.Brutto + 1_000, 2)
    expect(after.Netto).toBeLessThan(before.Netto + 1_000)
    expect(after.Netto).toBeGreaterThan(before.Netto)
    expect(after).toMatchObject({
      Version: before.Version + 1,
      Egna: [{ LonArtNr: '1010', Apris: 1_000, Belopp: null }],
    })
    const made = after.Rader.find(({ LonArtNr }) => LonArtNr === '1010')
    expect(after.Steg.find(({ Id }) => Id === made?.Steg.at(-1))?.Belopp).toBe(1_000)
    expect(await one('1')).toEqual(after)
    await calculated(['1'])
    expect(await one('1')).toEqual(after)
    // Taken away, all is as before.
    const undone = (await typed('1', after.Version)).body.data as Payslip
    expect({ ...undone, Version: 0 }).toEqual({ ...before, Version: 0 })
  })

  it('stands where it was typed, the tenth after the second, and after the next calculation', async () => {
    await calculated(['1'])
    const rows = Array.from({ length: 12 }, (_, at) => ({
      ...row,
      Text: `Rad ${at + 1}`,
      Apris: at + 1,
      LonArtNr: at % 3 === 0 ? '1020' : '1010',
      ...(at % 4 === 0 && { From: '2026-11-20', Tom: '2026-11-20' }),
    }))
    const shown = ({ Rader }: Payslip) => Rader.map(({ Text }) => Text).filter(text => text.startsWith('Rad '))
    const after = (await typed('1', (await one('1')).Version, ...rows)).body.data as Payslip
    expect(after.Egna.map(({ Text }) => Text)).toEqual(rows.map(({ Text }) => Text))
    expect(shown(after)).toEqual(rows.map(({ Text }) => Text))
    await calculated(['1'])
    expect(await one('1')).toEqual(after)
    await typed('1', after.Version)
  })

  it('with an amount of zero adds nothing, where one without is counted by its price', async () => {
    await calculated(['1'])
    const before = await one('1')
    const after = (await typed('1', before.Version, { ...row, Belopp: 0 })).body.data as Payslip
    expect([after.Brutto, after.Egna[0]?.Belopp]).toEqual([before.Brutto, 0])
    expect(after.Rader.filter(({ LonArtNr }) => LonArtNr === '1010').at(-1)?.Belopp).toBe(0)
  })

  it('is calculated from the basis that the payslip has: a raise waits for the next calculation', async () => {
    await calculated(['1'])
    const before = await one('1')
    const isHe = eq(employee.employmentNumber, '1')
    const [stored] = await within(tx => tx.select({ salary: employee.salary }).from(employee).where(isHe))
    await within(tx => tx.update(employee).set({ salary: '99000' }).where(isHe))
    const after = (await typed('1', before.Version, row)).body.data as Payslip
    expect(after.Brutto).toBeCloseTo(before.Brutto + 1_000, 2)
    await calculated(['1'])
    expect((await one('1')).Brutto).toBeGreaterThan(after.Brutto + 10_000)
    await within(tx => tx.update(employee).set({ salary: stored?.salary }).where(isHe))
  })

  it('of two who write at once is kept once', async () => {
    await calculated(['1'])
    const { Version } = await one('1')
    const codes = (await Promise.all([typed('1', Version, row), typed('1', Version, row, row)])).map(codeOf)
    const conflict = [errors.versionConflict.status, errors.versionConflict.dvCode]
    expect(codes.toSorted((a, b) => Number(a[0]) - Number(b[0]))).toEqual([[200, undefined], conflict])
  })

  it.each([
    [{ ...row, LonArtNr: '99999' }, 'Rad 1: lönearten 99999 finns inte i löneartstabellen.'],
    [{ ...row, From: '2026-11-20', Tom: '2026-11-10' }, 'Sista dagen kan inte vara före den första.'],
  ])('that is wrong is refused at the rows: %j', async (wrong, message) => {
    await calculated(['1'])
    const before = await one('1')
    const { status, body } = await typed('1', before.Version, wrong)
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(message)])
    expect(await one('1')).toEqual(before)
  })
})

describe('marks', () => {
  it('keep a ready payslip from changes and from the next calculation, which names it', async () => {
    await calculated(['1', '2'])
    expect(await marked('ready', ['1', 'FINNSINTE'])).toEqual([{ index: 1, message: 'Lönebeskedet finns inte.' }])
    const ready = await one('1')
    expect(ready.Klarmarkerad?.By).not.toBe('')
    expect(codeOf(await typed('1', ready.Version, row))).toEqual([409, errors.payslipFinished.dvCode])
    const ended = await calculated(['1', '2'])
    expect(ended.Lamnade).toEqual([{ AnstNr: '1', Orsak: 'Lönebeskedet är klarmarkerat.' }])
    expect(await marked('unready', ['1'])).toEqual([])
    expect((await typed('1', ready.Version + 1, row)).status).toBe(200)
  })

  it('of a paid payslip are for good', async () => {
    await calculated(['1'])
    expect(await marked('paid', ['1'])).toEqual([{ index: 0, message: 'Lönebeskedet är inte klarmarkerat.' }])
    await marked('ready', ['1'])
    await marked('paid', ['1'])
    for (const action of ['ready', 'unready', 'paid']) {
      expect(await marked(action, ['1'])).toEqual([{ index: 0, message: 'Lönebeskedet är redan utbetalt.' }])
    }
    const { Version } = await one('1')
    expect(codeOf(await typed('1', Version, row))).toEqual([409, errors.payslipFinished.dvCode])
    expect((await calculated(['1'])).Lamnade).toEqual([{ AnstNr: '1', Orsak: 'Lönebeskedet är utbetalt.' }])
  })

  it('have the sums of their year where the company shows them', async () => {
    await calculated(['1'])
    const shows = (UsePayslipAckCard: boolean) => {
      const settings = JSON.stringify({ UsePayslipAckCard })
      return within(tx =>
        tx.update(companyTable).set({ settings: sql`${companyTable.settings} || ${settings}::jsonb` }),
      )
    }
    await shows(true)
    const { HittillsIAr, Brutto, Skatt } = await one('1')
    const paid = await within(tx => tx.select().from(payslip).where(eq(payslip.employmentNumber, '1')))
    const { payDate } = paid.find(({ period }) => period === Period) ?? { payDate: '' }
    const ofYear = paid.filter(each => each.payDate <= payDate && each.payDate.slice(0, 4) === payDate.slice(0, 4))
    const sumOf = (field: 'gross' | 'tax') => ofYear.reduce((sum, each) => sum + each[field], 0) / 100
    expect(HittillsIAr).toMatchObject({ Brutto: sumOf('gross'), Skatt: sumOf('tax') })
    expect(HittillsIAr?.Brutto).toBeGreaterThanOrEqual(Brutto)
    expect(HittillsIAr?.Skatt).toBeGreaterThanOrEqual(Skatt)
    await shows(false)
    expect((await one('1')).HittillsIAr).toBeNull()
  })

  it('need an attest where the company demands it, and not where it may be left out', async () => {
    await calculated(['1'])
    expect(await marked('attest', ['1'])).toEqual([{ index: 0, message: 'Företaget attesterar inte lönebesked.' }])
    const attests = (RequireAttestWebLonHuv: boolean) => {
      const settings = JSON.stringify({ UseAttestWebLonHuv: true, RequireAttestWebLonHuv })
      return within(tx =>
        tx.update(companyTable).set({ settings: sql`${companyTable.settings} || ${settings}::jsonb` }),
      )
    }
    await attests(false)
    await calculated(['2'])
    await marked('ready', ['1', '2'])
    expect(await marked('paid', ['2'])).toEqual([])
    expect((await one('2')).StatusText).toBe('Utbetald')
    await attests(true)
    expect((await overview())?.Next).toBe('FETCH')
    expect(await marked('paid', ['1'])).toEqual([{ index: 0, message: 'Lönebeskedet är inte attesterat.' }])
    const attester = await stage.signedIn('attest')
    expect(await marked('attest', ['1'], attester)).toEqual([])
    expect((await one('1')).StatusText).toBe('Attesterad')
    expect(await marked('unready', ['1'])).toEqual([
      { index: 0, message: 'Lönebeskedet är attesterat. Ångra attesten först.' },
    ])
    expect(await marked('paid', ['1'])).toEqual([])
    expect((await one('1')).StatusText).toBe('Utbetald')
  })

  it('are refused when the payslip is not as it was seen, or pays less than nothing', async () => {
    await calculated(['1', '2'])
    const body = [{ AnstNr: '1', Nummer: 1, Version: 9 }]
    const outdated = (await ask(`/${Period}/@/ready`, { method: 'PUT', body })).body.data
    expect(JSON.stringify(outdated)).toContain('har ändrats av någon annan')
    const { Version } = await one('2')
    await typed('2', Version, { ...row, Antal: -1, Apris: 900_000 })
    expect((await one('2')).Netto).toBeLessThan(0)
    expect(await marked('ready', ['2'])).toEqual([{ index: 0, message: 'Nettolönen är negativ.' }])
  })

  it('count a payslip that is named twice once', async () => {
    await calculated(['1', '2'])
    const [first, second] = [await one('1'), await one('2')]
    const item = (slip: { AnstNr: string; Version: number }) => ({
      AnstNr: slip.AnstNr,
      Nummer: 1,
      Version: slip.Version,
    })
    const body = [item(first), item(first), item(second)]
    const { errors: refused } = (await ask(`/${Period}/@/ready`, { method: 'PUT', body })).body.data as {
      errors: { index: number; message: string }[]
    }
    expect(refused).toMatchObject([{ index: 1, message: expect.stringContaining('har ändrats av någon annan') }])
    const after = [await one('1'), await one('2')]
    expect(after.map(({ Version }) => Version)).toEqual([first.Version + 1, second.Version + 1])
  })
})
