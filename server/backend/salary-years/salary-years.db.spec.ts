import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errors } from '#contracts/errors.ts'
import { header } from '#contracts/headers.ts'
import type { NewSalaryYear } from '#contracts/salary-years/shapes.ts'
import { keyOf } from '../demo/make-licence.ts'
import { demoVehicles } from '../demo/vehicles.ts'
import { type Transaction, withTenant } from '../platform/database/tenancy.ts'
import { openSocket } from '../platform/live/testing.ts'
import {
  company,
  employee,
  employeeYear,
  event,
  payType,
  payTypeTable,
  salaryPeriod,
  salaryYear,
  vehicleBenefit,
} from '../tables/schema.ts'
import { type Browser, startTestBackend, type TestBackend } from '../testing.ts'

let server: TestBackend
beforeAll(async () => {
  server = await startTestBackend()
})
afterAll(() => server.close())

const signedIn = (login: string) => server.signedIn(login)

const year = (Year: number, more: Partial<NewSalaryYear> = {}): NewSalaryYear => ({
  Year,
  CalcVehicleBenefits: false,
  CopyLonTabell: true,
  CreateSalaryPeriods: false,
  CalcBerArsLon: false,
  CalcBerSnittLon: false,
  CalcBerSnittTid: false,
  ...more,
})
const create = (browser: Browser, company: string, body: unknown, key: string = randomUUID()) =>
  browser.ask('/createSalaryYear', { method: 'POST', company, body, headers: { [header.idempotencyKey]: key } })
const purge = (browser: Browser, company: string, first: number | string) =>
  browser.ask(`/salaryyears/${first}`, { method: 'DELETE', company })
const years = async (browser: Browser, company: string) => (await browser.ask('/salaryyears', { company })).body.data

const within = <Result>(company: string, work: (tx: Transaction) => Promise<Result>) =>
  withTenant(server.test.database, { licNr: 'WEB100200', ftgKey: keyOf(company) }, work)
/** Returns the number of a company's rows of a year in each table that a new year fills. */
const rowsOf = (company: string, one: number) =>
  within(company, async tx => ({
    tables: await tx.$count(payTypeTable, eq(payTypeTable.year, one)),
    payTypes: await tx.$count(payType, eq(payType.year, one)),
    periods: await tx.$count(salaryPeriod, eq(salaryPeriod.year, one)),
    employees: await tx.$count(employeeYear, eq(employeeYear.year, one)),
    vehicles: await tx.$count(vehicleBenefit, eq(vehicleBenefit.year, one)),
  }))
const told = (company: string) =>
  within(company, tx =>
    tx
      .select({ type: event.type, actor: event.actor, payload: event.payload })
      .from(event)
      .where(and(eq(event.ftgKey, keyOf(company)), inArray(event.type, ['salary-year.created', 'salary-years.purged'])))
      .orderBy(desc(event.seq)),
  )

