import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { errors } from '#contracts/errors.ts'
import { decimalFormat } from '#contracts/rules/decimal.ts'
import { testMoment } from '../../platform/database/test-time.ts'
import { company, employee, event, payslip, payslipRow } from '../../tables/schema.ts'
import type { Browser } from '../../testing.ts'
import { payslipStage } from './testing.ts'

const Period = '202611'
const persons = ['1', '2', '3']
let on: Awaited<ReturnType<typeof payslipStage>>
let adm: Browser
beforeAll(async () => {
  on = await payslipStage()
  adm = await on.signedIn('adm')
})
afterAll(() => on.stage.close())
beforeEach(async () => {
  await on.within(async tx => {
    await tx.execute(sql`select set_config('avlona.whole_company', 'on', true)`)
    await tx.delete(payslip)
  })
  await on.calculate(Period, persons)
  await on.change(Period, persons, { readyAt: testMoment, readyBy: 'adm' })
})

const kronor = (ore: number) => decimalFormat({ most: 2, zero: true }).show(ore / 100)
const print = (rest = '', browser = adm) => on.get(`/print/payslips/${Period}${rest}`, browser)
const slipOf = (number: string) =>
  on.within(async tx => (await tx.select().from(payslip).where(eq(payslip.employmentNumber, number)))[0])
const set = (settings: object) =>
  on.within(tx => tx.update(company).set({ settings: sql`${company.settings} || ${JSON.stringify(settings)}::jsonb` }))
const details = (number: string, values: object) =>
  on.within(tx =>
    tx
      .update(employee)
      .set({ details: sql`${employee.details} || ${JSON.stringify(values)}::jsonb` })
      .where(eq(employee.employmentNumber, number)),
  )
const namesIn = async (texts: readonly string[]) => {
  const known = await on.within(tx => tx.select().from(employee))
  const names = new Map(known.map(each => [`${each.firstName} ${each.lastName}`, each.employmentNumber]))
  return texts.flatMap(text => names.get(text) ?? [])
}

