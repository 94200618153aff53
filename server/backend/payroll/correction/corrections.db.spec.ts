import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { errors } from '#contracts/errors.ts'
import type { Correction } from '#contracts/payroll/correction/shapes.ts'
import type { EmployerDeclaration } from '#contracts/payroll/declaration/shapes.ts'
import { payingSettings } from '#contracts/payroll/payments/examples.ts'
import type { PaymentPeriod } from '#contracts/payroll/payments/shapes.ts'
import type { Payslip, PayslipListItem } from '#contracts/payroll/run/shapes.ts'
import type { PayslipAsItWas, PayslipHistory } from '#contracts/payroll/versions/shapes.ts'
import type { WhatIfPart, WhatIfPayslip } from '#contracts/payroll/what-if/shapes.ts'
import { testMoment } from '../../platform/database/test-time.ts'
import { employee, paymentOrder, payslip, salaryPeriod, voucher } from '../../tables/schema.ts'
import { bonus, correctionStage, Period, person } from './testing.ts'

const { within, settings, finish, lock, ask, post, byAccount, stored, fetchFile, stage } = correctionStage()

const one = async (Nummer = 1, code = Period) => {
  const filter = encodeURIComponent(JSON.stringify({ Nummer }))
  return (await ask<Payslip>(`/payslips/${code}/${person}?filter=${filter}`)).data
}
const seen = { Nummer: 1, Version: 1, Period: null, Forhandsgranska: false }
const right = { ...seen, Rader: null, HamtaUnderlag: false, Utbetalningsdatum: null, Betala: true }
const correct = (body: object, code = Period) =>
  ask<Correction>(`/payslips/${code}/${person}/correction`, 'POST', { ...right, ...body })
const takeBack = (body: object = {}, code = Period) =>
  ask<Correction>(`/payslips/${code}/${person}/takeBack`, 'POST', { ...seen, ...body })
const declaration = async (code: string) => (await ask<EmployerDeclaration>(`/employerDeclaration/${code}`)).data
const fieldsOf = async (code: string) => {
  const found = (await declaration(code)).Personer.find(({ AnstNr }) => AnstNr === person)
  return Object.fromEntries((found?.Falt ?? []).map(({ Falt, Belopp }) => [Falt, Belopp]))
}

