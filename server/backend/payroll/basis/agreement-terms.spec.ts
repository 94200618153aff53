import { describe, expect, it } from 'vitest'
import type { FormValues } from '#contracts/forms/field.ts'
import { agreements } from '#contracts/registers/agreements.ts'
import { usualExtraTime } from '../../engine/extra-time/overtime.ts'
import { law } from '../../law/law.ts'
import { agreementTerms } from './agreement-terms.ts'
import { lawTerms } from './law-terms.ts'

const on = '2026-11-25'
const [worker, staff] = agreements.examples.map(each => agreements.model.read(each, on))
const terms = (changes: FormValues = {}) => agreementTerms({ ...worker, AvtBelopp: [], ...changes }, law, on)

describe('an agreement’s terms', () => {
  it('are the law’s when nothing is entered, also of an item from before there were such fields', () => {
    expect(terms()).toEqual(lawTerms(law, on, 'Arbetare'))
    expect(agreementTerms({ AvtalId: 'ARB', BenText: 'Arbetare' }, law, on)).toEqual(lawTerms(law, on, 'Arbetare'))
    expect(agreementTerms(undefined, law, on)).toEqual({ ...lawTerms(law, on), isLawAlone: true })
  })

  it('have its own deductions of absence, and say so as their source', () => {
    const { leave, longSickness, source } = agreementTerms(staff, law, on)
    expect(leave).toMatchObject({
      workday: [4600, 100_000],
      calendarDay: [3300, 100_000],
      hours: 16_700,
      shortest: 5,
      source: 'Tjänstemän: avdrag vid frånvaro',
    })
    expect(longSickness).toEqual({
      below: 9000,
      above: 1000,
      baseAmounts: 10,
      lastDay: 90,
      source: 'Tjänstemän: sjuklön efter sjuklöneperioden',
    })
    expect(source).toBe('Tjänstemän: som lagen')
  })

  it('may change one thing and leave the others', () => {
    const legal = lawTerms(law, on, 'Arbetare')
    const source = 'Arbetare: avdrag vid frånvaro'
    expect(terms({ AvdragKort: 0 })).toEqual({ ...legal, leave: { ...legal.leave, shortest: 0, source } })
    expect(terms({ AvdragHelg: true })).toEqual({ ...legal, leave: { ...legal.leave, includesDaysOff: true, source } })
    expect(terms({ KarensProc: 3.68 })).toEqual({ ...legal, qualifyingDeduction: [3680, 100_000] })
    expect(terms({ DelManad: 'K' })).toMatchObject({ partMonth: 'CALENDAR', leave: legal.leave })
    expect(terms({ DelManad: 'Y' }).partMonth).toBe('YEAR')
  })

  it('have their own divisors of overtime, and leave what they do not say to what is usual', () => {
    const usual = { ...usualExtraTime, source: 'Arbetare: övertid och mertid' }
    expect(terms({ OvtEnkel: 92 }).extraTime).toEqual({ ...usual, simple: [1, 92] })
    expect(terms({ OvtKval: 70, MertidTal: 3.3 }).extraTime).toEqual({
      ...usual,
      qualified: [1, 70],
      additional: { weeks: 330 },
    })
    expect(terms({ MertidTyp: 'H', MertidTal: 142 }).extraTime).toEqual({ ...usual, additional: { part: [1, 142] } })
    // The base without a number of its own says nothing.
    expect(terms({ MertidTyp: 'H' }).extraTime).toBeNull()
  })

  it('have their own amounts, in kronor or as parts of a month’s pay', () => {
    const source = 'Arbetare: avtalets belopp'
    expect(agreementTerms(worker, law, on).amounts).toEqual({
      A05: { rate: [1, 600], source },
      A01: { rate: 2850, source },
    })
  })

  it('have no pay after the period of sick pay until that is chosen', () => {
    expect(terms({ SjukTom: 45 }).longSickness).toBeNull()
    expect(terms({ SjukEfter: true, SjukTom: 45, SjukOver: 0 }).longSickness).toMatchObject({ lastDay: 45, above: 0 })
  })
})
