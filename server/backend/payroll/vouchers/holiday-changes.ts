import { addDays, type IsoDate } from '#contracts/rules/date.ts'
import type { Basis } from '../../engine/basis.ts'
import { contributionFactsOf } from '../../engine/calculate.ts'
import { contributions } from '../../engine/contributions/contributions.ts'
import { daysIn, shared } from '../../engine/dates.ts'
import { percentageDay } from '../../engine/holiday/holiday-pay.ts'
import { type Liability, liability } from '../../engine/holiday/liability.ts'
import { leaverDay } from '../../engine/holiday/settlement.ts'
import type { Law } from '../../engine/law-rules.ts'
import type { Hundredths, Ore } from '../../engine/money.ts'
import type { Balance } from '../../engine/payslip.ts'
import type { HolidayChange } from './holiday-entries.ts'

/** What the holiday liability of a payslip is calculated from. */
export type HolidayBasis = Pick<
  Basis,
  'payout' | 'person' | 'employment' | 'agreements' | 'holiday' | 'contribution' | 'history'
>

/** A finished payslip with its basis, and the pay of the person's payslip before it. */
export interface HolidaySlip {
  readonly person: string
  readonly basis: HolidayBasis
  readonly balances: readonly Balance[]
  /** The pay that the days were worth before: null when there is no earlier payslip. */
  readonly earlierPay: Ore | null
}

/** The base that a rate of contributions is read of: a month's pay below every limit. */
const anyBase = 100_000

/**
 * Returns how much the holiday liability to a person grew by a payslip: the days that are left
 * after it and those earned by the end of its days of pay, at their value now, less the days before
 * it at the value that they had. Days taken, earned and saved change it, and so does a new pay.
 *
 * When the years coincide, what is earned is in the balance from the beginning. An agreement's
 * value of a day is that of somebody who leaves. By the percentage it is a share of the earning
 * year's pay.
 */
export function holidayChangeOf({ person, basis, balances, earlierPay }: HolidaySlip, law: Law): HolidayChange {
  const { from, to } = basis.payout.pay
  const now = liabilityAt(basis, law, { day: to, balances, take: 'after', pay: null })
  const before = liabilityAt(basis, law, { day: addDays(from, -1), balances, take: 'before', pay: earlierPay })
  return {
    person,
    liability: now.amount - before.amount,
    contributions: now.contributions - before.contributions,
  }
}

interface At {
  readonly day: IsoDate
  readonly balances: readonly Balance[]
  readonly take: 'before' | 'after'
  /** The month's pay, or null for that of the day. */
  readonly pay: Ore | null
}

const none: Pick<Liability, 'amount' | 'contributions'> = { amount: 0, contributions: 0 }

function liabilityAt(basis: HolidayBasis, law: Law, { day, balances, take, pay }: At) {
  const { employment, agreements, holiday } = basis
  const facts = employment.findLast(({ from }) => from <= day) ?? employment[0]
  const agreement = facts && agreements.find(({ id }) => id === facts.agreement)?.holiday
  if (!facts || !agreement) return none
  const balance = (kind: string): Hundredths => balances.find(each => each.kind === kind)?.[take] ?? 0
  const monthly = facts.salaryForm === 'MÅN' && !agreement.isPercentage
  const dayOf = (degree: number) =>
    monthly
      ? leaverDay(pay ?? facts.pay, degree, facts.degree, agreement)
      : percentageDay(holiday.current.earned, holiday.current.year, agreement)
  const facts100 = contributionFactsOf({ ...basis }, anyBase)
  const [part] = contributions(law, facts100).value.parts
  const saved = balance('SPA')
  // A payslip from before the balance was kept has none.
  const earnedNext = balances.find(({ kind }) => kind === 'INT')?.[take] ?? earnedUntil(basis, day)
  return liability({
    paid: balance('BET'),
    earnedNext: agreement.isCoinciding ? 0 : earnedNext,
    saved: saved === 0 ? [] : [{ year: 0, days: saved, degree: holiday.savedDegree }],
    advance: balance('FÖR'),
    day: dayOf(facts.degree),
    savedDay: dayOf,
    contributions: part?.rate ?? 0,
  })
}

/** Returns the days that are earned for the next year until a day, without rounding up. */
function earnedUntil({ holiday, person }: HolidayBasis, day: IsoDate): Hundredths {
  const { year, earned } = holiday.next
  if (day < year.from) return 0
  const until = [day, year.to, person.employedTo ?? day].toSorted()[0] ?? day
  const employed = until < person.employedFrom ? undefined : shared(year, { from: person.employedFrom, to: until })
  return employed ? Math.round((daysIn(employed) * earned.days * 100) / daysIn(year)) : 0
}
