import { describe, expect, it } from 'vitest'
import { errors } from '#contracts/errors.ts'
import { copyFormat, headerNow } from './copy-format.ts'
import { readerOf, type Upcast } from './copy-upcasts.ts'

const rows = JSON.stringify([{ id: '10', name: 'Butik' }])
const header = headerNow()

describe('the rows of a copy', () => {
  it('go unread to the database when the copy is of today’s format', () =>
    expect(readerOf(header)('department', rows)).toEqual([
      { table: 'department', columns: header.tables.department, rows },
    ]))

  it('lack what the table has got since, which takes its default', () => {
    const older = { ...header, tables: { ...header.tables, department: ['id', 'name'] } }
    expect(readerOf(older)('department', rows)).toMatchObject([{ columns: ['id', 'name'] }])
  })

  it.each([
    ['a column', { department: ['id', 'name', 'colour'] }],
    ['a table', { robot: ['id'] }],
  ])('are refused when there is %s that this version does not know', (_, tables) =>
    expect(() => readerOf({ ...header, tables: { ...header.tables, ...tables } })).toThrow(errors.copyTooNew.message),
  )

  it('are refused when the format is of a later version', () =>
    expect(() => readerOf({ ...header, format: copyFormat + 1 })).toThrow(errors.copyTooNew.message))
})

describe('a copy of an older format', () => {
  const rename: Upcast = (table, row) =>
    table === 'avdelning' ? { table: 'department', row: { id: row.nr, name: row.namn } } : { table, row }
  const drop: Upcast = (table, row) => (table === 'fax' ? undefined : { table, row: { ...row, version: 1 } })
  const steps = { 1: rename, 2: drop }
  const old = { format: 1, hasStandards: false, tables: { avdelning: ['nr', 'namn'], fax: ['id'] } }

  it('is raised step by step', () => {
    const read = readerOf(old, steps, 3)
    const [raised, ...others] = read('avdelning', JSON.stringify([{ nr: '10', namn: 'Butik' }]))
    expect(raised).toEqual({
      table: 'department',
      columns: ['id', 'name', 'version'],
      rows: JSON.stringify([{ id: '10', name: 'Butik', version: 1 }]),
    })
    expect(others).toEqual([])
    expect(read('fax', '[{"id":1}]')).toEqual([])
    // A copy of the format in between takes the last step only.
    expect(readerOf({ ...old, format: 2, tables: {} }, steps, 3)('department', rows)).toMatchObject([
      { table: 'department' },
    ])
  })

  it('of format 1 has a car for each year, which becomes a car of that year', () => {
    const first = { format: 1, hasStandards: false, tables: { benefit_vehicle: ['year'], department: ['id', 'name'] } }
    const car = { employment_number: '1', code: 'V60', model: 'Volvo V60', model_year: 2024, new_price: 300_000 }
    const read = readerOf(first)
    const [raised] = read('benefit_vehicle', JSON.stringify([{ ...car, year: 2025, benefit: 60_000, version: 2 }]))
    expect(raised?.table).toBe('employee_vehicle')
    expect(JSON.parse(raised?.rows ?? '')).toEqual([{ ...car, held_from: '2025-01-01', held_to: '2025-12-31' }])
    expect(read('department', rows)).toMatchObject([{ table: 'department', rows }])
  })

  it('of format 2 has periods that are paid with the deviations of the month before', () => {
    const old = { format: 2, hasStandards: true, tables: {} }
    const rowOf = (table: string, row: object) => {
      const [raised] = readerOf(old)(table, JSON.stringify([row]))
      return (JSON.parse(raised?.rows ?? '[]') as object[])[0]
    }
    expect(rowOf('salary_period', { period: '202401', first_day: '2024-01-01' })).toEqual({
      period: '202401',
      first_day: '2024-01-01',
      name: 'Januari 2024',
      deviations_first: '2023-12-01',
      deviations_last: '2023-12-31',
    })
    expect(rowOf('salary_period', { first_day: '2024-03-31' })).toMatchObject({
      deviations_first: '2024-02-29',
      deviations_last: '2024-03-30',
      name: 'Mars 2024',
    })
    const today = { period: 'V2024', deviations_first: '2024-01-10', deviations_last: '2024-01-20' }
    expect(rowOf('salary_period', today)).toEqual(today)
    const kindOf = (name: string, is_eve: boolean) => rowOf('holiday', { day: '2024-01-01', name, is_eve })
    expect(kindOf('Midsommarafton', true)).toMatchObject({ kind: 'S' })
    expect(kindOf('Juldagen', false)).toMatchObject({ kind: 'S' })
    expect(kindOf('Alla helgons dag', false)).toMatchObject({ kind: 'H' })
  })

  it('of format 3 names control rows otherwise, and required attest where payslips are attested', () => {
    const rowOf = (table: string, row: object, tables = {}) => {
      const [raised] = readerOf({ format: 3, hasStandards: true, tables })(table, JSON.stringify([row]))
      return (JSON.parse(raised?.rows ?? '[]') as object[])[0]
    }
    const tableWith = (controls: object[]) => ({ year: 2026, code: 'STANDARD', controls })
    expect(
      rowOf(
        'pay_type_table',
        tableWith([
          { TabellStyKod: 'STD', IsDefault: true },
          { TabellStyKod: 'TIM', IsDefault: false },
        ]),
      ),
    ).toEqual(
      tableWith([
        { LonStyKod: 'STD', IsDefault: true },
        { LonStyKod: 'TIM', IsDefault: false },
      ]),
    )
    expect(rowOf('pay_type_table', { code: 'STANDARD' })).toEqual({ code: 'STANDARD' })
    const companyWith = (settings: object) => ({ name: 'Åkeriet', settings })
    const attested = { UseAttestWebLonHuv: true, RequireAttestWebLonHuv: false }
    expect(rowOf('company', companyWith(attested))).toEqual(companyWith({ ...attested, RequireAttestWebLonHuv: true }))
    const none = companyWith({ UseAttestWebLonHuv: false })
    expect(rowOf('company', none)).toEqual(none)
    // A copy from after migration 0057 was sent by a version where a company chooses.
    expect(rowOf('company', companyWith(attested), { imported_change: [] })).toEqual(companyWith(attested))
  })

  it('is not raised past a step that is missing, nor to a table that is not there', () => {
    expect(() => readerOf(old, { 1: rename }, 3)).not.toThrow(errors.copyTooNew.message)
    expect(() => readerOf(old, { 1: rename }, 3)('avdelning', rows)).toThrow('No step leads from format 2')
    expect(() => readerOf(old, steps, 3)('robot', rows)).toThrow('robot')
  })
})
