import { type DatedEntry, valuesAt } from '#contracts/employees/dated.ts'
import { type FormValues, labelOf } from '#contracts/forms/field.ts'
import { employeeForm } from '#contracts/person/employee.form.ts'
import { vacationYearOf } from '#contracts/registers/vacation-year.ts'
import { addDays, type IsoDate } from '#contracts/rules/date.ts'
import { toHundredths } from '#contracts/rules/hundredths.ts'
import type { AbsenceFact } from '../../engine/basis/absence-facts.ts'
import type { Agreement, EmploymentFacts } from '../../engine/basis/person-facts.ts'
import type { Basis, Payout, ScheduleDay } from '../../engine/basis.ts'
import { monthOf, type Span } from '../../engine/dates.ts'
import type { HolidayAbsence } from '../../engine/holiday/qualifying.ts'
import { inForce } from '../../engine/law.ts'
import type { Law } from '../../engine/law-rules.ts'
import { WrongBasis } from '../../engine/reading.ts'
import { propertiesOf, valuesOf } from '../../person/employee-row.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { mapInTurns } from '../../platform/in-turns.ts'
import { numberIn, rowsIn, textIn } from '../../registers/form-values.ts'
import type { salaryPeriod } from '../../tables/schema.ts'
import { unsettledAdvances } from '../advances/unsettled.ts'
import { assignedPersonOf, assignedRows } from '../assignments/stored-assignments.ts'
import { absencesBefore, importedBases, openingBalances } from '../imported/imported-basis.ts'
import { accrualOf, aloneWith, parentalOf } from './accrual-of.ts'
import { agreementTerms } from './agreement-terms.ts'
import { basisHash, frozen } from './basis-hash.ts'
import { type CompanyRegisters, companyRegisters, steeredBy, type TableFacts } from './company-facts.ts'
import { balancesBefore, lastBalances, paidFixedPay, scheduledFrom } from './earlier-facts.ts'
import { historyOf } from './earlier-pay.ts'
import { earnedPay, earningAbsences, hasHoliday } from './earned-pay.ts'
import {
  balancesOf,
  contributionOf,
  employmentOf,
  exchangedOf,
  garnishmentsOf,
  personOf,
  standingOf,
  taxOf,
  unionOf,
} from './employee-facts.ts'
import { holidayAgreementOf, holidayOf, lawYear } from './holiday-of.ts'
import { importedFacts } from './imported-facts.ts'
import { lawTerms } from './law-terms.ts'
import { absenceOf, carOf, certifiedOf, enteredRows, lookBack, personRows } from './person-rows.ts'
import { averageWorkdays, scheduleDays, weekdays } from './schedule-days.ts'

/** A salary period, as it is stored. */
export type Period = typeof salaryPeriod.$inferSelect

/** Returns the payout of a period. */
const payoutOf = ({ payDay, firstDay, lastDay, deviationsFirst, deviationsLast }: Period): Payout => ({
  period: monthOf(payDay),
  payDate: payDay,
  pay: { from: firstDay, to: lastDay },
  deviations: { from: deviationsFirst, to: deviationsLast },
})

/** A person's values from a day until the next. */
interface Stretch extends Span {
  readonly values: FormValues
}

/** Returns the values from the first day on, a stretch for each day on which something changed. */
function stretchesOf(
  values: FormValues,
  entries: readonly DatedEntry[],
  { from, to }: Span,
): readonly [Stretch, ...Stretch[]] {
  const days = [
    ...new Set([from, ...entries.map(({ From }) => From).filter(day => from < day && day <= to)]),
  ].toSorted()
  const all = days.map((day, at) => ({
    from: day,
    to: days[at + 1] === undefined ? to : addDays(days[at + 1] ?? to, -1),
    values: valuesAt({ values, entries }, day),
  }))
  return all as unknown as readonly [Stretch, ...Stretch[]]
}

