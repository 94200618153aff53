import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { startOf } from '#contracts/reports/filters.ts'
import { payTypeList } from '#contracts/reports/pay-type-list.ts'
import { reportNames, reportRoutes } from '#contracts/reports/report-names.ts'
import { reports as declared } from '#contracts/reports/reports.ts'
import { right } from '#contracts/rights/openings.ts'
import { payTypeList as other } from '#tests/harness/declared-report.ts'
import { reports } from './area.ts'
import { reportAt } from './report-at.ts'
import { columnsOf, rowOf, totalsOf } from './report-columns.ts'
import { ReportFilters } from './report-filters.tsx'
import { GroupSums } from './report-sums.tsx'

/** Returns what is rendered, as HTML with no-break spaces as spaces. */
const rendered = (part: ReactElement) => renderToStaticMarkup(part).replaceAll('\u00a0', ' ')
/** Returns the texts of the cells of each row. */
const cellsOf = (html: string) =>
  [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) => cell.replaceAll(/<[^>]*>/g, '')),
  )

describe.each(reportNames)('the screen of %s', name => {
  const { path, title, right: opening } = declared[name]
  const screen = reports.screens?.find(each => each.name === reportRoutes[name])

  it('has the path, the title and the right of the declaration', () => {
    expect(screen).toMatchObject({ path, title, access: right(opening) })
    expect(screen?.load).toBeDefined()
  })

  it('is found at its path, however it is written', () => {
    expect([path, `${path}/`, path.toUpperCase()].map(reportAt)).toEqual([name, name, name])
  })
})

it('a report that is not declared has no screen yet', () => {
  expect(reports.screens?.find(({ name }) => name === 'Saldoskuld')?.load).toBeUndefined()
  expect(reportAt('/rapporter/Saldoskuld')).toBeUndefined()
})

describe('the table of a report', () => {
  it('has the columns of its declaration, whose measures have totals', () => {
    expect(columnsOf(payTypeList).map(({ id, kind, isSummed }) => [id, kind, isSummed])).toEqual([
      ['LonArtNr', 'text', false],
      ['Text', 'text', false],
      ['LonTyp', 'text', false],
      ['Enhet', 'text', false],
      ['Antal', 'number', true],
      ['Snittpris', 'amount', true],
      ['Belopp', 'amount', true],
      ['Personer', 'number', true],
    ])
    expect(columnsOf(other).map(({ id, kind, isSearchable }) => [id, kind, isSearchable])).toEqual([
      ['Person', 'text', true],
      ['Arter', 'number', false],
      ['Antal', 'number', false],
      ['Summa', 'amount', false],
    ])
  })

  it('says codes in words, and has the sums of all rows', () => {
    const [first, second] = payTypeList.examples.Rader.map(row => rowOf(payTypeList, row))
    expect(first).toMatchObject({ LonArtNr: '1000', LonTyp: 'Bruttolön', Enhet: 'Månader', Antal: 2 })
    expect(second).toMatchObject({ LonTyp: 'Skatt', Enhet: 'Kronor', Antal: null })
    expect(totalsOf(payTypeList.examples.Summor)).toEqual({ Antal: null, Snittpris: null, Belopp: null, Personer: 2 })
    expect(totalsOf(other.examples.Summor)).toEqual({ Arter: 2, Antal: null, Summa: 50_675 })
  })
})

describe('the sums of groups', () => {
  const shown = (sums = payTypeList.examples.Summor) =>
    cellsOf(rendered(createElement(GroupSums, { report: payTypeList, sums })))

  it('stand in the order of the codes, in words', () => {
    const netto = { Grupp: 'NETTO', Antal: 1, Snittpris: 250, Belopp: 250, Personer: 1 }
    expect(shown([...payTypeList.examples.Summor, netto])).toEqual([
      ['Slag', 'Antal', 'Snittpris', 'Belopp', 'Personer'],
      ['Bruttolön', '2', '31 750,00', '63 500,00', '2'],
      ['Nettolön, efter skatt', '1', '250,00', '250,00', '1'],
      ['Skatt', '', '', '−12 825,00', '2'],
    ])
  })

  it('leave out a measure that no group has', () => {
    const unlike = payTypeList.examples.Summor.map(each => ({ ...each, Antal: null, Snittpris: null }))
    expect(shown(unlike)[0]).toEqual(['Slag', 'Belopp', 'Personer'])
  })

  it('are not shown of no rows, nor of a report without groups', () => {
    expect(shown([{ Grupp: null, Personer: 0 }])).toEqual([])
    expect(rendered(createElement(GroupSums, { report: other, sums: other.examples.Summor }))).toBe('')
  })
})

describe('the selection', () => {
  const { filters } = payTypeList.facts
  const shown = (differs: object = {}) =>
    rendered(
      createElement(ReportFilters, {
        filters,
        selection: { ...startOf(filters, 2026), ...differs },
        onChange: () => {},
      }),
    )

  it('shows each filter with its value', () => {
    const html = shown()
    for (const text of ['Period', 'Utbetald period', 'Från', 'Till', 'Status', 'Utskriven', 'Utbetald'])
      expect(html).toContain(text)
    expect([...html.matchAll(/<input[^>]*value="([^"]*)"/g)].map(([, value]) => value)).toEqual([
      '2026-01-01',
      '2026-12-31',
    ])
  })

  it('says that the last day is before the first', () => {
    expect(shown()).not.toContain('Sista dagen är före den första.')
    expect(shown({ Tom: '2025-12-31' })).toContain('Sista dagen är före den första.')
  })
})
