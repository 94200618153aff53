import { expect, it } from 'vitest'
import { companySettings } from '../settings/company-settings.ts'
import { numberProblem, suggestedRange } from './numbers.ts'

const settings = companySettings.defaults('2026-11-23')
const within = (from: string, to: string) => ({ UseNewAnstNr: true, FromNewAnstNr: from, TomNewAnstNr: to })

it.each([
  ['12', {}, undefined],
  ['A12', {}, 'Anställningsnummer får endast bestå av siffror.'],
  ['A12', { AnstNum: false }, undefined],
  ['9', within('10', '99'), 'Nya anställningsnummer måste vara mellan 10 och 99.'],
  ['10', within('10', '99'), undefined],
  ['99', within('10', '99'), undefined],
  ['100', within('10', '99'), 'Nya anställningsnummer måste vara mellan 10 och 99.'],
  ['B9', { AnstNum: false, ...within('B8', 'B10') }, undefined],
])('the number %s with %o: %s', (number, own, problem) => {
  expect(numberProblem(number, { ...settings, ...own })).toBe(problem)
})

it.each([
  [{}, { from: 1, to: 999_999_999 }],
  [
    { FromNewAnstNrSuggestion: 100, TomNewAnstNrSuggestion: 199 },
    { from: 100, to: 199 },
  ],
  [
    { FromNewAnstNrSuggestion: 100, TomNewAnstNrSuggestion: 199, ...within('150', '300') },
    { from: 150, to: 199 },
  ],
  [{ FromNewAnstNrSuggestion: 100, TomNewAnstNrSuggestion: 199, ...within('300', '400') }, null],
  [{ UseNewAnstNrSuggestion: false }, null],
])('numbers are suggested by %o among %o', (own, range) => {
  expect(suggestedRange({ ...settings, ...own })).toEqual(range)
})