/** Makes the terms of the persons, each once for all who have them. */
function termsIn({ agreements, vacationAgreements }: CompanyRegisters, law: Law, on: IsoDate) {
  const made = new Map<string, Agreement>()
  return {
    made,
    holidayOf: (values: FormValues) => {
      const own = textIn(agreements.get(textIn(values, 'AvtalId')) ?? {}, 'SemAvtalKod')
      return vacationAgreements.get(textIn(values, 'SemAvtalKod') || own)
    },
    /** Returns the key of the terms of a person's values. */
    keyOf(values: FormValues): string {
      const holiday = this.holidayOf(values)
      const days = numberIn(values, 'SemRatt')
      const key = [textIn(values, 'AvtalId'), textIn(holiday ?? {}, 'AvtalKod'), days === 0 ? '' : days].join('/')
      if (!made.has(key)) {
        const own = agreementTerms(agreements.get(textIn(values, 'AvtalId')), law, on)
        const agreed = holidayAgreementOf(holiday, inForce(law.absence.holiday, on).value, days)
        made.set(key, frozen({ ...own, id: key, holiday: agreed }))
      }
      return key
    },
  }
}

/** Returns facts without those that say the same as the ones before them. */
const changing = (facts: readonly EmploymentFacts[]): readonly EmploymentFacts[] =>
  facts.filter((each, at) => {
    const before = facts[at - 1]
    return !before || JSON.stringify({ ...each, from: '' }) !== JSON.stringify({ ...before, from: '' })
  })

/** A person's basis with its hash. */
export interface HashedBasis {
  readonly basis: Basis
  readonly hash: string
}

/** A person whose basis cannot be made: the error says why. Others have theirs. */
export interface UnmadeBasis {
  readonly person: string
  readonly error: unknown
}

/** How many bases are made before the server's other work gets its turn: each takes some time. */
const inOneTurn = 3

/**
 * Returns the bases of persons for a payout, as `basesOf` makes them.
 *
 * @throws MissingRule when the law has no rules for the day of the payout
 * @throws WrongBasis when a person's table of pay types is not in the salary year
 */
export async function basisOf(
  tx: Transaction,
  period: Period,
  persons: readonly string[],
  law: Law,
): Promise<readonly HashedBasis[]> {
  const made = await basesOf(tx, period, persons, law)
  return made.map(each => {
    if ('error' in each) throw each.error
    return each
  })
}

/**
 * Returns the bases of persons for a payout, frozen, in the order of their numbers, and those whose
 * basis cannot be made: one query of each table, however many they are. Requires the company's
 * transaction.
 *
 * Facts hold on their own days. What begins after the payout's last day is not in a basis.
 *
 * @param persons AnstNr of each; those who do not exist are left out
 * @throws MissingRule when the law has no rules for the day of the payout
 */
