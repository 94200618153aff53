import type { FormRow, FormValues } from '#contracts/forms/field.ts'
import { vacationYearOf } from '#contracts/registers/vacation-year.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import type { EarningYear, HolidayFacts } from '../engine/basis/holiday-facts.ts'
import type { EmploymentFacts } from '../engine/basis/person-facts.ts'
import type { Person } from '../engine/basis.ts'
import { daysIn, isWithin, type Span, shared } from '../engine/dates.ts'
import { earnedDays } from '../engine/holiday/earned-days.ts'
import { byLaw, type HolidayAgreement } from '../engine/holiday/holiday-agreement.ts'
import type { HolidayLaw } from '../engine/law-amounts.ts'
import { savedYears } from './employee-facts.ts'
import { hundredthsIn, numberIn, textIn } from './form-values.ts'

/** The holiday year of the law, of whoever has no agreement on holiday (Semesterlagen 3 §). */
export const lawYear: FormValues = { StartSemYear: '4', StartIntjanande: '4', Sammanfallande: false }

/**
 * Returns an agreement on holiday from its register. What the register does not say is the law's.
 *
 * @param own the person's own days a year, or zero
 */
export function holidayAgreementOf(values: FormValues | undefined, law: HolidayLaw, own: number): HolidayAgreement {
  const legal = byLaw(law)
  const personal = own > 0 && { days: own, byAge: [] }
  if (!values) return { ...legal, ...personal }
  const groups = Array.isArray(values.AgeGroups) ? (values.AgeGroups as readonly FormRow[]) : []
  return {
    ...legal,
    source: textIn(values, 'BenText'),
    days: numberIn(values, 'SemDagar'),
    byAge: groups.map(row => ({ fromAge: numberIn(row, 'FranAlder'), days: numberIn(row, 'AntalDagar') })),
    isCoinciding: values.Sammanfallande === true,
    isPercentage: values.EndastLon === true,
    ...(values.UseSemTil === false && { supplement: [0, 1] as const }),
    ...(values.UseSemRor === false && { variable: { ...legal.variable, part: [0, 1] as const } }),
    ...personal,
  }
}

function employedDays(year: Span, { employedFrom, employedTo }: Person): number {
  const during = shared(year, { from: employedFrom, to: employedTo ?? year.to })
  return during ? daysIn(during) : 0
}

interface Holiday {
  readonly person: Person
  readonly employment: readonly EmploymentFacts[]
  /** The person's values on the day of the payout, and those of the agreement on holiday. */
  readonly values: FormValues
  readonly register: FormValues | undefined
  readonly agreement: HolidayAgreement
  readonly payDate: IsoDate
  /** The days of the payout's fixed pay. */
  readonly pay: Span
}

/**
 * Returns what holiday pay is calculated from. No earlier payslip is read: the pay of the earning
 * year is not known, and all of its days are taken to qualify.
 */
export function holidayOf({ person, employment, values, register, agreement, payDate, pay }: Holiday): HolidayFacts {
  const { taken, earned } = vacationYearOf(register ?? lawYear, payDate)
  const { days } = agreement
  const now = employment.findLast(({ from }) => from <= payDate) ?? employment[0]
  const before = employment.findLast(({ from }) => from <= earned.to) ?? now
  const employed = { from: person.employedFrom, to: person.employedTo }
  const earningOf = (year: Span): EarningYear => ({
    year,
    earned: {
      ...{ pay: 0, qualifying: 0, days },
      otherDays: employedDays(year, person),
      paidDays: earnedDays({ year, employed, absence: { notQualifying: 0, causes: [] }, days }).value,
    },
  })
  const next = earningOf(taken)
  const lastDay = person.employedTo
  return {
    method: {
      ...{ salaryForm: now?.salaryForm ?? 'MÅN', pay: 0, variable: 0, notQualifying: 0, isSameAbsence: false },
      hasChangedHours: before?.weeklyHours !== now?.weeklyHours,
    },
    current: earningOf(earned),
    next,
    ...{ variable: 0, savedDegree: now?.degree ?? 10_000, weeklyDays: null },
    leaving:
      lastDay !== null && isWithin(lastDay, pay)
        ? {
            ending: { lastDay, kind: '', isForgiven: false },
            earnedNext: next.earned.paidDays * 100,
            saved: savedYears.flatMap(n => {
              const saved = hundredthsIn(values, `SemSpar${n}`)
              const year = Number(taken.from.slice(0, 4)) - n
              return saved > 0 ? [{ year, days: saved, degree: now?.degree ?? 10_000 }] : []
            }),
            debts: [],
          }
        : null,
  }
}
