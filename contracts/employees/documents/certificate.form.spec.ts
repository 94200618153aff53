import { expect, it } from 'vitest'
import type { FormValues } from '../../forms/field.ts'
import { certificateForm, monthsOf } from './certificate.form.ts'
import { exampleCertificate } from './examples.ts'

const today = '2026-11-23'
const form = certificateForm.read(exampleCertificate as unknown as FormValues, today)

it('has an example that can be stated', () => {
  expect(certificateForm.problems(form)).toEqual({})
})

it('wants to know how an employment has ended, and no month after it', () => {
  const ended = { ...form, Till: '2026-09-15' }
  expect(certificateForm.problems(ended)).toEqual({
    Upphor: 'Anställningen upphör genom är obligatoriskt.',
    Manader: 'Rad 2: 2026-10 är utanför anställningen.',
  })
})

it('refuses the same month twice, and more hours than a month has', () => {
  const [first, second] = form.Manader as readonly FormValues[]
  const problem = (...Manader: readonly object[]) =>
    certificateForm.problems({ ...form, Manader } as FormValues).Manader
  expect(problem({ ...first }, { ...second }, { ...first })).toBe('Rad 3: 2026-09 finns två gånger.')
  expect(problem({ ...first, Arbetat: 745 })).toMatch(/^Rad 1: /)
  expect(problem()).toBe('Timmar och lön är obligatoriskt.')
})

it.each([
  ['of an employment that goes on end with the month before', '2020-01-01', '', '2025-11', '2026-10', 12],
  ['end with the last day', '2020-01-01', '2026-06-10', '2025-07', '2026-06', 12],
  ['begin with the employment', '2026-08-15', '', '2026-08', '2026-10', 3],
  ['are one for an employment of this month', '2026-11-02', '', '2026-11', '2026-11', 1],
  ['of an end to come are those before today', '2020-01-01', '2026-12-31', '2025-11', '2026-10', 12],
])('the months %s', (_, from, to, first, last, count) => {
  const months = monthsOf(from, to, today)
  expect([months[0], months.at(-1), months.length]).toEqual([first, last, count])
})