describe('a new salary year', () => {
  it('has the tables of the year before, and nothing that was not asked for', async () => {
    const frida = await signedIn('ftg2')
    const before = await rowsOf('akvarell', 2026)
    expect((await create(frida, 'akvarell', year(2027))).body).toEqual({ data: null })
    expect(await years(frida, 'akvarell')).toEqual([2027, 2026, 2025, 2024])
    expect(await rowsOf('akvarell', 2027)).toEqual({ ...before, periods: 0, employees: 0, vehicles: 0 })
    expect(before.payTypes).toBeGreaterThan(10)
    expect((await told('akvarell'))[0]).toMatchObject({
      type: 'salary-year.created',
      actor: 'ftg2',
      payload: { year: 2027, tables: 1, payTypes: before.payTypes, periods: 0, employees: 0, vehicles: 0 },
    })
  })

  it('has its own tables: changing them leaves those of the year before', async () => {
    const [row] = await within('akvarell', async tx => {
      await tx.update(payType).set({ name: 'Ändrad' }).where(eq(payType.year, 2027))
      return tx.select().from(payType).where(eq(payType.year, 2026)).orderBy(payType.number)
    })
    expect(row?.name).toBe('Månadslön')
  })

  it('before the others takes over from the earliest after it', async () => {
    const adm = await signedIn('adm')
    expect((await create(adm, 'zenit', year(2021))).status).toBe(200)
    expect(await rowsOf('zenit', 2021)).toMatchObject({ tables: 1, vehicles: 0 })
  })

  it('has twelve periods, each paid on the bank day that payroll pays', async () => {
    const adm = await signedIn('adm')
    expect((await create(adm, 'zenit', year(2027, { CreateSalaryPeriods: true }))).status).toBe(200)
    const periods = await within('zenit', tx =>
      tx.select().from(salaryPeriod).where(eq(salaryPeriod.year, 2027)).orderBy(salaryPeriod.period),
    )
    expect(periods.map(({ period }) => period)).toEqual(
      Array.from({ length: 12 }, (_, month) => String(202701 + month)),
    )
    // The 25th of April 2027 is a Sunday.
    expect(periods[3]).toMatchObject({ firstDay: '2027-04-01', lastDay: '2027-04-30', payDay: '2027-04-23' })
    expect(periods[1]).toMatchObject({ lastDay: '2027-02-28' })
  })

  it('has the calculations that were asked for, of those who are employed in it', async () => {
    const adm = await signedIn('adm')
    await within('nordsken', async tx => {
      const set = (number: string, row: Partial<typeof employee.$inferInsert>) =>
        tx.update(employee).set(row).where(eq(employee.employmentNumber, number))
      await set('2', { salaryForm: 'MÅN', salary: '34667.00', employedFrom: '2020-01-01', employedTo: null })
      await set('3', { salaryForm: 'TIM', salary: '200.00', employedFrom: '2026-07-02', employedTo: null })
      for (const number of ['1', '5']) await set(number, { employedTo: null })
      await set('4', { employedTo: '2026-12-31', employedFrom: '2020-01-01' })
    })
    const asked = { CalcBerArsLon: true, CalcBerSnittLon: true, CalcBerSnittTid: true }
    expect((await create(adm, 'nordsken', year(2027, asked))).status).toBe(200)
    const figures = await within('nordsken', tx =>
      tx.select().from(employeeYear).where(eq(employeeYear.year, 2027)).orderBy(employeeYear.employmentNumber),
    )
    const of = (number: string) => figures.find(({ employmentNumber }) => employmentNumber === number)
    expect(of('2')).toMatchObject({ annualPay: '416004.00', averagePay: '200.00', averageHours: '40.00' })
    // Employed for 183 of 365 days.
    expect(of('3')).toMatchObject({ annualPay: '416000.00', averagePay: '200.00', averageHours: '20.05' })
    expect(of('4')).toBeUndefined()
  })

  it('has only the one calculation that was asked for', async () => {
    const adm = await signedIn('adm')
    expect((await create(adm, 'nordsken', year(2021, { CalcBerSnittLon: true }))).status).toBe(200)
    const [row] = await within('nordsken', tx => tx.select().from(employeeYear).where(eq(employeeYear.year, 2021)))
    expect(row).toMatchObject({ annualPay: null, averageHours: null, averagePay: expect.any(String) })
  })

  it('takes over the company cars, with their benefits calculated when that is asked for', async () => {
    const adm = await signedIn('adm')
    const benefits = async (one: number) => {
      const rows = await within('nordsken', tx =>
        tx.select().from(vehicleBenefit).where(eq(vehicleBenefit.year, one)).orderBy(vehicleBenefit.vehicleId),
      )
      return rows.map(({ vehicleId, benefit }) => [vehicleId, benefit])
    }
    const before = await benefits(2026)
    // The driver of one car has left, and the car has no benefit in the year after.
    const [departed] = demoVehicles.filter(({ employmentNumber }) => employmentNumber === '4')
    expect(before.map(([id]) => id)).toContain(departed?.id)
    expect(await benefits(2027)).toEqual(before.filter(([id]) => id !== departed?.id))
    await within('nordsken', async tx => {
      await tx.delete(salaryYear).where(inArray(salaryYear.year, [2026, 2027]))
      await tx.update(vehicleBenefit).set({ benefit: 1 }).where(eq(vehicleBenefit.year, 2025))
    })
    expect((await create(adm, 'nordsken', year(2026, { CalcVehicleBenefits: true }))).status).toBe(200)
    const after = await benefits(2026)
    expect(after.length).toBe(before.length)
    expect(after.every(([, benefit]) => Number(benefit) > 10_000)).toBe(true)
    // What is left to recalculate cannot be calculated.
    const left = (await adm.ask('/vehicleBenefits/recalc/2026', { company: 'nordsken' })).body.data
    expect(left).toMatchObject([{ AnstNr: '3', ErrorMessage: 'Nybilspris saknas för bilen.' }])
  })

  it('is made once, also when the call comes again or two make it at once', async () => {
    const [adm, lic] = [await signedIn('adm'), await signedIn('lic')]
    const key = randomUUID()
    const first = await create(adm, 'tomtebo', year(2027), key)
    expect((await create(adm, 'tomtebo', year(2027), key)).body).toEqual(first.body)
    const both = await Promise.all([create(adm, 'tomtebo', year(2028)), create(lic, 'tomtebo', year(2028))])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await told('tomtebo')).map(({ payload }) => payload.year)).toEqual([2028, 2027])
  })

  it.each([
    ['one that there is', year(2026), errors.salaryYearExists, undefined],
    ['one before 2019', year(2018), errors.invalidRequest, undefined],
    ['two after the latest', year(2028), errors.fieldsRefused, { Year: 'Löneåret måste vara mellan 2019 och 2027.' }],
    [
      'vehicle benefits before the year has begun',
      year(2027, { CalcVehicleBenefits: true }),
      errors.fieldsRefused,
      { CalcVehicleBenefits: 'Beskattningsår 2027 är ännu inte öppet för beräkning hos Skatteverket.' },
    ],
    ['tables that are not copied', { ...year(2027), CopyLonTabell: false }, errors.invalidRequest, undefined],
  ])('is refused: %s', async (_, body, { status, dvCode }, fields) => {
    const adm = await signedIn('adm')
    const before = await years(adm, 'bjorkbacken')
    const answer = await create(adm, 'bjorkbacken', body)
    expect([answer.status, answer.body]).toEqual([
      status,
      expect.objectContaining({ dvCode, ...(fields && { fields }) }),
    ])
    expect(await years(adm, 'bjorkbacken')).toEqual(before)
  })
})

