import { expect, it } from 'vitest'
import { builtInNames, formulaFacts, monthsBetween } from './facts.ts'

it.each([
  ['2021-03-01', '2026-02-28', 59],
  ['2021-03-01', '2026-03-01', 60],
  ['2024-01-31', '2024-02-29', 0],
  ['2026-12-01', '2026-11-23', 0],
])('from %s to %s are %i whole months', (from, to, months) => expect(monthsBetween(from, to)).toBe(months))

it('what is not known is 0', () => {
  const person = { salaryForm: 'TIM', salary: '185.50', birthDate: null, employedFrom: '2020-11-24' } as const
  const values = Object.entries(formulaFacts).map(([name, { of }]) => [name, of(person, '2026-11-23')])
  expect(values).toEqual([
    ['LÖN', '185.50'],
    ['MÅNLÖN', '0'],
    ['TIMLÖN', '185.50'],
    ['ÅLDER', '0'],
    ['ANSTÅR', '5'],
    ['ANSTMÅN', '71'],
  ])
})

it('a base goes before a fact of its name, and one that cannot be read is left out', () => {
  const names = builtInNames({ BelKodP01: 'ålder', BelNamnP01: 'Ålderstillägg', BelKodP02: '100', BelKodP03: '' })
  expect(names.filter(({ Kod }) => Kod.toLowerCase() === 'ålder')).toEqual([
    { Kod: 'ålder', BenText: 'Ålderstillägg', Typ: 'BAS', Formel: '' },
  ])
  expect(names.map(({ Kod }) => Kod)).not.toContain('100')
})
