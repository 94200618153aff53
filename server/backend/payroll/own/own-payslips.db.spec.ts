import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { errors } from '#contracts/errors.ts'
import type { OwnPayslip, OwnPayslipItem } from '#contracts/payroll/own/shapes.ts'
import { addDays } from '#contracts/rules/date.ts'
import { keyOf } from '../../demo/make-licence.ts'
import { swedishDate } from '../../platform/calendar/swedish-date.ts'
import { type Transaction, withTenant } from '../../platform/database/tenancy.ts'
import { testMoment } from '../../platform/database/test-time.ts'
import { company, employee, payslip, payslipEntry, payslipRow, userAccount } from '../../tables/schema.ts'
import type { Browser } from '../../testing.ts'
import { payslipStage } from '../documents/testing.ts'
import { amongOwn } from './own-payslips.ts'

const Period = '202611'
const [mine, others] = ['1', '2']
/** The backend's time, and its day. */
let now: Date
let today: string
let on: Awaited<ReturnType<typeof payslipStage>>
let per: Browser
let adm: Browser
const published = { readyAt: testMoment, readyBy: 'adm', publishedAt: testMoment, publishedBy: 'adm' }
beforeAll(async () => {
  on = await payslipStage()
  now = on.stage.clock.now()
  today = swedishDate(now)
  per = await on.signedIn('per')
  adm = await on.signedIn('adm')
  await personOf('per', mine)
})
afterAll(() => on.stage.close())
beforeEach(async () => {
  await on.within(async tx => {
    await tx.execute(sql`select set_config('avlona.whole_company', 'on', true)`)
    await tx.delete(payslip)
  })
  await on.calculate(Period, [mine, others])
  await on.change(Period, [mine, others], { ...published, payDate: today })
})

/** Makes an account's person one of the employees, or nobody. */
const personOf = (login: string, number: string) =>
  on.within(async tx => {
    const [person] = await tx.select().from(employee).where(eq(employee.employmentNumber, number))
    await tx
      .update(userAccount)
      .set({ personalNumber: person?.personalNumber ?? '', personalNumberConfirmed: 'EARLIER' })
      .where(eq(userAccount.login, login))
  })
const set = (settings: object) =>
  on.within(tx => tx.update(company).set({ settings: sql`${company.settings} || ${JSON.stringify(settings)}::jsonb` }))
const listed = async (browser = per) => {
  const { status, body } = await browser.ask('/myPayslips', { company: 'nordsken' })
  expect(status).toBe(200)
  return (body.data as OwnPayslipItem[]).map(({ Period: of, AnstNr }) => `${of} ${AnstNr}`)
}
const ask = (number: string, browser = per, code = Period) =>
  browser.ask(`/myPayslips/${code}/${number}/1`, { company: 'nordsken' })
const print = (number: string, browser = per) => on.get(`/file/myPayslips/${Period}/${number}/1`, browser)
const missing = { status: 404, dvCode: errors.payslipMissing.dvCode }
const refusalOf = async (number: string, browser = per) => {
  const { status, body } = await ask(number, browser)
  return { status, dvCode: body.dvCode }
}

describe('an employee', () => {
  it('sees their own payslip and prints it, and nobody else’s', async () => {
    expect(await listed()).toEqual([`${Period} ${mine}`])
    expect((await ask(mine)).status).toBe(200)
    const { status, texts } = await print(mine)
    expect([status, texts[0]]).toEqual([200, 'Lönebesked'])
    expect(await refusalOf(others)).toEqual(missing)
    expect(await print(others)).toMatchObject(missing)
  })

  it('gets none of the payroll’s own calls, nor its prints', async () => {
    for (const path of ['/payslips', `/payslips/${Period}`, `/payslips/${Period}/${mine}`])
      expect((await per.ask(path, { company: 'nordsken' })).status).toBe(403)
    expect((await on.get(`/print/payslips/${Period}/${mine}`, per)).status).toBe(403)
  })

  it('sees it only when it is published', async () => {
    await on.change(Period, [mine], { publishedAt: null, publishedBy: null })
    expect(await listed()).toEqual([])
    expect(await refusalOf(mine)).toEqual(missing)
    expect(await print(mine)).toMatchObject(missing)
  })

  it('sees it from as many days before the payout as the company says', async () => {
    await set({ VisaLBFrDgr: 3 })
    await on.change(Period, [mine], { payDate: addDays(today, 3) })
    expect(await listed()).toEqual([`${Period} ${mine}`])
    await on.change(Period, [mine], { payDate: addDays(today, 4) })
    expect(await listed()).toEqual([])
    expect(await refusalOf(mine)).toEqual(missing)
    expect(await print(mine)).toMatchObject(missing)
    await set({ VisaLBFrDgr: 4 })
    expect(await listed()).toEqual([`${Period} ${mine}`])
  })

  it('has each figure explained, and nothing of what the employer pays', async () => {
    const { body } = await ask(mine)
    const slip = body.data as OwnPayslip
    const ids = new Set(slip.Steg.map(({ Id }) => Id))
    const afterTax = slip.Rader.filter(({ LonTyp }) => LonTyp === 'NETTO').reduce((sum, { Belopp }) => sum + Belopp, 0)
    expect(slip.Netto).toBe(slip.Brutto - slip.Skatt + afterTax)
    for (const id of ['Brutto', 'Skatt', 'Netto', ...slip.Rader.flatMap(({ Steg }) => Steg)]) expect(ids).toContain(id)
    for (const { Varden } of slip.Steg) for (const { Steg } of Varden) if (Steg !== '') expect(ids).toContain(Steg)
    expect(slip.Arbetsgivaravgift).toBeNull()
    expect(JSON.stringify([slip.Rader, slip.Steg])).not.toMatch(/arbetsgivar|Kostnad/i)
    await set({ PrintoutPayslipArbAvg: true })
    expect((await ask(mine)).body.data).toMatchObject({ Arbetsgivaravgift: expect.any(Number) })
    await set({ PrintoutPayslipArbAvg: false })
  })

  it('reads what the company writes on all payslips, on its page and in the print', async () => {
    const text = 'Lämna utlägg senast den 5.\nGod jul!'
    expect((await ask(mine)).body.data).toMatchObject({ Meddelande: '' })
    await set({ PrintoutPayslipMeddelandeText: text })
    expect((await ask(mine)).body.data).toMatchObject({ Meddelande: text })
    expect((await print(mine)).texts.join(' ')).toContain('Lämna utlägg senast den 5.')
    await set({ PrintoutPayslipMeddelande: false })
    expect((await ask(mine)).body.data).toMatchObject({ Meddelande: '' })
    expect((await print(mine)).texts.join(' ')).not.toContain('Lämna utlägg')
    await set({ PrintoutPayslipMeddelande: true, PrintoutPayslipMeddelandeText: '' })
  })

  it('marks nothing as printed, and is told of one that was taken back', async () => {
    await print(mine)
    await on.change(Period, [mine], { reversedAt: testMoment, reversedBy: 'adm' })
    const [slip] = await on.within(tx => tx.select().from(payslip).where(eq(payslip.employmentNumber, mine)))
    expect(slip?.printedAt).toBeNull()
    expect((await ask(mine)).body.data).toMatchObject({ Aterford: true })
  })
})