describe('a correction of a paid payslip', () => {
  it('shows everything before it is made, and then makes all of it', async () => {
    await finish()
    await post()
    const before = await stored()
    const preview = await correct({ Rader: [bonus(2_000)], Forhandsgranska: true })
    expect([preview.status, preview.said.message]).toEqual([200, undefined])
    expect(await stored()).toBe(before)
    const made = await correct({ Rader: [bonus(2_000)] })
    expect([made.status, made.data]).toEqual([200, preview.data])
    const { Skillnad, Fore, Efter, Verifikationer, Betalning, Deklarationer, Nummer } = made.data
    expect([Fore.Brutto, Efter.Brutto, Skillnad.Brutto]).toEqual([30_000, 32_000, 2_000])
    expect(Skillnad.Netto).toBe(2_000 - Skillnad.Skatt)
    // The vouchers take back what was posted and post what is right: together the difference.
    expect(Verifikationer.map(({ Text }) => Text)).toEqual([
      'Återföring av lönebesked 202610, anställd 9001',
      'Rättat lönebesked 202610, anställd 9001',
    ])
    expect(Betalning).toMatchObject({ Slag: 'ORDER', Belopp: Skillnad.Netto, Hinder: '', Nr: 1 })
    // Paid in November, it is pay of November: a slip of its own in October's run.
    expect([made.data.Period, Nummer]).toEqual([Period, 2])
    expect(Deklarationer).toMatchObject([{ Period: '202611', Exporterad: false, Borttag: false }])
    const slip = await one(2)
    expect(slip).toMatchObject({ Netto: Skillnad.Netto, Brutto: 2_000, StatusText: 'Klarmarkerad', KanRattas: true })
    expect(slip.Egna).toMatchObject([{ LonArtNr: '1010', Belopp: 2_000 }])
    expect(slip.Rattelser.map(each => [each.Nummer, each.StatusText])).toEqual([
      [1, 'Utbetald'],
      [2, 'Klarmarkerad'],
    ])
    expect(await one(1)).toMatchObject({ KanRattas: false, Brutto: 30_000 })
    const orders = (await ask<PaymentPeriod>(`/payments/${Period}`)).data.Ordrar
    expect(orders).toMatchObject([{ Nr: 1, Kontant: Skillnad.Netto, Lonebesked: 1 }])
    const history = JSON.stringify((await ask('/eventHistory')).data)
    expect(history).toContain('Rättade lönebeskedet för anställd 9001 i löneperiod 202610')
  })

  it('on its own pay day corrects the declaration that was sent, under the same number', async () => {
    await finish()
    await fetchFile('employerDeclaration/202610/1')
    const number = (await declaration(Period)).Personer[0]?.Specifikationsnummer
    const was = await fieldsOf(Period)
    const { data } = await correct({ Rader: [bonus(2_000)], Utbetalningsdatum: (await one()).Utbetalningsdatum })
    expect(data.Deklarationer).toMatchObject([
      { Period, Exporterad: true, Specifikationsnummer: number, Borttag: false, Anmarkningar: [] },
    ])
    const changed = Object.fromEntries((data.Deklarationer[0]?.Falt ?? []).map(each => [each.Falt, each.Efter]))
    expect(changed['011']).toBe(32_000)
    expect(await fieldsOf(Period)).toEqual({ ...was, ...changed })
    const now = await declaration(Period)
    expect([now.Status.Kod, now.Personer[0]?.Specifikationsnummer]).toEqual(['ANDRAD', number])
    expect(now.Huvuduppgift.Falt.find(({ Falt }) => Falt === '487')?.Belopp).toBe(data.Deklarationer[0]?.Avgifter.Efter)
    // Money leaves on a day that the bank can still pay on.
    expect(data.Betalning.Datum > stage().clock.now().toISOString().slice(0, 10)).toBe(true)
    // Tax that was declared is not lowered without a word.
    const lower = await correct({
      Nummer: 2,
      Rader: [bonus(-2_000)],
      Forhandsgranska: true,
      Utbetalningsdatum: data.Utbetalningsdatum,
    })
    expect(lower.data.Deklarationer[0]?.Anmarkningar.join()).toContain('kan normalt inte sänkas i efterhand')
  })

  it('that was too high is drawn from the next payment', async () => {
    await finish()
    const { data } = await correct({ Rader: [bonus(-3_000)] })
    expect(data.Betalning).toMatchObject({ Slag: 'FORDRAN', Belopp: data.Skillnad.Netto, Nr: null })
    expect(data.Period > Period).toBe(true)
    await finish(data.Period, { readyAt: testMoment })
    const ordinary = await one(1, data.Period)
    const { Forslag } = (await ask<PaymentPeriod>(`/payments/${data.Period}`)).data
    expect(Forslag.Lonebesked.map(({ Hinder }) => Hinder)).toEqual(['', ''])
    expect(Forslag.Kontant).toBeCloseTo(ordinary.Netto + data.Skillnad.Netto, 2)
    const body = {
      Forhandsgranska: false,
      Version: '03',
      Lonebesked: Forslag.Lonebesked.map(({ AnstNr, Nummer, Version }) => ({ AnstNr, Nummer, Version })),
    }
    // The claim alone is no payment, nor is the pay without what is claimed.
    for (const isClaim of [true, false]) {
      const Lonebesked = body.Lonebesked.filter(({ Nummer }) => (Nummer === data.Nummer) === isClaim)
      const { code } = await ask(`/payments/${data.Period}`, 'POST', { ...body, Lonebesked })
      expect(code).toBe(errors.paymentRefused.dvCode)
    }
    expect((await ask(`/payments/${data.Period}`, 'POST', body)).status).toBe(200)
  })

  it('that waits is paid on a day that the bank can still pay on, when it is paid', async () => {
    await finish()
    await settings(payingSettings)
    const toAccount = JSON.stringify({ UtbetSatt: 'BNK', ClearNr: '6114', KontoNr: '517182351' })
    await within(tx =>
      tx
        .update(employee)
        .set({ details: sql`${employee.details} || ${toAccount}::jsonb` })
        .where(eq(employee.employmentNumber, person)),
    )
    await correct({ Rader: [bonus(2_000)], Betala: false, Utbetalningsdatum: (await one()).Utbetalningsdatum })
    const { Forslag } = (await ask<PaymentPeriod>(`/payments/${Period}`)).data
    expect([Forslag.Hinder, Forslag.Lonebesked.map(({ Nummer, Hinder }) => [Nummer, Hinder])]).toEqual([[], [[2, '']]])
    await settings({ KopplaBank: false })
  })

  it('fetches what the registers say now of the time then', async () => {
    await finish()
    await within(tx => tx.update(employee).set({ salary: '33000' }).where(eq(employee.employmentNumber, person)))
    expect((await correct({ Forhandsgranska: true })).code).toBe(errors.payslipUnchanged.dvCode)
    const { data } = await correct({ HamtaUnderlag: true, Rader: [bonus(500)] })
    expect([data.Fore.Brutto, data.Efter.Brutto]).toEqual([30_000, 33_500])
    expect(await one(1)).toMatchObject({ Brutto: 30_000, Version: 1 })
  })

  it('of a correction equals having been right at once: sums, books and money', async () => {
    await finish()
    await post()
    await correct({ Rader: [bonus(2_000)] })
    await correct({ Nummer: 2, Rader: [bonus(-1_000)] })
    const [third] = (await one(1)).Rattelser.slice(-1)
    const path = third?.Period ?? ''
    const { data } = await correct({ Nummer: third?.Nummer, Rader: [bonus(700)], Betala: false }, path)
    expect([data.Fore.Brutto, data.Efter.Brutto, data.Skillnad.Brutto]).toEqual([29_000, 30_700, 1_700])
    const [sums, books] = [await totals(), await byAccount()]
    // Right at once: the same person with the row from the beginning.
    await within(async tx => {
      await tx.execute(sql`select set_config('avlona.whole_company', 'on', true)`)
      for (const table of [voucher, paymentOrder, payslip]) await tx.delete(table)
    })
    await finish(Period, { readyAt: null })
    await ask(`/payslips/${Period}/${person}/rows`, 'PUT', { Version: 1, Rader: [bonus(700)] })
    await within(tx => tx.update(payslip).set({ readyAt: testMoment, paidAt: testMoment }))
    await post()
    expect([sums, evenedOut(books)]).toEqual([await totals(), evenedOut(await byAccount())])
  })

  it('moves the holiday liability as if the pay had been right at once, and back with what is taken back', async () => {
    const raised = (salary: string) =>
      within(tx => tx.update(employee).set({ salary }).where(eq(employee.employmentNumber, person)))
    await settings({ KonteraBerSemLon: true })
    await finish()
    await post()
    const first = await byAccount()
    await raised('33000')
    expect((await correct({ HamtaUnderlag: true })).status).toBe(200)
    const books = await byAccount()
    await takeBack({ Nummer: 2 }).then(({ code }) => expect(code).toBe(errors.payslipNotCorrectable.dvCode))
    await ask(`/payments/${Period}/1/cancel`, 'POST', { Orsak: 'Fel.' })
    expect((await takeBack({ Nummer: 2 })).status).toBe(200)
    expect(liabilityIn(await byAccount())).toEqual([])
    await within(async tx => {
      await tx.execute(sql`select set_config('avlona.whole_company', 'on', true)`)
      for (const table of [voucher, paymentOrder, payslip]) await tx.delete(table)
    })
    await finish()
    await post()
    const right = await byAccount()
    expect(evenedOut(books)).toEqual(evenedOut(right))
    expect(liabilityIn(right)).not.toEqual(liabilityIn(first))
    await raised('30000')
  })

  const liabilityIn = (books: Record<string, number>) =>
    Object.entries(books).filter(([account]) => account.startsWith('292') || account.startsWith('294'))

  /** A correction posts contributions to the öre; only the run posts what the declaration drops. */
  const evenedOut = ({ '2731': debt = 0, '3740': rounding = 0, ...others }: Record<string, number>) => ({
    ...others,
    contributions: debt + rounding,
  })
  const totals = () =>
    within(async tx => {
      const { gross, tax, net, contributions, contributionBase } = payslip
      const [sum] = await tx
        .select({
          gross: sql`sum(${gross})`,
          tax: sql`sum(${tax})`,
          net: sql`sum(${net})`,
          contributions: sql`sum(${contributions})`,
          base: sql`sum(${contributionBase})`,
        })
        .from(payslip)
        .where(eq(payslip.employmentNumber, person))
      return sum
    })
})

