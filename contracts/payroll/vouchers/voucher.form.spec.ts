import { describe, expect, it } from 'vitest'
import { exampleReversal, exampleVoucher } from './examples.ts'
import { sumsOf } from './sums.ts'
import { editedOf, typedDifference, valuesOf, voucherForm } from './voucher.form.ts'

const today = '2026-11-25'
const form = { ...voucherForm.defaults(today), ...valuesOf(exampleVoucher) }
const [first, ...others] = form.Rader as unknown as [Record<string, unknown>, ...Record<string, unknown>[]]
const withFirst = (changes: object) => ({ ...form, Rader: [{ ...first, ...changes }, ...others] }) as typeof form
const problemOf = (changes: object) => voucherForm.problems(withFirst(changes)).Rader

describe('the form of a voucher', () => {
  it('has debit and credit of their own, and sends what it was given', () => {
    expect(first).toMatchObject({ Rad: 1, Konto: '7210', Debet: 30_000, Kredit: 0 })
    expect(others[0]).toMatchObject({ Rad: 2, Debet: 0, Kredit: 7_000 })
    expect(voucherForm.problems(form)).toEqual({})
    const { Datum, Text, Rader } = exampleVoucher
    expect(editedOf(form)).toEqual({
      Datum,
      Text,
      Rader: Rader.map(({ Rad, Konto, Belopp, Text: own, ResEnh }) => ({ Rad, Konto, Belopp, Text: own, ResEnh })),
    })
  })

  it('sends öre as they are typed, and a new row as none of the stored ones', () => {
    const [row] = editedOf(withFirst({ Debet: 0, Kredit: 1.15, Rad: 0 })).Rader
    expect(row).toMatchObject({ Rad: null, Belopp: -1.15 })
    expect(editedOf(withFirst({ Debet: 0.3, Kredit: 0.1 })).Rader[0]?.Belopp).toBe(0.2)
  })

  it.each([
    [{ Debet: 30_012.5 }, 'Debet och kredit skiljer 12,50 kr: debet är större.'],
    [{ Debet: 29_999.99 }, 'Debet och kredit skiljer 0,01 kr: kredit är större.'],
    [{ Debet: 0 }, 'Rad 1: Ange ett belopp.'],
    [{ Kredit: 5 }, 'Rad 1: Ange antingen debet eller kredit.'],
    [{ Debet: -1 }, 'Rad 1: '],
    [{ Konto: '' }, 'Rad 1: '],
  ])('refuses %o at the rows', (changes, message) => expect(problemOf(changes)).toContain(message))

  it('locks the rows of one that takes another back', () => {
    const locked = voucherForm.fields.Rader.lockedBecause
    expect(locked?.(form)).toBeUndefined()
    expect(locked?.({ ...form, ...valuesOf(exampleReversal[1]) })).toContain('samma rader')
  })

  it('shows a quantity only in rows that have one', () => {
    const { Antal } = voucherForm.fields.Rader.rows?.model.fields ?? {}
    expect([Antal?.isShown({ Antal: 0 }), Antal?.isShown({ Antal: -2 })]).toEqual([false, true])
  })
})

describe('the difference of rows being typed', () => {
  it.each([
    [[{ Debet: '30 000,00' }, { Kredit: '30 000' }], 0],
    [[{ Debet: '100,10' }, { Kredit: '0,30' }], 9_980],
    [[{ Debet: '12x' }, { Kredit: '5' }], -500],
    [[], 0],
  ])('%o is %d öre', (rows, ore) => expect(typedDifference(rows as never)).toBe(ore))
})

it('sums debit and credit to the öre', () => {
  expect(sumsOf([{ Belopp: 0.1 }, { Belopp: 0.2 }, { Belopp: -0.3 }])).toEqual({ Debet: 0.3, Kredit: 0.3 })
})
