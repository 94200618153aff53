import type { FormRow, FormValues } from '#contracts/forms/field.ts'
import { vacationYearOf } from '#contracts/registers/vacation-year.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import type { EarningYear, HolidayFacts } from '../../engine/basis/holiday-facts.ts'
import type { PayTypeFact } from '../../engine/basis/pay-type-facts.ts'
import type { EmploymentFacts } from '../../engine/basis/person-facts.ts'
import type { Person } from '../../engine/basis.ts'
import { daysIn, isWithin, type Span, shared } from '../../engine/dates.ts'
import type { Part } from '../../engine/fraction.ts'
import { earnedDays } from '../../engine/holiday/earned-days.ts'
import { byLaw, type HolidayAgreement } from '../../engine/holiday/holiday-agreement.ts'
import { type AbsenceOfYear, absenceOfYear } from '../../engine/holiday/qualifying.ts'
import type { HolidayUnit } from '../../engine/holiday/units.ts'
import type { HolidayLaw, QualifyingAbsence } from '../../engine/law-amounts.ts'
import { hundredthsIn, numberIn, partIn, textIn } from '../../registers/form-values.ts'
import { type Earned, missingOf, payOfYear } from './earned-pay.ts'
import { savedYears } from './employee-facts.ts'

/** The holiday year of the law, of whoever has no agreement on holiday (Semesterlagen 3 §). */
export const lawYear: FormValues = { StartSemYear: '4', StartIntjanande: '4', Sammanfallande: false }

/** Returns the sum of two parts, of which the bottom of one is a multiple of the other's. */
function sumOf([a, b]: Part, [c, d]: Part): Part {
  const bottom = Math.max(b, d)
  return [(a * bottom) / b + (c * bottom) / d, bottom]
}

/**
 * Returns an agreement on holiday from its register. What the register does not say is the law's.
 *
 * @param own the person's own days a year, or zero
 */
export function holidayAgreementOf(values: FormValues | undefined, law: HolidayLaw, own: number): HolidayAgreement {
  const legal = byLaw(law)
  const personal = own > 0 && { days: own, byAge: [] }
  if (!values) return { ...legal, ...personal }
  const supplement = partIn(values, 'SemTilProc') ?? legal.supplement
  const dayValue = partIn(values, 'SemDagVarde') ?? legal.dayValue
  const isLegal = supplement === legal.supplement && dayValue === legal.dayValue
  const variable = partIn(values, 'SemRorProc')
  const groups = Array.isArray(values.AgeGroups) ? (values.AgeGroups as readonly FormRow[]) : []
  return {
    ...legal,
    source: textIn(values, 'BenText'),
    days: numberIn(values, 'SemDagar'),
    byAge: groups.map(row => ({ fromAge: numberIn(row, 'FranAlder'), days: numberIn(row, 'AntalDagar') })),
    isCoinciding: values.Sammanfallande === true,
    isPercentage: values.EndastLon === true,
    supplement,
    dayValue,
    percentage: partIn(values, 'SemLonProc') ?? legal.percentage,
    leaverDay: partIn(values, 'SlutDagVarde') ?? (isLegal ? legal.leaverDay : sumOf(dayValue, supplement)),
    ...(variable && { variable: { part: variable, per: 'DAY' as const } }),
    ...(values.UseSemTil === false && { supplement: [0, 1] as const }),
    ...(values.UseSemRor === false && { variable: { ...legal.variable, part: [0, 1] as const } }),
    ...personal,
  }
}

/** Returns how the agreement counts the holiday that is taken (SemDagarTyp). */
export function holidayUnitOf(
  register: FormValues | undefined,
  weeklyDays: number | null,
  weeklyHours: number,
): HolidayUnit {
  const kind = textIn(register ?? {}, 'SemDagarTyp')
  const isWhole = weeklyDays === null || weeklyDays === fullWeek || weeklyDays === 0
  return {
    weeklyDays: kind === 'BRU' && !isWhole ? weeklyDays : null,
    ...(kind === 'TIM' && weeklyHours > 0 && { weeklyHours }),
  }
}

/** The working days of a whole week, in hundredths. */
const fullWeek = 500

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
  /** What the person has earned holiday by, or null when the payout pays no holiday. */
  readonly earned: Earned | null
  readonly payTypes: readonly PayTypeFact[]
  /** The working days of an average week by the work schedule, or null without one. */
  readonly weeklyDays: number | null
  /** The children whom the person has sole custody of. */
  readonly alone: readonly string[]
  /** The law of absence that earns holiday. */
  readonly law: QualifyingAbsence
}

/** Absence that is wholly known to earn holiday. */
const noAbsence: AbsenceOfYear = { qualifying: 0, notQualifying: 0, causes: [] }

/**
 * Returns what holiday pay is calculated from: the pay of finished payslips, and the absences of
 * the years of earning. Whether the pay of somebody with a monthly one is mostly fixed is decided
 * when all of it is known.
 */
export function holidayOf(given: Holiday): HolidayFacts {
  const {
    person,
    employment,
    values,
    register,
    agreement,
    payDate,
    pay,
    earned: known,
    payTypes,
    law,
    alone,
    weeklyDays,
  } = given
  const { taken, earned } = vacationYearOf(register ?? lawYear, payDate)
  const { days } = agreement
  const now = employment.findLast(({ from }) => from <= payDate) ?? employment[0]
  const before = employment.findLast(({ from }) => from <= earned.to) ?? now
  const employed = { from: person.employedFrom, to: person.employedTo }
  const absenceOf = (year: Span): AbsenceOfYear => (known ? absenceOfYear(known.absences, year, law, alone) : noAbsence)
  const earningOf = (year: Span): EarningYear => {
    const absence = absenceOf(year)
    return {
      year,
      earned: {
        pay: known ? payOfYear(known, year, payTypes).pay : 0,
        qualifying: absence.qualifying,
        days,
        otherDays: Math.max(0, employedDays(year, person) - absence.qualifying - absence.notQualifying),
        paidDays: earnedDays({ year, employed, absence, days }).value,
      },
      missing: known && missingOf(known, year, person.employedFrom, payDate),
    }
  }
  const [current, next] = [earningOf(earned), earningOf(taken)]
  const isKnown = known !== null && current.missing === null
  const paidInYear = isKnown ? payOfYear(known, earned, payTypes) : { pay: 0, variable: 0 }
  const lastDay = person.employedTo
  return {
    method: {
      salaryForm: now?.salaryForm ?? 'MÅN',
      ...paidInYear,
      isSameAbsence: false,
      notQualifying: isKnown ? absenceOf(earned).notQualifying : 0,
      hasChangedHours: before?.weeklyHours !== now?.weeklyHours,
    },
    current,
    next,
    variable: paidInYear.variable,
    savedDegree: now?.degree ?? 10_000,
    ...holidayUnitOf(register, weeklyDays, now?.weeklyHours ?? 0),
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