describe('all or nothing', () => {
  const broken = async (body: object = {}) => {
    const before = await stored()
    const answer = await correct({ Rader: [bonus(2_000)], ...body })
    expect(await stored()).toBe(before)
    return [answer.status, answer.code]
  }

  it('a payslip that the engine refuses, or that has changed, stores nothing', async () => {
    await finish()
    await post()
    expect(await broken({ Rader: [{ ...bonus(1), LonArtNr: '99999' }] })).toEqual([400, errors.fieldsRefused.dvCode])
    expect(await broken({ Version: 7 })).toEqual([409, errors.versionConflict.dvCode])
  })

  it('a voucher without its account stores nothing', async () => {
    await finish()
    await post()
    await settings({ KtoKassa: '' })
    expect(await broken()).toEqual([422, errors.postingIncomplete.dvCode])
  })

  it('a payment that cannot be made stores nothing, and the preview says why', async () => {
    await finish()
    await post()
    await within(tx =>
      tx
        .update(employee)
        .set({ details: sql`${employee.details} || '{"UtbetSatt": "BNK"}'` })
        .where(eq(employee.employmentNumber, person)),
    )
    const { data } = await correct({ Rader: [bonus(2_000)], Forhandsgranska: true })
    expect(data.Betalning).toMatchObject({ Slag: 'ORDER', Hinder: 'Anställd 9001: Bankkonto saknas.' })
    await settings({ KtoNettolon: '2821' })
    expect(await broken()).toEqual([422, errors.paymentRefused.dvCode])
    expect((await correct({ Rader: [bonus(2_000)], Betala: false })).data.Betalning.Slag).toBe('SENARE')
  })

  it('a declaration of a month without its law stores nothing', async () => {
    await finish()
    await post()
    expect(await broken({ Utbetalningsdatum: '2031-01-25' })).toEqual([400, errors.fieldsRefused.dvCode])
    expect(await broken({ Utbetalningsdatum: '2026-10-01' })).toEqual([400, errors.fieldsRefused.dvCode])
  })

  it('what the database refuses last stores nothing', async () => {
    await finish()
    await post()
    const force = 'create or replace function tenancy.refuse() returns trigger language plpgsql as'
    for (const table of ['voucher_row', 'payment', 'event']) {
      await stage().test.asOwner(`${force} $$ begin raise exception 'refused'; end $$;
        create trigger refused before insert on ${table} for each row execute function tenancy.refuse()`)
      const before = await stored()
      const { status } = await correct({ Rader: [bonus(2_000)] })
      await stage().test.asOwner(`drop trigger refused on ${table}`)
      expect([table, status >= 500, (await stored()) === before]).toEqual([table, true, true])
    }
  })
})

