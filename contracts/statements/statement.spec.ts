import { describe, expect, it } from 'vitest'
import { exampleFees, feeOutcomes, fees } from '#tests/harness/declared-statement.ts'
import type { Call } from '../call.ts'
import { commonErrors } from '../common-errors.ts'
import type { Outcome } from '../outcomes/outcome.ts'

const calls: readonly (readonly [string, Call])[] = Object.entries(fees.calls)
const outcomesOf = (name: string) => feeOutcomes[name as keyof typeof feeOutcomes] as unknown as readonly Outcome[]

describe('the calls of a statement', () => {
  it('have its path, its right to read, and the right by which its life hands it in', () => {
    expect(calls.map(([name, { method, path, access }]) => [name, `${method} ${path}`, access])).toEqual([
      ['year', 'GET /provavgifter', { right: 'EmployerDeclaration.Read' }],
      ['period', 'GET /provavgifter/{Period}', { right: 'EmployerDeclaration.Read' }],
      ['filed', 'PUT /provavgifter/{Period}/filed', { right: 'EmployerDeclaration.Write' }],
    ])
  })

  it('are refused for a month whose law is not entered, but of the months of a year', () => {
    expect(calls.map(([, { errors }]) => errors.includes(commonErrors.fieldsRefused))).toEqual([false, true, true])
  })

  it('take months and years only', () => {
    const { year, period } = fees.calls
    expect(['202610', '202613', '2026', '2026-10'].map(Period => period.params.safeParse({ Period }).success)).toEqual([
      true,
      false,
      false,
      false,
    ])
    expect(['2026', '1999', '202610'].map(Year => year.filter.safeParse({ Year }).success)).toEqual([
      true,
      false,
      false,
    ])
  })

  it('give a month with the statement’s own sums among what every statement says', () => {
    expect(Object.keys(fees.month.shape)).toEqual([
      ...['Period', 'Status', 'SistaDag', 'Sen'],
      'Summa',
      ...['Lonebesked', 'EjKlara', 'Stopp', 'Varningar'],
    ])
    expect(fees.calls.period.data.parse(exampleFees)).toEqual(exampleFees)
  })
})

describe('the outcomes of a statement', () => {
  it('are told by its name', () => {
    expect(calls.map(([name]) => outcomesOf(name).map(({ name: of }) => of))).toEqual([
      ['the months of a year', 'a year whose law is not entered'],
      ['the fee of a month', 'a month whose law is not entered'],
      ['a fee that is handed in by hand', 'a month whose law is not entered'],
    ])
  })

  it.each(calls)('fit the shapes of %s', (name, { params, body, filter, data }) => {
    for (const { request, answer } of outcomesOf(name)) {
      for (const [shape, value] of [[params, request.params] as const, [body, request.body] as const])
        expect(shape.parse(value)).toEqual(value)
      if (request.filter !== undefined) expect(filter.parse(request.filter)).toEqual(request.filter)
      if ('data' in answer) expect(data.parse(answer.data)).toEqual(answer.data)
      else expect(answer).toEqual({ error: commonErrors.fieldsRefused, fields: { Period: 'Avgiften saknas.' } })
    }
  })
})
