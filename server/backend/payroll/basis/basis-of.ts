import { labelOf } from '#contracts/forms/field.ts'
import { employeeForm } from '#contracts/person/employee.form.ts'
import { addDays } from '#contracts/rules/date.ts'
import type { EmploymentFacts } from '../../engine/basis/person-facts.ts'
import type { Basis, Payout, ScheduleDay } from '../../engine/basis.ts'
import { monthOf } from '../../engine/dates.ts'
import type { Law } from '../../engine/law-rules.ts'
import { WrongBasis } from '../../engine/reading.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { mapInTurns } from '../../platform/in-turns.ts'
import { textIn } from '../../registers/form-values.ts'
import type { salaryPeriod } from '../../tables/schema.ts'
import { basisHash, frozen } from './basis-hash.ts'
import { companyRegisters, steeredBy, type TableFacts } from './company-facts.ts'
import { contributionOf, employmentOf, taxOf } from './employee-facts.ts'
import {
  type Asked,
  type Finding,
  factsOf,
  type PaidPerson,
  type PayFacts,
  type RegisteredPerson,
} from './pay-source.ts'
import { paySources } from './pay-sources.ts'
import { peopleOf } from './people.ts'
import { plansIn } from './plans.ts'
import { stretchesOf } from './stretches.ts'
import { termsIn } from './terms.ts'

/** A salary period, as it is stored. */
export type Period = typeof salaryPeriod.$inferSelect

/** The days before the deviations whose absence the law may count: twelve months, and a relapse. */
const lookBack = 400

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
 * @param sources the sources of pay
 * @throws MissingRule when the law has no rules for the day of the payout
 */
export async function basesOf(
  tx: Transaction,
  period: Period,
  persons: readonly string[],
  law: Law,
  sources = paySources,
): Promise<readonly (HashedBasis | UnmadeBasis)[]> {
  const asked: Asked = { ...(await readShared(tx, period, persons, law)), sources }
  const { registers } = asked
  const shared = frozen({
    tables: Object.fromEntries(registers.tables),
    formulas: registers.formulas,
    company: registers.company,
  })
  const readings: ((one: PaidPerson) => Finding)[] = []
  for (const source of sources) {
    const foundOf = await source.read(asked)
    readings.push(one => ({ source, found: foundOf(one) }))
  }
  const bases = await mapInTurns(
    asked.people,
    attempted(registered => {
      if (registers.problem !== undefined)
        throw new WrongBasis(`${registers.problem} Ändra det i företagsinställningarna.`)
      const one = paidPersonOf(registered, tableIn(shared.tables, registered, period), asked)
      const findings = readings.map(read => read(one))
      const days = plannedDays(one, findings, asked)
      const basis = basisWith(one, factsOf(findings, days), { ...asked, ...shared, days })
      return { basis, hash: basisHash(basis) }
    }),
    inOneTurn,
  )
  return bases.toSorted((a, b) => (numberOf(a) < numberOf(b) ? -1 : 1))
}

/** Returns AnstNr of a person, with a basis or without. */
export const numberOf = (made: HashedBasis | UnmadeBasis): string =>
  'error' in made ? made.person : made.basis.person.number

/** Returns the payout of a period. */
const payoutOf = ({ payDay, firstDay, lastDay, deviationsFirst, deviationsLast }: Period): Payout => ({
  period: monthOf(payDay),
  payDate: payDay,
  pay: { from: firstDay, to: lastDay },
  deviations: { from: deviationsFirst, to: deviationsLast },
})

/** Reads what all sources share: the persons, and the company's registers. */
async function readShared(
  tx: Transaction,
  period: Period,
  persons: readonly string[],
  law: Law,
): Promise<Omit<Asked, 'sources'>> {
  const payout = payoutOf(period)
  const { pay, deviations, payDate } = payout
  const lastDay = [pay.to, deviations.to, payDate].toSorted().at(-1) ?? payDate
  const people = await peopleOf(tx, persons, { payDate, lastDay })
  const codes = [...new Set(people.map(({ paid }) => textIn(paid, 'TabellStyKod')))]
  const registers = await companyRegisters(tx, period.year, codes)
  return {
    tx,
    period,
    payout,
    lastDay,
    absentFrom: addDays(deviations.from, -lookBack),
    persons,
    people,
    law,
    registers,
    terms: termsIn(registers, law, payDate),
    plans: plansIn(registers),
  }
}

/** Makes a person's basis, or says what was wrong with it, so that others get theirs. */
const attempted =
  (make: (one: RegisteredPerson) => HashedBasis) =>
  (one: RegisteredPerson): HashedBasis | UnmadeBasis => {
    try {
      return make(one)
    } catch (error) {
      return { person: textIn(one.paid, 'AnstNr'), error }
    }
  }

/** @throws WrongBasis with the field, when the person's table is not one of the salary year's */
function tableIn(
  tables: Readonly<Record<string, TableFacts>>,
  { paid }: RegisteredPerson,
  { year }: Period,
): TableFacts {
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

/** Returns facts without those that say the same as the ones before them. */
const changing = (facts: readonly EmploymentFacts[]): readonly EmploymentFacts[] =>
  facts.filter((each, at) => {
    const before = facts[at - 1]
    return !before || JSON.stringify({ ...each, from: '' }) !== JSON.stringify({ ...before, from: '' })
  })

/** Returns a person with the table of pay types and what holds of the employment day by day. */
function paidPersonOf(
  registered: RegisteredPerson,
  table: TableFacts,
  { registers, terms, plans, lastDay }: Asked,
): PaidPerson {
  const { paid, person } = registered
  const whole = stretchesOf(registered, { from: person.employedFrom, to: lastDay })
  return {
    ...registered,
    table: steeredBy(table, registers.agreements.get(textIn(paid, 'AvtalId'))),
    employment: changing(
      whole.map(({ values, from }) => employmentOf(values, from, terms.of(values).id, plans.fullTime(values))),
    ),
  }
}

/** Returns the planned days of the payout, and of what the sources have found before it. */
function plannedDays(
  one: PaidPerson,
  findings: readonly Finding[],
  { payout: { pay, deviations }, absentFrom, plans }: Asked,
): readonly ScheduleDay[] {
  const since = findings.flatMap(({ found }) => found.since ?? [])
  const start = [pay.from, deviations.from, ...since].toSorted()[0] ?? pay.from
  const again = findings.flatMap(({ found }) => found.recalculatedFrom ?? [])
  const counted = [start, absentFrom].toSorted()[1] ?? start
  const from = again.length === 0 ? start : ([counted, ...again].toSorted()[0] ?? start)
  const to = [pay.to, deviations.to].toSorted()[1] ?? pay.to
  return plans.days(stretchesOf(one, { from, to }), one.employment)
}

/** Puts a person's basis together: what the registers say, and the facts of the sources. */
function basisWith(
  { paid, person, employment, table }: PaidPerson,
  { leftOut, fixedPay, certified, earlierPay, ...facts }: PayFacts,
  { payout, terms, days, formulas, company }: Asked & Pick<Basis, 'days' | 'formulas' | 'company'>,
): Basis {
  return frozen({
    version: 1 as const,
    payout,
    person,
    employment,
    days,
    agreements: terms.named(employment.map(({ agreement }) => agreement)),
    tax: taxOf(paid),
    contribution: contributionOf(paid),
    ...table,
    formulas,
    company,
    ...facts,
    ...(leftOut.length > 0 && { leftOut }),
    history: { ...earlierPay, fixedPay, certified },
    wantedNet: null,
  })
}
