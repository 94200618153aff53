import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { selectionIn, selectionQuery } from './address.ts'
import { reportCalls } from './calls.ts'
import { type ReportFilters, type Selection, selectionShape, selectionText, startOf } from './filters.ts'
import { payTypeList } from './pay-type-list.ts'
import { report } from './report.ts'
import { reportNames } from './report-names.ts'
import { reports } from './reports.ts'

it('declarations take under 80 lines each, on average', () => {
  const files = [...readFileSync(`${import.meta.dirname}/reports.ts`, 'utf8').matchAll(/from '\.\/([\w-]+\.ts)'/g)]
    .map(([, file = '']) => file)
    .filter(file => !/^report/.test(file))
  const lines = files.map(file => readFileSync(`${import.meta.dirname}/${file}`, 'utf8').split('\n').length)
  expect(lines).toHaveLength(reportNames.length)
  expect(lines.reduce((sum, each) => sum + each, 0) / lines.length).toBeLessThan(80)
})

describe.each(Object.entries(reports))('the report %s', (name, each) => {
  const { examples, columns, measures, group, sortedBy, searched } = each

  it('has two examples of its shape, in its order, which a search tells apart', () => {
    expect(reportCalls(each).rows.data.parse(examples)).toEqual(examples)
    const [first, second] = examples.Rader
    expect(examples.Rader).toHaveLength(2)
    for (const row of examples.Rader) expect(Object.keys(row).toSorted()).toEqual(Object.keys(columns).toSorted())
    expect(String(first?.[sortedBy]).localeCompare(String(second?.[sortedBy]), 'sv', { numeric: true })).toBeLessThan(0)
    const [field = ''] = searched
    expect(String(second?.[field])).not.toContain(String(first?.[field]))
  })

  it('has sums of its measures, by group and of all', () => {
    for (const sums of examples.Summor) expect(Object.keys(sums).toSorted()).toEqual(['Grupp', ...measures].toSorted())
    const groups = group === undefined ? [] : [...new Set(examples.Rader.map(row => row[group]))].toSorted()
    expect(examples.Summor.map(({ Grupp }) => Grupp)).toEqual([...groups, null])
  })

  it('is named once', () => expect(reportNames).toContain(name))
})

describe('a declaration', () => {
  const { keys: _, measures: __, ...plain } = payTypeList
  const differs = (columns: object) => () => report({ ...plain, columns: { ...plain.columns, ...columns } })

  it('is refused by what it names that does not exist', () => {
    expect(differs({ Fel: { kind: 'by', label: 'Fel', field: 'Saknas' } })).toThrow('have no field Saknas')
    expect(differs({ Fel: { kind: 'sum', label: 'Fel', field: 'Antal', within: 'Borta' } })).toThrow('no field Borta')
    expect(differs({ Fel: { kind: 'ratio', label: 'Fel', of: 'Belopp', per: 'Saknas' } })).toThrow('no column Saknas')
    expect(differs({ Fel: { kind: 'ratio', label: 'Fel', of: 'Belopp', per: 'Text' } })).toThrow(
      'Text, which is no sum',
    )
    expect(() => report({ ...plain, sortedBy: 'Saknas' })).toThrow('has no column Saknas')
    expect(() => report({ ...plain, searched: ['Saknas'] })).toThrow('has no column Saknas')
    expect(() => report({ ...plain, group: 'Belopp' })).toThrow('has no rows by Belopp')
  })
})

describe('a selection', () => {
  const { filters } = payTypeList.facts
  const start = startOf(filters, 2026)

  it('starts with the days of the salary year, and what has been paid out', () => {
    expect(start).toEqual({
      Grund: 'UTBETALD',
      From: '2026-01-01',
      Tom: '2026-12-31',
      Status: ['Utskriven', 'Utbetald'],
    })
    expect(selectionText(filters, start)).toBe(
      'Period: Utbetald period · Från: 2026-01-01 · Till: 2026-12-31 · Status: Utskriven, Utbetald',
    )
  })

  it('is not in the address while it is as it starts', () => {
    expect(selectionQuery(filters, start, start, new URLSearchParams('flik=a')).toString()).toBe('flik=a')
  })

  it.each(['grund=fel&from=2026-02-30&tom=x&status=', 'status=Borta', ''])(
    'of the address %s is as it starts',
    text => {
      expect(selectionIn(filters, start, new URLSearchParams(text))).toEqual(start)
    },
  )

  it('is the same after it was written in the address, and fits the call', () => {
    const some = arbitrarySelection(filters)
    fc.assert(
      fc.property(some, some, (selection, before) => {
        const written = selectionQuery(filters, start, before, new URLSearchParams('x=1'))
        const query = selectionQuery(filters, start, selection, written)
        expect(selectionIn(filters, start, query)).toEqual(selection)
        expect(query.get('x')).toBe('1')
        expect(selectionShape(filters).safeParse(selection).success).toBe(true)
      }),
    )
  })
})

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10))

/** Returns selections of some filters, with their codes in order. */
const arbitrarySelection = (filters: ReportFilters): fc.Arbitrary<Selection> =>
  fc.record(
    Object.fromEntries(
      Object.entries(filters).map(([name, filter]) => {
        if (filter.kind === 'day') return [name, day]
        const { codes } = filter.codes
        return [name, filter.kind === 'one' ? fc.constantFrom(...codes) : fc.subarray([...codes], { minLength: 1 })]
      }),
    ),
  )