describe('a purge', () => {
  const left = [2026, 2025, 2024, 2023, 2022, 2021, 2020, 2019]

  it('is refused for what the law says to keep, and names it', async () => {
    const adm = await signedIn('adm')
    const { status, body } = await purge(adm, 'arkivet', 2022)
    expect([status, body]).toEqual([
      422,
      {
        dvCode: errors.salaryYearRetained.dvCode,
        message: 'Löneår 2021 ska enligt bokföringslagen sparas till och med 2028 och kan inte rensas.',
      },
    ])
    expect(await years(adm, 'arkivet')).toEqual([...left, 2018, 2017])
  })

  it('is refused a year longer where the accounting year ends in the year after', async () => {
    const adm = await signedIn('adm')
    const bookYearFrom = (StartBokfAr: string) =>
      within('arkivet', tx => tx.update(company).set({ settings: { StartBokfAr } }).where(eq(company.ftgId, 'arkivet')))
    await bookYearFrom('05')
    expect((await purge(adm, 'arkivet', 2019)).body.message).toBe(
      'Löneår 2018 ska enligt bokföringslagen sparas till och med 2026 och kan inte rensas.',
    )
    await bookYearFrom('01')
  })

  it('takes all years before the one that is named, with what is theirs', async () => {
    const adm = await signedIn('adm')
    expect((await rowsOf('arkivet', 2018)).periods).toBe(12)
    expect((await purge(adm, 'arkivet', 2019)).body).toEqual({ data: null })
    expect(await years(adm, 'arkivet')).toEqual(left)
    expect(await rowsOf('arkivet', 2018)).toEqual({ tables: 0, payTypes: 0, periods: 0, employees: 0, vehicles: 0 })
    expect((await rowsOf('arkivet', 2019)).periods).toBe(12)
    expect((await told('arkivet'))[0]).toMatchObject({
      type: 'salary-years.purged',
      actor: 'adm',
      payload: { years: [2018, 2017] },
    })
    expect((await purge(adm, 'arkivet', 2019)).body).toMatchObject({ dvCode: errors.nothingToPurge.dvCode })
  })

  it('never takes one of the two latest, however old', async () => {
    const adm = await signedIn('adm')
    await within('tomtebo', async tx => {
      await tx.delete(salaryYear)
      await tx.insert(salaryYear).values([{ year: 2010 }, { year: 2011 }, { year: 2012 }])
    })
    expect((await purge(adm, 'tomtebo', 2012)).body).toMatchObject({ dvCode: errors.salaryYearKept.dvCode })
    expect((await purge(adm, 'tomtebo', 2011)).status).toBe(200)
    expect(await years(adm, 'tomtebo')).toEqual([2012, 2011])
  })

  it.each(['2019a', '19', '2019.5'])('is refused for what is no year: %s', async text => {
    expect((await purge(await signedIn('adm'), 'arkivet', text)).body).toMatchObject({ dvCode: '40000' })
  })
})

describe('who may', () => {
  it.each([
    ['las', 'nordsken', errors.rightMissing],
    ['attest', 'nordsken', errors.rightMissing],
    ['grupp', 'nordsken', errors.rightMissing],
    ['per', 'nordsken', errors.rightMissing],
    ['ftg', 'zenit', errors.companyMissing],
    ['adm', 'omtanke', errors.companyMissing],
    ['adm', 'finnsinte', errors.companyMissing],
  ])('not %s, in %s', async (login, company, { status, dvCode }) => {
    const browser = await signedIn(login)
    for (const answer of [await create(browser, company, year(2027)), await purge(browser, company, 2019)]) {
      expect([answer.status, answer.body.dvCode]).toEqual([status, dvCode])
    }
  })

  it('and nobody who has not signed in', async () => {
    const nobody = server.browser()
    expect((await create(nobody, 'nordsken', year(2027))).status).toBe(401)
    expect((await purge(nobody, 'nordsken', 2019)).status).toBe(401)
  })

  it('is told of it at once who works in the company, and nobody else', async () => {
    const [frida, baga] = [await signedIn('ftg2'), await signedIn('baga')]
    const hers = openSocket(server.backend, { cookie: frida.cookie })
    const other = openSocket(server.backend, { cookie: baga.cookie })
    await hers.caughtUp()
    await other.caughtUp()
    expect((await create(frida, 'akvarell', year(2028))).status).toBe(200)
    await expect
      .poll(() => hers.events())
      .toMatchObject([{ event: 'SALARY_YEARS_UPDATED', payload: { FtgId: 'akvarell' } }])
    expect(other.events()).toEqual([])
    for (const { socket } of [hers, other]) socket.terminate()
  })
})