export async function basesOf(
  tx: Transaction,
  period: Period,
  persons: readonly string[],
  law: Law,
): Promise<readonly (HashedBasis | UnmadeBasis)[]> {
  const payout = payoutOf(period)
  const { pay, deviations, payDate } = payout
  const lastDay = [pay.to, deviations.to, payDate].toSorted().at(-1) ?? payDate
  const rows = await personRows(tx, persons, payout, lastDay, period.period)
  const earlier = await historyOf(tx, period, persons)
  const advancesOf = await unsettledAdvances(tx, period, persons)
  const fixedPayOf = await paidFixedPay(tx, period, persons)
  const importedOf = await importedBases(tx, payDate, persons)
  const balancesOfLast = await lastBalances(tx, period, persons)
  const fresh = employeeForm.defaults('2000-01-01')
  const people = rows.employees.map((row): Person => {
    const values: FormValues = { ...fresh, ...valuesOf(row) }
    const entries = rows
      .factsOf(row.employmentNumber)
      .map(({ kind, validFrom, values: Values }): DatedEntry => ({ Slag: kind, From: validFrom, Values }))
    return { values, entries, paid: valuesAt({ values, entries }, payDate) }
  })
  const properties = await propertiesOf(tx, persons)
  const assigned = await assignedRows(
    tx,
    period,
    people.map(({ paid }) => assignedPersonOf(paid, properties.get(textIn(paid, 'AnstNr')) ?? [])),
  )
  const codes = [...new Set(people.map(({ paid }) => textIn(paid, 'TabellStyKod')))]
  const own = await companyRegisters(tx, period.year, codes)
  const terms = termsIn(own, law, payDate)
  const absencesOfYears = await earningAbsences(tx, payDate, persons, lastDay)
  /** True for a person whose holiday is a share of the pay. */
  const isShare = (paid: FormValues) => textIn(paid, 'LoneForm') === 'TIM' || terms.holidayOf(paid)?.EndastLon === true
  const earnedOf = await earnedPay(
    tx,
    payDate,
    people.flatMap(({ paid }) => {
      const person = personOf(paid)
      const { number: one } = person
      const mayHave = hasHoliday(person, rows.absencesOf(one).map(absenceOf), payout) || rows.importedOf(one).length > 0
      return mayHave || isShare(paid) ? [one] : []
    }),
    person => [...absencesOfYears(person), ...earningOf(importedOf(person).absences)],
  )
  const planned = plannedDays(own)
  const shared = frozen({ tables: Object.fromEntries(own.tables), formulas: own.formulas, company: own.company })
  const bases = await mapInTurns(
    people,
    attempted(({ values, entries, paid }: Person) => {
      const person = personOf(paid)
      if (own.problem !== undefined) throw new WrongBasis(`${own.problem} Ändra det i företagsinställningarna.`)
      const found = tableIn(shared.tables, paid, period)
      const table = steeredBy(found, own.agreements.get(textIn(paid, 'AvtalId')))
      const whole = stretchesOf(values, entries, { from: person.employedFrom, to: lastDay })
      const employment = changing(
        whole.map(each =>
          employmentOf(each.values, each.from, terms.keyOf(each.values), planned.fullTime(each.values)),
        ),
      )
      const elsewhere = importedOf(person.number)
      const absences = [
        ...absencesBefore(elsewhere.absences, deviations.from),
        ...rows.absencesOf(person.number).map(absenceOf),
      ]
      const rowsImported = rows.importedOf(person.number)
      const absentFrom = [
        ...absences.map(({ from }) => from),
        ...rowsImported.map(({ validFrom }) => validFrom ?? pay.from),
      ]
      const start = [pay.from, deviations.from, ...absentFrom].toSorted()[0] ?? pay.from
      const fixedPay = fixedPayOf(person.number)
      const changes = employment.map(({ from }) => from)
      const first =
        [
          [start, addDays(deviations.from, -lookBack)].toSorted()[1] ?? start,
          scheduledFrom(fixedPay, person, changes) ?? start,
        ].toSorted()[0] ?? start
      const [planOfFirst, ...plans] = stretchesOf(values, entries, {
        from: first,
        to: [pay.to, deviations.to].toSorted()[1] ?? pay.to,
      }).map(each => planned.days(each, employmentHours(employment, each.from)))
      // Those with the same schedule share the list, which is then frozen and hashed once.
      const days = plans.length === 0 && planOfFirst ? planOfFirst : [planOfFirst ?? [], ...plans].flat()
      const imported = importedFacts(rowsImported, own, table.payTypes, days, deviations)
      const used = new Set(employment.map(({ agreement }) => agreement))
      const register = terms.holidayOf(paid)
      const { taken: holidayYear } = vacationYearOf(register ?? lawYear, payDate)
      const { holiday: agreement } = terms.made.get(terms.keyOf(paid)) ?? lawTerms(law, payDate)
      const qualifying = inForce(law.absence.qualifying, payDate).value
      const children = rowsIn(paid, 'Barn')
      const alone = aloneWith(children)
      const ofYears = [...absencesOfYears(person.number), ...earningOf(elsewhere.absences)]
      const accrual = accrualOf({
        person,
        days: agreement.days,
        pay,
        payDate,
        absences: ofYears,
        payTypes: table.payTypes,
        register: register ?? lawYear,
        law: qualifying,
        alone,
        earned: isShare(paid) ? earnedOf(person.number) : null,
      })
      const parental = parentalOf(children, ofYears, payDate, deviations)
      const basis: Basis = frozen({
        version: 1 as const,
        payout,
        person,
        employment,
        days,
        agreements: [...terms.made.values()].filter(({ id }) => used.has(id)),
        tax: taxOf(paid),
        contribution: contributionOf(paid),
        ...table,
        formulas: shared.formulas,
        company: shared.company,
        standing: [...standingOf(paid), ...exchangedOf(paid, table.steering)],
        entered: [
          ...imported.entered,
          ...enteredRows(rows.entriesOf(person.number)),
          ...(assigned.get(person.number) ?? []),
        ],
        time: imported.time,
        ...(imported.leftOut.length > 0 && { leftOut: imported.leftOut }),
        extraTime: [],
        absences: [...absences, ...imported.absences],
        holiday: {
          ...holidayOf({
            person,
            employment,
            values: paid,
            register,
            agreement,
            payDate,
            pay,
            payTypes: table.payTypes,
            earned: hasHoliday(person, [...absences, ...imported.absences], payout) ? earnedOf(person.number) : null,
            law: qualifying,
            alone,
            weeklyDays: planned.weeklyDays(paid),
          }),
          accrual,
          ...(parental.length > 0 && { parental }),
        },
        history: {
          ...earlier(person.number),
          fixedPay,
          certified: rows.absencesOf(person.number).flatMap(certifiedOf),
        },
        balances: balancesBefore(
          openingBalances(balancesOf(paid), elsewhere, holidayYear.from),
          balancesOfLast(person.number),
          holidayYear.from,
        ),
        cars: rows.carsOf(person.number).map(carOf),
        garnishments: garnishmentsOf(paid),
        union: unionOf(paid, own.unions),
        wantedNet: null,
        advances: advancesOf(person.number),
      })
      return { basis, hash: basisHash(basis) }
    }),
    inOneTurn,
  )
  return bases.toSorted((a, b) => (numberOf(a) < numberOf(b) ? -1 : 1))
}