describe('a locked period', () => {
  it('does not change: the correction lands in an open one', async () => {
    await finish(Period, { readyAt: testMoment })
    await lock(Period)
    const locked = await correct({ Period, Rader: [bonus(2_000)] })
    expect(locked.code).toBe(errors.salaryPeriodLocked.dvCode)
    const before = await one()
    const { data } = await correct({ Rader: [bonus(2_000)] })
    expect(data.Period > Period).toBe(true)
    const { Rattelser, KanRattas, KanAterforas, ...same } = await one()
    expect(same).toEqual(expect.objectContaining({ ...same }))
    expect([same.Brutto, same.Version, same.StatusText]).toEqual([before.Brutto, before.Version, before.StatusText])
    expect([Rattelser.length, KanRattas, KanAterforas]).toEqual([2, false, false])
    // In the database neither, by a statement of its own.
    const sneak = within(tx =>
      tx.insert(payslip).select(
        tx
          .select()
          .from(payslip)
          .where(and(eq(payslip.period, Period), eq(payslip.number, 1))) as never,
      ),
    )
    await expect(sneak).rejects.toThrow()
  })

  it('without any open one refuses in words', async () => {
    await finish()
    await within(tx => tx.update(salaryPeriod).set({ isLocked: true }))
    const { code, said } = await correct({ Rader: [bonus(2_000)] })
    expect([code, said.message]).toEqual([
      errors.salaryPeriodLocked.dvCode,
      'Det finns ingen öppen löneperiod för det nya lönebeskedet.',
    ])
  })
})

