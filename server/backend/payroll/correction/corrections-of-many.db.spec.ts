import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { errors } from '#contracts/errors.ts'
import type { Correction, Corrections } from '#contracts/payroll/correction/shapes.ts'
import type { EmployerDeclaration } from '#contracts/payroll/declaration/shapes.ts'
import type { PaymentPeriod } from '#contracts/payroll/payments/shapes.ts'
import type { Payslip } from '#contracts/payroll/run/shapes.ts'
import { testMoment } from '../../platform/database/test-time.ts'
import { employee, paymentOrder, payslip, voucher } from '../../tables/schema.ts'
import { bonus, correctionStage, Period } from './testing.ts'

const persons = ['9001', '9002', '9003']
const { within, settings, finish, lock, ask, post, byAccount, stored, fetchFile } = correctionStage(persons)

const seen = (AnstNr: string, Nummer = 1, Version = 1) => ({ AnstNr, Nummer, Version })
const correct = (Andring: object, more: object = {}) =>
  ask<Corrections>(`/payslips/${Period}/@/correction`, 'POST', {
    Lonebesked: persons.map(each => seen(each)),
    Period: null,
    Forhandsgranska: false,
    Andring,
    ...more,
  })
const alone = (AnstNr: string, Rader: readonly object[], Nummer = 1) =>
  ask<Correction>(`/payslips/${Period}/${AnstNr}/correction`, 'POST', {
    Nummer,
    Version: 1,
    Period: null,
    Forhandsgranska: false,
    Rader,
    HamtaUnderlag: false,
    Utbetalningsdatum: null,
    Betala: true,
  })
const added = { Satt: 'LAGGTILL', LonArtNr: '1010', Belopp: '2000' }
const slipOf = async (AnstNr: string, Nummer: number) =>
  (await ask<Payslip>(`/payslips/${Period}/${AnstNr}?filter=${encodeURIComponent(JSON.stringify({ Nummer }))}`)).data
const totals = () =>
  within(tx =>
    tx
      .select({
        person: payslip.employmentNumber,
        gross: sql`sum(${payslip.gross})`,
        tax: sql`sum(${payslip.tax})`,
        net: sql`sum(${payslip.net})`,
      })
      .from(payslip)
      .groupBy(payslip.employmentNumber)
      .orderBy(payslip.employmentNumber),
  )
const withRows = async (rows: Readonly<Record<string, readonly object[]>>) => {
  await finish(Period, { readyAt: null })
  for (const [AnstNr, Rader] of Object.entries(rows))
    await ask(`/payslips/${Period}/${AnstNr}/rows`, 'PUT', { Version: 1, Rader })
  await within(tx => tx.update(payslip).set({ readyAt: testMoment, paidAt: testMoment, version: 1 }))
}