describe('a printed payslip', () => {
  it('says what is stored: rows, sums and balances to the öre', async () => {
    const { status, texts } = await print('/1')
    const slip = await slipOf('1')
    const rows = await on.within(tx => tx.select().from(payslipRow).where(eq(payslipRow.employmentNumber, '1')))
    expect(status).toBe(200)
    expect(slip?.net).toBeGreaterThan(0)
    const shown = rows.filter(({ kind, amount }) => !['SKATT', 'PENSION', 'INFO'].includes(kind) && amount !== 0)
    const amounts = [slip?.gross, -(slip?.tax ?? 0), ...shown.map(({ amount }) => amount)].map(each =>
      kronor(each ?? 0),
    )
    for (const amount of amounts) expect(texts).toContain(amount)
    for (const { text, kind } of shown) expect(texts).toContain(kind === 'FÖRMÅN' ? `${text} (betalas inte ut)` : text)
    expect(texts).toContain(`${kronor(slip?.net ?? 0)} kr`)
    expect(texts).toEqual(expect.arrayContaining(['Lönebesked', 'Nordsken Handel AB', '2026-11-25']))
  })

  it('tells of the start-up support for the person, unless the company does not show it', async () => {
    const slip = await slipOf('1')
    const base = slip?.contributionBase ?? 0
    const told = `−${kronor(Math.round((Math.min(base, 3_500_000) * (3142 - 1021)) / 10_000)).replace('−', '')}`
    const supported = { UseFirstAnstNr1: true, FirstAnstNr1: '1', FirstAnstTom1: '2027-12-31' }
    await set({ ...supported, PrintoutPayslipArbAvg: true, EjFirstAnstLB: false })
    const { texts } = await print('/1')
    expect(texts.slice(texts.indexOf('Varav växa-stöd')).slice(0, 2)).toEqual(['Varav växa-stöd', told])
    expect((await print('/2')).texts).not.toContain('Varav växa-stöd')
    await set({ EjFirstAnstLB: true })
    expect((await print('/1')).texts).not.toContain('Varav växa-stöd')
    await set({ UseFirstAnstNr1: false, FirstAnstNr1: '', FirstAnstTom1: '1899-12-30', PrintoutPayslipArbAvg: false })
  })

  it('is in the employee’s own language, names of pay types and all', async () => {
    await details('1', { LonSprak: 'EN' })
    const { texts } = await print('/1')
    expect(texts).toEqual(expect.arrayContaining(['Payslip', 'Monthly salary', 'Gross salary']))
    expect(texts).not.toContain('Månadslön')
    await details('1', { LonSprak: '' })
  })

  it('sums the year with itself, and without what was taken back', async () => {
    for (const code of ['202609', '202610']) await on.calculate(code, ['1'])
    await on.change('202609', ['1'], { readyAt: testMoment, reversedAt: testMoment, reversedBy: 'adm' })
    const slips = await on.within(tx => tx.select().from(payslip).where(eq(payslip.employmentNumber, '1')))
    const gross = slips.filter(({ period }) => period !== '202609').reduce((sum, each) => sum + each.gross, 0)
    const { texts } = await print('/1')
    const year = texts.slice(texts.indexOf('Hittills i år'))
    expect(year.slice(1, 3)).toEqual(['Bruttolön', kronor(gross)])
  })

  it('tells of no balance that there is nothing of, but of paid days that are left at none', async () => {
    const kept = (kind: string, before: number, after: number) => ({ kind, before, after })
    const words = ['Betalda', 'Sparade', 'Förskott', 'Komp']
    const told = async (...balances: readonly ReturnType<typeof kept>[]) => {
      await on.change(Period, ['1'], { balances })
      const { texts } = await print('/1')
      return words.filter(word => texts.includes(word))
    }
    expect(await told(kept('BET', 100, 0), kept('SPA', 0, 0), kept('FÖR', 0, 0), kept('KOMP', 0, 0))).toEqual([
      'Betalda',
    ])
    expect(await told(kept('BET', 0, 0), kept('SPA', 300, 300), kept('FÖR', 0, 0), kept('KOMP', 0, 250))).toEqual([
      'Betalda',
      'Sparade',
      'Komp',
    ])
  })

  it('of a correction is by itself, and says what it corrects', async () => {
    const slip = await slipOf('1')
    if (!slip) throw new Error('No payslip.')
    await on.within(tx =>
      tx.insert(payslip).values({
        ...slip,
        number: 2,
        correctsPeriod: Period,
        corrects: 1,
        printedAt: null,
        printedBy: null,
        // Without rows, its sums are zero.
        gross: 0,
        benefits: 0,
        taxable: 0,
        tax: 0,
        afterTax: 0,
        net: 0,
        contributionBase: 0,
        contributions: 0,
        payrollTax: 0,
      }),
    )
    const of = async (path: string) => (await print(path)).texts.filter(text => text === 'Lönebesked').length
    const { texts } = await print('/1:2')
    expect(texts).toEqual(expect.arrayContaining(['Rättar', Period, `${kronor(0)} kr`]))
    expect(texts).not.toContain(`${kronor(slip.net)} kr`)
    expect((await print('/1')).texts).not.toContain('Rättar')
    expect([await of('/1'), await of('/1:2'), await of('/1,1:2')]).toEqual([1, 1, 2])
    expect(await print('/1:3')).toMatchObject({ status: 404, dvCode: errors.payslipMissing.dvCode })
  })

  it('hides the address of a protected person from those who only read', async () => {
    await details('1', { SkyddadIdentitet: true, Adress1: 'Hemliga gatan 7' })
    expect((await print('/1')).texts).toContain('Hemliga gatan 7')
    expect((await print('/1', await on.signedIn('las'))).texts).not.toContain('Hemliga gatan 7')
    await details('1', { SkyddadIdentitet: false })
  })
})