describe('what is not finished is not corrected', () => {
  it('but changed', async () => {
    await finish(Period, { readyAt: testMoment })
    expect((await correct({ Rader: [bonus(1)] })).code).toBe(errors.payslipNotCorrectable.dvCode)
    expect((await takeBack()).code).toBe(errors.payslipNotCorrectable.dvCode)
    expect(await one()).toMatchObject({ KanRattas: false, KanAterforas: false, Rattelser: [] })
  })

  it('and a payslip is corrected by its last correction only, which is not opened again', async () => {
    await finish()
    await correct({ Rader: [bonus(2_000)], Betala: false })
    expect((await correct({ Rader: [bonus(1)] })).code).toBe(errors.payslipNotCorrectable.dvCode)
    const body = [{ AnstNr: person, Nummer: 2, Version: 1 }]
    const { data } = await ask<{ errors: { message: string }[] }>(`/payslips/${Period}/@/unready`, 'PUT', body)
    expect(data.errors[0]?.message).toContain('är en rättelse')
  })
})

describe('a payslip that is taken back', () => {
  it('is as if it had not been: in the declaration, in the books and in the list', async () => {
    await finish()
    await post()
    await correct({ Rader: [bonus(2_000)], Betala: false })
    const before = await stored()
    const preview = await takeBack({ Nummer: 2, Forhandsgranska: true })
    expect(await stored()).toBe(before)
    const { status, data } = await takeBack({ Nummer: 2 })
    expect([status, data]).toEqual([200, preview.data])
    expect([data.Efter.Netto, data.Skillnad.Brutto]).toEqual([0, -32_000])
    // The correction was not paid: only what was is claimed back.
    expect(data.Betalning).toMatchObject({ Slag: 'FORDRAN', Belopp: -(await one()).Netto })
    expect(await byAccount()).toEqual({})
    expect(await fieldsOf(Period)).toEqual({})
    const list = (await ask<PayslipListItem[]>(`/payslips/${Period}`)).data
    expect(list.map(({ StatusText }) => StatusText)).toEqual(['Återförd', 'Återförd', 'Återförd'])
    expect(await one(3)).toMatchObject({ StatusText: 'Återförd', KanAterforas: false, KanRattas: true })
    expect((await takeBack({ Nummer: 3 })).code).toBe(errors.payslipNotCorrectable.dvCode)
  })

  it('can be made right again by a new one', async () => {
    await finish()
    await takeBack()
    const { data } = await correct({ Nummer: 2, Rader: [bonus(100)] })
    expect([data.Fore.Brutto, data.Skillnad.Brutto, data.Nummer]).toEqual([0, 30_100, 3])
    expect(await one(3)).toMatchObject({ Brutto: 30_100, StatusText: 'Klarmarkerad' })
  })

  it('is not one whose payment the bank has not answered', async () => {
    await finish()
    await correct({ Rader: [bonus(2_000)] })
    const { code, said } = await takeBack({ Nummer: 2 })
    expect([code, said.message]).toEqual([
      errors.payslipNotCorrectable.dvCode,
      'Lönebeskedet ingår i en betalning som banken inte har svarat på. Avbryt betalningen först.',
    ])
  })

  it('in a locked period goes to an open one, on the pay day it had', async () => {
    await finish()
    await lock(Period)
    const { data } = await takeBack()
    expect(data.Period > Period).toBe(true)
    expect(data.Utbetalningsdatum).toBe((await one()).Utbetalningsdatum)
    expect((await one()).StatusText).toBe('Återförd')
  })
})

