import fc from 'fast-check'
import { parseCsv } from 'hucre/csv'
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { csvText, excelFile } from './export-file.ts'

const columns = [
  { id: 'Namn', label: 'Namn' },
  { id: 'Anstalld', label: 'Anställd', kind: 'date' },
  { id: 'Lon', label: 'Månadslön', kind: 'amount' },
  { id: 'Last', label: 'Låst', kind: 'flag' },
] as const
const rows = [
  { Namn: 'Åsa "Å" Öberg; chef', Anstalld: '2026-11-21', Lon: 31_000.5, Last: true },
  { Namn: '=HYPERLINK("x")', Anstalld: '', Lon: -1200, Last: false },
  { Namn: null, Anstalld: null, Lon: null, Last: null },
]

describe('a text file of a table', () => {
  it('has a byte order mark, semicolons and a decimal comma', () => {
    expect(csvText({ title: 'Anställda', columns, rows }).split('\r\n')).toEqual([
      '\uFEFFNamn;Anställd;Månadslön;Låst',
      '"Åsa ""Å"" Öberg; chef";2026-11-21;31000,5;Ja',
      `"'=HYPERLINK(""x"")";;-1200;Nej`,
      ';;;',
    ])
  })

  it('never begins a text as a formula does, and loses nothing else', () => {
    const text = fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '\t', '"', ';', 'å', ' ', '1') })
    fc.assert(
      fc.property(fc.array(text, { minLength: 1 }), names => {
        const file = csvText({ title: '', columns: [columns[0]], rows: names.map(Namn => ({ Namn })) })
        const read = parseCsv(file, { delimiter: ';' }).slice(1)
        for (const [at, name] of names.entries()) {
          const cell = String(read[at]?.[0] ?? '')
          expect(cell).not.toMatch(/^[=+\-@\t\r]/)
          expect(cell.replace(/^'(?=[=+\-@\t\r])/, '')).toBe(name)
        }
      }),
    )
  })
})

describe('an Excel file of a table', () => {
  it('has real dates and times also in columns that are declared as text', async () => {
    const plain = [
      { id: 'Dag', label: 'Dag' },
      { id: 'Tid', label: 'Tid' },
      { id: 'Kod', label: 'Kod' },
    ]
    const dated = [
      { Dag: '2026-11-21', Tid: '2026-11-21T10:15:42.123Z', Kod: '2026-11-21' },
      { Dag: '', Tid: null, Kod: 'A' },
    ]
    const file = await excelFile({ title: 'Dagar', columns: plain, rows: dated })
    const [sheet] = (await readXlsx(new Uint8Array(await file.arrayBuffer()))).sheets
    expect(sheet?.rows[1]).toEqual([new Date('2026-11-21'), expect.any(Date), '2026-11-21'])
    const [, line = ''] = csvText({ title: 'Dagar', columns: plain, rows: dated }).split('\r\n')
    expect(line).toMatch(/^2026-11-21;2026-11-2[012] \d\d:15;2026-11-21$/)
  })

  it('keeps amounts as numbers and dates as dates, and a text is never a formula', async () => {
    const file = await excelFile({ title: 'Anställda: 2026/11 [alla]', columns, rows })
    const [sheet] = (await readXlsx(new Uint8Array(await file.arrayBuffer()))).sheets
    expect(sheet?.name).toBe('Anställda  2026 11  alla ')
    expect(sheet?.rows[0]).toEqual(['Namn', 'Anställd', 'Månadslön', 'Låst'])
    expect(sheet?.rows[1]).toEqual(['Åsa "Å" Öberg; chef', new Date('2026-11-21'), 31_000.5, 'Ja'])
    expect(sheet?.rows[2]?.[0]).toBe('=HYPERLINK("x")')
    expect([...(sheet?.cells?.values() ?? [])].filter(({ formula }) => formula !== undefined)).toEqual([])
  })
})

describe('a time', () => {
  const time = [{ id: 'at', label: 'När', kind: 'time' }] as const
  const saved = [{ at: '2026-11-21T10:15:42.123Z' }]
  // Passes in every time zone.
  const wall = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' }).format(
    new Date('2026-11-21T10:15:00Z'),
  )

  it('is the reader’s own, to the minute, and in Excel one to count with', async () => {
    expect(csvText({ title: '', columns: time, rows: saved })).toBe(`\uFEFFNär\r\n${wall}`)
    const file = await excelFile({ title: 'Historik', columns: time, rows: saved })
    const [sheet] = (await readXlsx(new Uint8Array(await file.arrayBuffer()))).sheets
    expect(sheet?.rows[1]).toEqual([new Date(`${wall.replace(' ', 'T')}:00Z`)])
  })
})