describe('the print of a period', () => {
  it('has those that are ready, in the order of the company’s setting', async () => {
    await on.change(Period, ['2'], { readyAt: null, readyBy: null })
    expect(await namesIn((await print()).texts)).toEqual(['1', '3'])
    await on.change(Period, ['2'], { readyAt: testMoment, readyBy: 'adm' })
    await set({ PrintoutPayslipSort: 'Namn' })
    const byName = await on.within(tx => tx.select().from(employee).orderBy(employee.lastName, employee.firstName))
    const expected = byName.map(each => each.employmentNumber).filter(number => persons.includes(number))
    expect(expected).not.toEqual(persons)
    expect(await namesIn((await print()).texts)).toEqual(expected)
    await set({ PrintoutPayslipSort: 'AnstNr' })
  })

  it('marks them as printed once, and tells of it', async () => {
    await print()
    const [first, version] = [(await slipOf('1'))?.printedAt, (await slipOf('1'))?.version]
    expect(first).toBeInstanceOf(Date)
    await print('/1')
    expect([(await slipOf('1'))?.printedAt, (await slipOf('1'))?.version]).toEqual([first, version])
    const told = await on.within(tx => tx.select().from(event).where(eq(event.type, 'payslips.printed')))
    expect(told.at(-1)?.payload).toEqual({ period: Period, persons })
    const { body } = await adm.ask(`/payslips/${Period}/1`, { company: 'nordsken' })
    expect(body.data).toMatchObject({ StatusText: 'Utskriven' })
  })

  it('marks nothing for those who only read, nor a draft, which says what it is', async () => {
    expect((await print('', await on.signedIn('las'))).status).toBe(200)
    expect((await slipOf('1'))?.printedAt).toBeNull()
    await on.change(Period, ['1'], { readyAt: null, readyBy: null })
    expect((await print('/1,2')).texts).toEqual(expect.arrayContaining(['Lönebesked, utkast', 'Lönebesked']))
    expect([(await slipOf('1'))?.printedAt, (await slipOf('2'))?.printedAt]).toEqual([null, expect.any(Date)])
  })

  it('is no longer printed once it is opened for changes', async () => {
    await print()
    const body = [{ AnstNr: '1', Nummer: 1, Version: (await slipOf('1'))?.version }]
    await adm.ask(`/payslips/${Period}/@/unready`, { company: 'nordsken', method: 'PUT', body })
    const { body: read } = await adm.ask(`/payslips/${Period}/1`, { company: 'nordsken' })
    expect(read.data).toMatchObject({ StatusText: 'Skapad', Utskriven: null })
  })

  it('is of a paid payslip as well', async () => {
    await on.change(Period, persons, { paidAt: testMoment, paidBy: 'adm' })
    expect((await print()).status).toBe(200)
    expect((await slipOf('1'))?.printedAt).toBeInstanceOf(Date)
  })

  it('says why there is none', async () => {
    const { dvCode } = errors.payslipMissing
    await on.change(Period, persons, { readyAt: null, readyBy: null })
    expect(await print()).toMatchObject({
      status: 404,
      dvCode,
      message: 'Inget av periodens lönebesked är klart att skriva ut.',
    })
    expect(await print('/99')).toMatchObject({ status: 404, dvCode })
    expect(await on.get('/print/payslips/209901', adm)).toMatchObject({ status: 404, dvCode })
    expect(await print('', await on.signedIn('grupp'))).toMatchObject({
      status: 403,
      dvCode: errors.rightMissing.dvCode,
    })
  })
})

describe('the check list', () => {
  const list = () => on.get(`/print/kontrollista/${Period}`, adm)

  it('has every payslip, its sums, and what to look at', async () => {
    await on.change(Period, ['1'], { readyAt: null, readyBy: null, warnings: ['Nettolönen är negativ.'] })
    const { texts } = await list()
    const slips = await on.within(tx => tx.select().from(payslip))
    const net = slips.reduce((sum, each) => sum + each.net, 0)
    expect(texts).toEqual(expect.arrayContaining(['Skapad', 'Klarmarkerad', 'Summa, 3 st', 'Nettolönen är negativ.']))
    expect(texts).toContain(kronor(net))
    expect((await slipOf('2'))?.printedAt).toBeNull()
  })

  it('has who makes the wages, and a line for who approves them, when the company says who', async () => {
    await set({ LoneAnsv: '', AttestAnsv: '' })
    expect((await list()).texts).not.toContain('Attest')
    await set({ LoneAnsv: 'Lova Lind', AttestAnsv: 'Axel Ask' })
    expect((await list()).texts).toEqual(expect.arrayContaining(['Löneansvarig', 'Lova Lind', 'Attest', 'Axel Ask']))
  })

  it('has the departments by themselves when it is sorted by them', async () => {
    await set({ PrintoutKontrollistaSort: 'Avdelning' })
    expect((await list()).texts).toContain('Hela perioden')
    await set({ PrintoutKontrollistaSort: 'AnstNr' })
    expect((await list()).texts).not.toContain('Hela perioden')
  })
})
