import fc from 'fast-check'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { importKindOf } from '#contracts/registers/import-kinds.ts'
import { parseCells } from './parse-rows.ts'
import type { NumberForm } from './read-number.ts'
import type { Cell } from './reading/cell.ts'
import { tableIn } from './reading/read-table.ts'

const today = '2026-11-25'
const { model: pay } = importKindOf('LON')
const { model: time } = importKindOf('TID')
const { model: person } = importKindOf('PER')

/** Reads a cell of a field. */
function read(field: string, cell: Cell, DecimalTecken: NumberForm = ',', model = pay) {
  const { values, problems } = parseCells(
    model,
    { [field]: cell },
    { DatumForm: 'ISO', DecimalTecken, Koder: [] },
    today,
  )
  return problems[field] ?? values[field]
}

/** A number of up to four decimals, with its digits. */
const numbers = fc
  .record({
    whole: fc.integer({ min: 0, max: 9_999_999 }),
    decimals: fc.stringMatching(/^\d{0,4}$/),
    isNegative: fc.boolean(),
  })
  .map(({ whole, decimals, isNegative }) => ({
    whole: String(whole),
    decimals,
    isNegative,
    value: Number(`${isNegative ? '-' : ''}${whole}.${decimals || '0'}`) + 0,
  }))
const grouped = (whole: string, separator: string) => whole.replace(/\B(?=(\d{3})+$)/g, separator)

describe('a number of a text', () => {
  const forms = [
    [',', ['', ' ', '\u00a0', '\u202f']],
    ['.', ['', ' ', ',']],
    ['XML', ['']],
  ] as const

  it.each(forms)('is stored as a person reads it: %s', (form, separators) => {
    const sign = form === ',' ? ',' : '.'
    const minus = fc.constantFrom(...(form === 'XML' ? ['-'] : ['-', '−', '–']))
    fc.assert(
      fc.property(
        numbers,
        fc.constantFrom(...separators),
        minus,
        ({ whole, decimals, isNegative, value }, group, dash) => {
          const text = `${isNegative ? dash : ''}${grouped(whole, group)}${decimals === '' ? '' : sign + decimals}`
          expect(read('Antal', text, form)).toBe(value)
        },
      ),
      { numRuns: 500 },
    )
  })

  it.each(forms)('is refused when it is written in another form: %s', form => {
    const texts = fc.oneof(fc.stringMatching(/^-?[\d., ]{1,9}$/), fc.stringMatching(/^\d{1,3}[.,]\d{3}([.,]\d{1,4})?$/))
    fc.assert(
      fc.property(texts, text => {
        const value = read('Antal', text, form)
        if (typeof value === 'string' || text.trim() === '') return
        const bare = text.replaceAll(' ', '')
        // Each sign that stands in a text that is read has the one meaning of its form.
        if (form === ',') expect([bare.includes('.'), value]).toEqual([false, Number(bare.replace(',', '.')) + 0])
        if (form === '.') expect(value).toBe(Number(bare.replaceAll(',', '')) + 0)
        if (form === '.') expect(text).not.toMatch(/,(?!\d{3}(?!\d))|\..*,/)
        if (form === 'XML') expect(value).toBe(Number(text) + 0)
      }),
      { numRuns: 2_000 },
    )
  })

  it.each<[text: string, form: NumberForm, value: unknown]>([
    ['8,5', ',', 8.5],
    ['8,5', '.', expect.stringContaining('1,234.50')],
    ['8,5', 'XML', expect.stringContaining('1234.50')],
    ['1.234,50', '.', expect.stringContaining('1,234.50')],
    ['1.234,50', ',', expect.stringContaining('1 234,50')],
    ['1.234', ',', expect.stringContaining('1 234,50')],
    ['1,234.50', '.', 1234.5],
    ['12,34.50', '.', expect.any(String)],
    ['1 23', ',', expect.any(String)],
    ['1 234,50 kr', ',', expect.any(String)],
    ['0,00005', ',', expect.stringContaining('fler decimaler')],
    ['12345678901234567', ',', expect.stringContaining('15 siffror')],
  ])('%s with the decimal sign %s is %s', (text, form, value) => {
    expect(read('Antal', text, form)).toEqual(value)
  })
})