describe('one change of many payslips', () => {
  it('is shown whole before it is made: slips, one order, one voucher back and one of what is right', async () => {
    await finish()
    await post()
    const before = await stored()
    const preview = await correct(added, { Forhandsgranska: true })
    expect([preview.status, preview.said.message]).toEqual([200, undefined])
    expect(await stored()).toBe(before)
    const made = await correct(added)
    expect([made.status, made.data]).toEqual([200, preview.data])
    const { Lonebesked, Oforandrade, Verifikationer } = made.data
    expect(Lonebesked.map(each => [each.AnstNr, each.Nummer, each.Skillnad.Brutto])).toEqual(
      persons.map(each => [each, 2, 2_000]),
    )
    expect(Lonebesked.every(({ Namn }) => Namn.includes('Prövning'))).toBe(true)
    expect(Oforandrade).toEqual([])
    expect(Verifikationer.map(({ Text }) => Text)).toEqual([
      'Återföring av lönebesked 202610, 3 anställda',
      'Rättade lönebesked 202610, 3 anställda',
    ])
    const orders = (await ask<PaymentPeriod>(`/payments/${Period}`)).data.Ordrar
    const net = Lonebesked.reduce((sum, each) => sum + Math.round(each.Skillnad.Netto * 100), 0) / 100
    expect(orders).toMatchObject([{ Nr: 1, Kontant: net, Lonebesked: 3 }])
    expect(Lonebesked.map(({ Betalning }) => [Betalning.Slag, Betalning.Nr])).toEqual(persons.map(() => ['ORDER', 1]))
    const history = JSON.stringify((await ask('/eventHistory')).data)
    expect(history).toContain('Rättade 3 lönebesked i löneperiod 202610')
  })

  it('equals correcting each alone: pay, books and declaration', async () => {
    const result = async () => [await totals(), await byAccount(), await declared('202611')]
    await finish()
    await post()
    for (const each of persons) await alone(each, [bonus(2_000)])
    const one = await result()
    await within(async tx => {
      await tx.execute(sql`select set_config('avlona.whole_company', 'on', true)`)
      for (const table of [voucher, paymentOrder, payslip]) await tx.delete(table)
    })
    await finish()
    await post()
    await correct(added)
    expect(await result()).toEqual(one)
  })

  it('corrects a declaration that was sent, each person under the number that was declared', async () => {
    await finish()
    await fetchFile(`employerDeclaration/${Period}/1`)
    const before = await declared(Period)
    const { Utbetalningsdatum } = await slipOf('9001', 1)
    const { data } = await correct({ ...added, Utbetalningsdatum })
    expect(data.Lonebesked.map(({ Deklarationer: [change] }) => change)).toMatchObject(
      before.map(({ Specifikationsnummer }) => ({ Period, Exporterad: true, Specifikationsnummer })),
    )
    const after = await declared(Period)
    expect(after.map(({ Specifikationsnummer }) => Specifikationsnummer)).toEqual(
      before.map(({ Specifikationsnummer }) => Specifikationsnummer),
    )
    expect(new Set(before.map(({ Specifikationsnummer }) => Specifikationsnummer)).size).toBe(3)
  })

  it('concerns only those who have the rows: in other figures, in percent, or without them', async () => {
    await withRows({ '9001': [bonus(1_000)], '9002': [{ ...bonus(0), Antal: 3, Apris: 100, Belopp: null }] })
    const grossOf = async (Andring: object) => {
      const { status, said, data } = await correct({ LonArtNr: '1010', ...Andring }, { Forhandsgranska: true })
      expect([status, said.message]).toEqual([200, undefined])
      return [
        ...data.Lonebesked.map(each => [each.AnstNr, each.Skillnad.Brutto]),
        ...data.Oforandrade.map(each => each.AnstNr),
      ]
    }
    expect(await grossOf({ Satt: 'PROCENT', Procent: 10 })).toEqual([['9001', 100], ['9002', 30], '9003'])
    expect(await grossOf({ Satt: 'ANDRA', Belopp: '700' })).toEqual([['9001', -300], ['9002', 400], '9003'])
    // A row without a quantity keeps the amount that it has.
    expect(await grossOf({ Satt: 'ANDRA', Apris: '150' })).toEqual([['9002', 150], '9001', '9003'])
    expect(await grossOf({ Satt: 'TABORT' })).toEqual([['9001', -1_000], ['9002', -300], '9003'])
  })

  it('reads the registers again: whoever differs gets a difference', async () => {
    await finish()
    await within(tx => tx.update(employee).set({ salary: '33000' }).where(eq(employee.employmentNumber, '9002')))
    const { data } = await correct({ HamtaUnderlag: true })
    expect(data.Lonebesked.map(each => [each.AnstNr, each.Skillnad.Brutto])).toEqual([['9002', 3_000]])
    expect(data.Oforandrade.map(({ AnstNr }) => AnstNr)).toEqual(['9001', '9003'])
    expect(await slipOf('9002', 2)).toMatchObject({ Brutto: 3_000 })
  })

  it('goes on from corrections: of a chain that is chosen whole, its last counts', async () => {
    await finish()
    await alone('9002', [bonus(500)])
    const chosen = [...persons.map(each => seen(each)), seen('9002', 2)]
    const { status, said, data } = await correct(added, { Lonebesked: chosen })
    expect([status, said.message]).toEqual([200, undefined])
    expect(data.Lonebesked.map(each => [each.AnstNr, each.Nummer, each.Efter.Brutto])).toEqual([
      ['9001', 2, 32_000],
      ['9002', 3, 32_500],
      ['9003', 2, 32_000],
    ])
  })

  it('of a locked period lands in an open one', async () => {
    await finish()
    await lock(Period)
    const { data } = await correct(added)
    expect(new Set(data.Lonebesked.map(each => each.Period))).toEqual(new Set(['202611']))
  })
})