describe('whose payslips they are', () => {
  it('is said by the personal number, whatever the account’s role and rights', async () => {
    expect((await adm.ask('/myPayslips', { company: 'nordsken' })).body.dvCode).toBe(errors.rightMissing.dvCode)
    await personOf('adm', others)
    expect(await listed(adm)).toEqual([`${Period} ${others}`])
    expect(await refusalOf(mine, adm)).toEqual(missing)
    await personOf('adm', '')
  })

  it('is nobody’s until the number of the account is confirmed', async () => {
    const confirmed = (personalNumberConfirmed: 'ADMIN' | null) =>
      on.within(tx => tx.update(userAccount).set({ personalNumberConfirmed }).where(eq(userAccount.login, 'per')))
    await confirmed(null)
    expect((await per.ask('/myPayslips', { company: 'nordsken' })).status).toBe(403)
    expect(await refusalOf(mine)).toMatchObject({ status: 403 })
    expect((await print(mine)).status).toBe(403)
    await confirmed('ADMIN')
    expect(await listed()).toEqual([`${Period} ${mine}`])
  })

  it('is not said by a number that an employee has got since: the payslip was made for somebody else', async () => {
    const numberOf = async (number: string) =>
      (await on.within(tx => tx.select().from(employee).where(eq(employee.employmentNumber, number))))[0]
        ?.personalNumber ?? ''
    const [own, theirs] = [await numberOf(mine), await numberOf(others)]
    const give = (number: string, personalNumber: string) =>
      on.within(tx => tx.update(employee).set({ personalNumber }).where(eq(employee.employmentNumber, number)))
    await give(others, own)
    try {
      expect(await listed()).toEqual([`${Period} ${mine}`])
      expect(await refusalOf(others)).toEqual(missing)
      expect(await print(others)).toMatchObject(missing)
    } finally {
      await give(others, theirs)
    }
  })

  it('is nobody’s without a personal number, also where employees have none', async () => {
    const known = await on.within(tx => tx.select().from(employee).where(eq(employee.employmentNumber, others)))
    const number = (personalNumber: string) =>
      on.within(tx => tx.update(employee).set({ personalNumber }).where(eq(employee.employmentNumber, others)))
    await personOf('per', '')
    await number('')
    expect((await per.ask('/myPayslips', { company: 'nordsken' })).status).toBe(403)
    expect(await refusalOf(others)).toMatchObject({ status: 403 })
    await number(known[0]?.personalNumber ?? '')
    await personOf('per', mine)
  })

  it('is said in the session, by which the menu shows the screen', async () => {
    const infoOf = async (browser: Browser) => (await browser.ask('/me', { company: 'nordsken' })).body.data
    expect(await infoOf(per)).toMatchObject({ FtgInfo: { IsEmployee: true } })
    expect(await infoOf(adm)).toMatchObject({ FtgInfo: { IsEmployee: false } })
  })
})

describe('the database', () => {
  it('shows no others’ payslips, rows or entries among one’s own, whatever the queries', async () => {
    const as = <Result>(login: string, work: (tx: Transaction) => Promise<Result>) =>
      withTenant(on.stage.test.database, { licNr: 'WEB100200', login, ftgKey: keyOf('nordsken') }, work)
    const seen = await as('per', tx =>
      amongOwn(tx, now, async () => ({
        payslips: await tx.select().from(payslip),
        rows: await tx.select().from(payslipRow),
        entries: await tx.select().from(payslipEntry),
      })),
    )
    expect(new Set(seen.payslips.map(each => each.employmentNumber))).toEqual(new Set([mine]))
    expect(new Set(seen.rows.map(each => each.employmentNumber))).toEqual(new Set([mine]))
    const nobody = await as('adm', tx => amongOwn(tx, now, () => tx.select().from(payslip)))
    expect(nobody).toEqual([])
    expect(await on.within(tx => tx.select().from(payslip))).toHaveLength(2)
  })
})