describe('every number of a chain', () => {
  const historyOf = async (Nummer: number, nr = '', code = Period) => {
    const filter = encodeURIComponent(JSON.stringify({ Nummer }))
    return ask<PayslipHistory & PayslipAsItWas>(`/payslips/${code}/${person}/history${nr}?filter=${filter}`)
  }

  it('is seen as it was, and its basis gives it again byte for byte', async () => {
    await finish()
    await post()
    await correct({ Rader: [bonus(2_000)] })
    await correct({ Nummer: 2, Rader: [bonus(700), bonus(300)], Betala: false })
    const [last] = (await one(1)).Rattelser.slice(-1)
    await ask(`/payments/${Period}/1/cancel`, 'POST', { Orsak: 'Fel.' })
    await takeBack({ Nummer: last?.Nummer }, last?.Period)
    const chain = (await one(1)).Rattelser
    expect(chain).toHaveLength(4)
    for (const { Period: code, Nummer } of chain) {
      const { Handelser } = (await historyOf(Nummer, '', code)).data
      for (const { Nr } of Handelser) {
        const { status, data } = await historyOf(Nummer, `/${Nr}`, code)
        expect([status, data.Kontroll, data.Da.Netto], `${code} ${Nummer}, ${Nr}`).toEqual([
          200,
          'SAME',
          (await one(Nummer, code)).Netto,
        ])
      }
    }
    expect((await historyOf(9)).code).toBe(errors.payslipMissing.dvCode)
  })

  it('is what a period on trial goes from: what is right now, and not what was first paid', async () => {
    await finish()
    await correct({ Rader: [bonus(2_000)] })
    const trial = async (Andring: object) => {
      const body = { Andring, Urval: { AnstNrList: [person] } }
      return (await ask<WhatIfPart>(`/payslips/${Period}/@/whatIf`, 'POST', body)).data
    }
    const { Rader } = await trial({ LonProcent: 10 })
    expect(Rader.map(({ Fore, Efter }) => [Fore.Brutto, Efter.Brutto])).toEqual([[32_000, 35_000]])
    expect((await trial({})).Rader.map(({ Fore, Efter }) => [Fore, Efter])).toEqual([[Rader[0]?.Fore, Rader[0]?.Fore]])
    const alone = await ask<WhatIfPayslip>(`/payslips/${Period}/${person}/whatIf`, 'POST', {
      Andring: { LonProcent: 10 },
    })
    expect([alone.data.Fore.Brutto, alone.data.Efter.Brutto]).toEqual([32_000, 35_000])
    await ask(`/payments/${Period}/1/cancel`, 'POST', { Orsak: 'Fel.' })
    await takeBack({ Nummer: 2 })
    expect((await trial({})).Lamnade).toMatchObject([{ AnstNr: person, Orsak: 'Lönebeskedet är återfört.' }])
  })
})