describe('all of them or none', () => {
  const broken = async (Andring: object, more: object = {}) => {
    const before = await stored()
    const { code, said } = await correct(Andring, more)
    expect(await stored()).toBe(before)
    return { code, message: said.message, fields: (said as { readonly fields?: unknown }).fields }
  }

  it('one whom another has corrected meanwhile, or who is not there, stops all', async () => {
    await finish()
    await alone('9002', [bonus(500)])
    expect(await broken(added)).toMatchObject({
      code: errors.payslipNotCorrectable.dvCode,
      message: 'Anställd 9002: Lönebeskedet är redan rättat. Rätta den senaste rättelsen.',
    })
    expect(await broken(added, { Lonebesked: [seen('9001'), seen('9999')] })).toMatchObject({
      code: errors.payslipMissing.dvCode,
      message: expect.stringContaining('Anställd 9999'),
    })
    expect(await broken(added, { Lonebesked: [seen('9001'), seen('9003', 1, 2)] })).toMatchObject({
      code: errors.versionConflict.dvCode,
      message: expect.stringContaining('Anställd 9003'),
    })
  })

  it('one whose account is missing, or whose payment cannot be made, stops all', async () => {
    await finish()
    await post()
    await settings({ KtoNettolon: '' })
    expect(await broken(added)).toMatchObject({ code: errors.postingIncomplete.dvCode })
    await settings({ KtoNettolon: '2821', KopplaBank: true, BankNamn: 'SUS' })
    await within(tx =>
      tx
        .update(employee)
        .set({ details: sql`${employee.details} || '{"UtbetSatt": "BAN"}'::jsonb` })
        .where(and(eq(employee.employmentNumber, '9003'))),
    )
    expect(await broken(added)).toMatchObject({ code: errors.paymentRefused.dvCode })
    const { data } = await correct(added, { Forhandsgranska: true })
    expect(data.Lonebesked.every(({ Betalning }) => Betalning.Hinder !== '')).toBe(true)
    await settings({ KopplaBank: false })
  })

  it('a change that says nothing, or changes nobody, is refused at its field', async () => {
    await finish()
    expect(await broken({})).toMatchObject({ code: errors.fieldsRefused.dvCode, fields: { Satt: expect.any(String) } })
    expect(await broken({ Satt: 'PROCENT', LonArtNr: '1010' })).toMatchObject({
      code: errors.fieldsRefused.dvCode,
      fields: { Procent: expect.any(String) },
    })
    expect(await broken({ Satt: 'TABORT', LonArtNr: '1010' })).toMatchObject({ code: errors.payslipUnchanged.dvCode })
    expect(await broken({ ...added, LonArtNr: '99999' })).toMatchObject({
      code: errors.fieldsRefused.dvCode,
      fields: { Rader: expect.stringContaining('Anställd 9001: Rad 1: lönearten 99999 finns inte') },
    })
  })
})

async function declared(code: string) {
  const { data } = await ask<EmployerDeclaration>(`/employerDeclaration/${code}`)
  return data.Personer.filter(({ AnstNr }) => persons.includes(AnstNr)).map(
    ({ AnstNr, Specifikationsnummer, Falt }) => ({
      AnstNr,
      Specifikationsnummer,
      Falt: Falt.map(({ Falt: box, Belopp }) => [box, Belopp]),
    }),
  )
}