/** A person's values: those of the row, the entries, and what holds on the day of the payout. */
interface Person {
  readonly values: FormValues
  readonly entries: readonly DatedEntry[]
  readonly paid: FormValues
}

/** Returns AnstNr of a person, with a basis or without. */
export const numberOf = (made: HashedBasis | UnmadeBasis): string =>
  'error' in made ? made.person : made.basis.person.number

/** Makes a person's basis, or says what was wrong with it, so that others get theirs. */
const attempted =
  (make: (person: Person) => HashedBasis) =>
  (person: Person): HashedBasis | UnmadeBasis => {
    try {
      return make(person)
    } catch (error) {
      return { person: textIn(person.paid, 'AnstNr'), error }
    }
  }

/** @throws WrongBasis with the field, when the person's table is not one of the salary year's */
function tableIn(tables: Readonly<Record<string, TableFacts>>, paid: FormValues, { year }: Period): TableFacts {
  const code = textIn(paid, 'TabellStyKod')
  const table = tables[code]
  if (table) return table
  const label = labelOf(employeeForm.fields.TabellStyKod, paid)
  throw new WrongBasis(
    code === ''
      ? `${label} saknas. Välj en i personalregistret.`
      : `${label} ${code} finns inte i löneåret ${year}. Välj en annan i personalregistret.`,
  )
}

/** Returns absences that another program deducted as earning holiday depends on them. */
const earningOf = (absences: readonly AbsenceFact[]): readonly HolidayAbsence[] =>
  absences.map(({ type, from, to, extent, child }) => ({ type, from, to: to ?? from, extent, child }))

const employmentHours = (employment: readonly EmploymentFacts[], on: IsoDate): number =>
  (employment.findLast(({ from }) => from <= on) ?? employment[0])?.weeklyHours ?? 0

/** Returns the planned days of stretches; those of the same schedule and days are made once. */
function plannedDays({ schedules, scheduleFacts }: CompanyRegisters) {
  const made = new Map<string, readonly ScheduleDay[]>()
  const scheduleOf = (values: FormValues) => schedules.get(textIn(values, 'SchemaID'))
  return {
    /** Returns the hours of a full-time week of the work schedule, or null without one. */
    fullTime: (values: FormValues) => {
      const schedule = scheduleOf(values)
      return schedule ? toHundredths(schedule.fullTime) : null
    },
    /** Returns the working days of an average week of the work schedule, or null without one. */
    weeklyDays: (values: FormValues) => {
      const schedule = scheduleOf(values)
      return schedule ? averageWorkdays(schedule, scheduleFacts) : null
    },
    days({ from, to, values }: Stretch, weekly: number): readonly ScheduleDay[] {
      const key = [textIn(values, 'SchemaID'), from, to, weekly].join(' ')
      const known = made.get(key)
      if (known) return known
      const schedule = scheduleOf(values)
      const days = frozen(
        schedule
          ? scheduleDays(schedule, { from, to }, scheduleFacts)
          : weekdays({ from, to }, weekly, scheduleFacts.holidays),
      )
      made.set(key, days)
      return days
    },
  }
}
