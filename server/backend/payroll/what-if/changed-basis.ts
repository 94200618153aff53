import type { FormValues } from '#contracts/forms/field.ts'
import type { WhatIfChange } from '#contracts/payroll/what-if/shapes.ts'
import { toHundredths } from '#contracts/rules/hundredths.ts'
import type { EarningYear } from '../../engine/basis/holiday-facts.ts'
import type { EmploymentFacts } from '../../engine/basis/person-facts.ts'
import type { Basis } from '../../engine/basis.ts'
import { inForce } from '../../engine/law.ts'
import type { Law } from '../../engine/law-rules.ts'
import type { Ore } from '../../engine/money.ts'
import { textIn } from '../../registers/form-values.ts'
import { agreementTerms } from '../basis/agreement-terms.ts'
import { type SteeringFacts, steeredBy } from '../basis/company-facts.ts'
import { holidayAgreementOf } from '../basis/holiday-of.ts'

/** The agreements of the company, and those on holiday, by their codes. */
export interface Agreements {
  readonly agreements: ReadonlyMap<string, FormValues>
  readonly vacationAgreements: ReadonlyMap<string, FormValues>
  /** What chooses pay types in each person's table, by AnstNr. */
  readonly steering: ReadonlyMap<string, SteeringFacts>
}

/** Returns what is paid by facts after a rise. An amount below nothing is nothing. */
function raised(
  { salaryForm, pay }: EmploymentFacts,
  { LonProcent = 0, LonKronor = 0, TimlonKronor = 0 }: WhatIfChange,
): Ore {
  const more = salaryForm === 'MÅN' ? LonKronor : TimlonKronor
  return Math.max(0, Math.round((pay * (10_000 + toHundredths(LonProcent))) / 10_000) + toHundredths(more))
}

/**
 * Returns the employment with a rise from the first day of the payout's pay. What was paid before
 * stays, so that no earlier month is paid more.
 */
function withRise(basis: Basis, change: WhatIfChange): readonly EmploymentFacts[] {
  const { from } = basis.payout.pay
  const earlier = basis.employment.filter(facts => facts.from < from)
  const later = basis.employment.filter(facts => facts.from >= from)
  const before = earlier.at(-1)
  const now = before && later[0]?.from !== from ? [{ ...before, from }, ...later] : later
  return [...earlier, ...now.map(facts => ({ ...facts, pay: raised(facts, change) }))]
}

/** Returns a year of earning with another number of days in it. A part of a day is a day. */
const withDays = ({ year, earned }: EarningYear, days: number): EarningYear => ({
  year,
  earned:
    earned.days === days || earned.days === 0
      ? earned
      : { ...earned, days, paidDays: Math.ceil((earned.paidDays * days) / earned.days) },
})

/**
 * Returns the basis under another agreement: its terms, and the control row of the person's table
 * that it chooses. Who has an agreement on holiday of their own, which is not the one of their
 * agreement, keeps it.
 */
function withAgreement(
  basis: Basis,
  agreement: string,
  { agreements, vacationAgreements, steering }: Agreements,
  law: Law,
): Basis {
  const { payDate } = basis.payout
  const holidayCode = (id: string) => textIn(agreements.get(id) ?? {}, 'SemAvtalKod')
  const made = new Map(basis.agreements.map(each => [each.id, each]))
  const keyOf = (before: string): string => {
    const [id = '', holiday = '', days = ''] = before.split('/')
    const code = holiday === holidayCode(id) ? holidayCode(agreement) : holiday
    const key = [agreement, code, days].join('/')
    const own = holidayAgreementOf(
      vacationAgreements.get(code),
      inForce(law.absence.holiday, payDate).value,
      Number(days),
    )
    made.set(key, { ...agreementTerms(agreements.get(agreement), law, payDate), id: key, holiday: own })
    return key
  }
  const inForceOf = (facts: readonly EmploymentFacts[]) => facts.findLast(({ from }) => from <= payDate) ?? facts[0]
  const employment = basis.employment.map(facts => ({ ...facts, agreement: keyOf(facts.agreement) }))
  const now = inForceOf(employment)
  const isOwn = inForceOf(basis.employment)?.agreement.split('/')[0] === agreement
  const table = isOwn ? undefined : steering.get(basis.person.number)
  const terms = made.get(now?.agreement ?? '')
  if (!terms) return basis
  const { days } = terms.holiday
  const { current, next } = basis.holiday
  const used = new Set(employment.map(facts => facts.agreement))
  return {
    ...basis,
    employment,
    agreements: [...made.values()].filter(({ id }) => used.has(id)),
    steering: table ? steeredBy(table, agreements.get(agreement)).steering : basis.steering,
    // What was earned and saved stays; its days follow the agreement's number of them.
    holiday: { ...basis.holiday, current: withDays(current, days), next: withDays(next, days) },
  }
}

/** Returns a basis under a change. Without one it is returned as it is. */
export function changedBasis(basis: Basis, change: WhatIfChange, agreements: Agreements, law: Law): Basis {
  const { LonProcent = 0, LonKronor = 0, TimlonKronor = 0, SkattTab = '', AvtalId = '' } = change
  const isRaised = LonProcent !== 0 || LonKronor !== 0 || TimlonKronor !== 0
  const paid = isRaised ? { ...basis, employment: withRise(basis, change) } : basis
  const taxed = SkattTab === '' ? paid : { ...paid, tax: { ...paid.tax, table: Number(SkattTab) } }
  return AvtalId === '' ? taxed : withAgreement(taxed, AvtalId, agreements, law)
}
