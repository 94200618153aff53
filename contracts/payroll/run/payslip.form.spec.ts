import { expect, it } from 'vitest'
import type { FormValues } from '../../forms/field.ts'
import { textOfRows } from '../../forms/rows.ts'
import { entriesOf, payslipForm, valuesOf } from './payslip.form.ts'

const today = '2026-11-24'
const blank = { LonArtNr: '1010', Text: '', From: '2026-11-01', Tom: '2026-11-30' }
const cells = { ...blank, Antal: '', Apris: '', Belopp: '' }

/** Returns what is sent of the texts that a person has typed in a row. */
function sent(texts: Readonly<Record<string, string>>) {
  const read = payslipForm.fields.Rader.format(today).parse(textOfRows([{ ...cells, ...texts }]), 'Rader')
  return read.ok ? entriesOf({ Rader: read.value })[0] : read.message
}

it.each([
  [{}, { Antal: null, Apris: null, Belopp: null }],
  [{ Belopp: '0' }, { Antal: null, Apris: null, Belopp: 0 }],
  [
    { Antal: '-0,00', Apris: '12,5' },
    { Antal: 0, Apris: 12.5, Belopp: null },
  ],
  [{ Antal: '−1 234,567' }, { Antal: -1234.57, Apris: null, Belopp: null }],
])('typed %j is sent as %j: an empty number is none, and a zero is zero', (texts, numbers) => {
  expect(sent(texts)).toEqual({ ...blank, ...numbers })
})

it('what is not a number is refused by its name', () => {
  expect(sent({ Apris: 'tolv' })).toBe('Rad 1: À-pris måste vara ett giltigt tal.')
})

it.each([
  [
    { Antal: null, Apris: 0, Belopp: null },
    { Antal: '', Apris: '0,00', Belopp: '' },
  ],
  [
    { Antal: -1234.5, Apris: null, Belopp: 0.05 },
    { Antal: '−1 234,50', Apris: '', Belopp: '0,05' },
  ],
])('stored %j is shown as %j, and sent as it was', (numbers, texts) => {
  const values: FormValues = valuesOf({ Egna: [{ ...blank, ...numbers }] })
  const shown = payslipForm.fields.Rader.format(today).show(values.Rader as never)
  expect(JSON.parse(shown)).toEqual([{ ...cells, ...texts }])
  expect(entriesOf(values)).toEqual([{ ...blank, ...numbers }])
  expect(payslipForm.problems(values)).toEqual({})
})

it('a day that is not typed is not sent as the day that a form writes for none', () => {
  const [row] = entriesOf({ Rader: [{ ...cells, From: '1899-12-30', Tom: '1899-12-30' }] })
  expect([row?.From, row?.Tom]).toEqual(['', ''])
})