/** Returns the first cell under the headings of an Excel file with one row. */
async function excelCell(value: string | number | boolean | Date, numFmt?: string): Promise<Cell> {
  const content = await writeXlsx({
    sheets: [{ name: 'Blad', rows: [['x'], [value]], columns: [numFmt === undefined ? {} : { numFmt }] }],
  })
  const form = { Format: 'XLSX', Separator: ';', Teckenkod: 'utf-8', Rubrikrad: true, Kolumner: [] }
  const { lines } = await tableIn(Buffer.from(content), form)
  return lines[0]?.cells[0] ?? ''
}

describe('a number of Excel', () => {
  it('is its number, whatever the decimal sign of the definition', async () => {
    const rows = fc.sample(numbers, { numRuns: 400, seed: 7 })
    const content = await writeXlsx({ sheets: [{ name: 'Blad', rows: [['x'], ...rows.map(({ value }) => [value])] }] })
    const form = { Format: 'XLSX', Separator: ';', Teckenkod: 'utf-8', Rubrikrad: true, Kolumner: [] }
    const { lines } = await tableIn(Buffer.from(content), form)
    for (const [at, { value }] of rows.entries())
      for (const sign of [',', '.'] as const) expect(read('Antal', lines[at]?.cells[0] ?? '', sign)).toBe(value)
  })

  it.each([
    [7.125, undefined, 7.125],
    [30_000.125, '#,##0.00', 30_000.125],
    [0.1 + 0.2, undefined, 0.3],
    [1_000, '0000', 1_000],
    [1 / 3, undefined, expect.stringContaining('fler decimaler')],
    [0.5, '0%', expect.stringContaining('procent')],
  ])('%s in the format %s is %s', async (value, format, expected) => {
    expect(read('Antal', await excelCell(value, format))).toEqual(expected)
  })

  it('is percent in a field of percent', async () => {
    expect(read('Omfattning', await excelCell(0.5, '0%'), ',', time)).toBe(50)
    expect(read('Omfattning', await excelCell(50), ',', time)).toBe(50)
  })

  it('is the text that Excel shows in a field of text', async () => {
    expect(read('AnstNr', await excelCell(12, '0000'))).toBe('0012')
    expect(read('PostNr', await excelCell(35_231, '000 00'), ',', person)).toBe('352 31')
    expect(read('AnstNr', await excelCell(9_001, '#,##0'))).toBe('9001')
    expect(read('PersNr', await excelCell(199_003_159_804), ',', person)).toBe('199003159804')
    expect(read('KontoNr', await excelCell(1_234_567_890_123_456), ',', person)).toMatch(/fler siffror/)
  })
})

describe('what Excel has made of a text', () => {
  it.each([
    ['a flag', 'Fornamn', true, undefined, /SANT eller FALSKT/],
    ['a date', 'Fornamn', new Date('2026-03-01T00:00:00Z'), 'yyyy-mm-dd', /datum eller klockslag/],
    ['a date for a number', 'Lon', new Date('2026-05-01T00:00:00Z'), 'yyyy-mm-dd', /inget tal/],
    ['a flag for a number', 'Lon', false, undefined, /inget tal/],
    ['a time for a day', 'AnstFrom', new Date('2026-03-01T08:00:00Z'), 'yyyy-mm-dd hh:mm', /klockslag/],
    ['a serial number for a day', 'AnstFrom', 46_000, undefined, /Felaktigt datum/],
    ['an error', 'Fornamn', '#N/A', undefined, /felvärde #N\/A/],
    ['an error in Swedish', 'Fornamn', '#SAKNAS!', undefined, /felvärde #SAKNAS!/],
    ['a cell that is too narrow', 'Lon', '########', undefined, /felvärde/],
  ])('is refused: %s', async (_, field, value, format, message) => {
    expect(read(field, await excelCell(value as never, format), ',', person)).toMatch(message)
  })

  it('is read where the field is of its kind', async () => {
    expect(read('AnstFrom', await excelCell(new Date('2026-03-01T00:00:00Z'), 'yyyy-mm-dd'), ',', person)).toBe(
      '2026-03-01',
    )
    expect(read('SkyddadIdentitet', await excelCell(true), ',', person)).toBe(true)
  })
})
