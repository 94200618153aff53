import type { IsoDate } from '#contracts/rules/date.ts'
import { canonical, keptByList } from './basis/canonical.ts'
import type { PayTypeFact } from './basis/pay-type-facts.ts'
import type { Agreement, EmploymentFacts } from './basis/person-facts.ts'
import type { Basis, ScheduleDay } from './basis.ts'
import { isWithin, type Span } from './dates.ts'
import type { Law } from './law-rules.ts'
import type { PayLevel } from './pay-level.ts'

/** A basis as the calculation reads it: its lists in order, and looked up by their keys. */
export interface Reading {
  readonly basis: Basis
  readonly law: Law
  /** Returns what holds of the employment on a day, or undefined before the first entry. */
  readonly employmentOn: (day: IsoDate) => EmploymentFacts | undefined
  readonly agreementOf: (facts: EmploymentFacts) => Agreement
  readonly payType: (number: string) => PayTypeFact | undefined
  /** Returns the pay type of an occasion, or undefined when it is not calculated. */
  readonly steered: (occasion: string) => PayTypeFact | undefined
  readonly daysIn: (span: Span) => readonly ScheduleDay[]
}

/** Facts that are wrong in themselves. A basis with them is not calculated. */
export class WrongBasis extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'WrongBasis'
  }
}

/** The version of the shape of a basis that the engine reads. */
const shape = 1

/**
 * Refuses a stored basis whose shape is another than the engine's.
 *
 * @throws WrongBasis
 */
export function requireShape({ version }: Pick<Basis, 'version'>): void {
  if (version !== shape) throw new WrongBasis('Underlaget är sparat i en äldre form och kan inte räknas om.')
}

const payTypesByNumber = keptByList((payTypes: Basis['payTypes']) => new Map(payTypes.map(each => [each.number, each])))

/** Returns a basis as it is read, with the law that it is calculated under. */
export function readingOf(given: Basis, law: Law): Reading {
  const basis = canonical(given)
  const agreements = new Map(basis.agreements.map(each => [each.id, each]))
  const payTypes = payTypesByNumber(basis.payTypes)
  const payType = (number: string) => payTypes.get(number)
  return {
    basis,
    law,
    payType,
    employmentOn: day => basis.employment.findLast(({ from }) => from <= day),
    agreementOf: ({ agreement }) => {
      const found = agreements.get(agreement)
      if (!found) throw new WrongBasis(`Avtalet ${agreement} finns inte i underlaget.`)
      return found
    },
    steered: occasion => payType(basis.steering[occasion] ?? ''),
    daysIn: span => basis.days.filter(({ date }) => isWithin(date, span)),
  }
}

/** Returns what a person is paid by facts. */
export const payLevel = ({ salaryForm, pay, weeklyHours }: EmploymentFacts): PayLevel => ({
  form: salaryForm,
  pay,
  weeklyHours,
})
