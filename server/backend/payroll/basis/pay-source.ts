import type { DatedEntry } from '#contracts/employees/dated.ts'
import type { FormValues } from '#contracts/forms/field.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import type { History, LeftOut } from '../../engine/basis/absence-facts.ts'
import type { EmploymentFacts } from '../../engine/basis/person-facts.ts'
import type { Basis, Payout, Person, ScheduleDay } from '../../engine/basis.ts'
import type { Law } from '../../engine/law-rules.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import type { salaryPeriod } from '../../tables/schema.ts'
import type { CompanyRegisters, TableFacts } from './company-facts.ts'
import type { Plans } from './plans.ts'
import type { Terms } from './terms.ts'

/**
 * The facts that several sources may give: lists, which are joined in the order of the sources. The
 * engine reads them in an order of its own (engine/basis/canonical.ts).
 */
export interface JoinedFacts
  extends Pick<
      Basis,
      'standing' | 'entered' | 'absences' | 'time' | 'extraTime' | 'balances' | 'cars' | 'garnishments' | 'advances'
    >,
    Pick<History, 'fixedPay' | 'certified'> {
  readonly leftOut: readonly LeftOut[]
}

/** The facts that one source gives. */
export interface SingleFacts extends Pick<Basis, 'holiday' | 'union'> {
  readonly earlierPay: Omit<History, 'fixedPay' | 'certified'>
}

/** Everything that sources give of a person's payout. */
export interface PayFacts extends JoinedFacts, SingleFacts {}

/** A person as the registers say. */
export interface RegisteredPerson {
  readonly values: FormValues
  readonly entries: readonly DatedEntry[]
  /** The values on the day of the payout. */
  readonly paid: FormValues
  readonly person: Person
}

/** A person with what the company's registers give the person in the payout. */
export interface PaidPerson extends RegisteredPerson {
  readonly employment: readonly EmploymentFacts[]
  readonly table: Omit<TableFacts, 'steerings'>
}

/** A request for the bases of persons in a payout. Its transaction is the company's. */
export interface Asked {
  readonly tx: Transaction
  readonly period: typeof salaryPeriod.$inferSelect
  readonly payout: Payout
  /** The last day of the payout and its deviations. What begins later is not read. */
  readonly lastDay: IsoDate
  /** The first day whose absence the law may count. */
  readonly absentFrom: IsoDate
  /** AnstNr of those asked for. */
  readonly persons: readonly string[]
  /** Those of them who exist. */
  readonly people: readonly RegisteredPerson[]
  readonly law: Law
  readonly registers: CompanyRegisters
  readonly terms: Terms
  readonly plans: Plans
  /** The sources whose facts are in the bases. */
  readonly sources: readonly PaySource[]
}

/** What a source has found of a person. */
export interface Found<Given extends keyof PayFacts, Read extends keyof JoinedFacts> {
  /** The first days of its facts. The person's days are planned from the first of them. */
  readonly since?: readonly IsoDate[]
  /** The first day of earlier pay that is calculated again, if any. Days are planned from it. */
  readonly recalculatedFrom?: IsoDate | undefined
  /**
   * Returns the facts.
   *
   * @param days the planned days of the person
   * @param earlier the facts of the sources before this one, of the kinds that it reads
   * @throws WrongBasis when the person has no basis because of them
   */
  readonly facts: (days: readonly ScheduleDay[], earlier: Pick<JoinedFacts, Read>) => Partial<Pick<PayFacts, Given>>
}

/**
 * A source of pay: one kind of input that a payslip is calculated from. It reads what it needs of
 * all persons at once, and gives each person's part of the basis.
 */
export interface PaySource<
  Given extends keyof PayFacts = keyof PayFacts,
  Read extends keyof JoinedFacts = keyof JoinedFacts,
> {
  /** The name of its file. */
  readonly name: string
  /** The kinds of facts that it gives. */
  readonly gives: readonly Given[]
  /**
   * The kinds of facts that it reads of other sources, each with the reason: it comes after all
   * sources that give them. The place of a source that reads none does not matter.
   */
  readonly reads?: { readonly [Kind in Read]?: string }
  /**
   * Returns whose absences may be holiday of the payout, by AnstNr. The pay that earns holiday is
   * read only for them. Every source of absences says it.
   */
  readonly mayBeHoliday?: (asked: Asked) => Promise<(person: string) => boolean>
  /** Reads it by one query of each table, however many the persons are. */
  readonly read: (asked: Asked) => Promise<(one: PaidPerson) => Found<Given, Read>>
}

/** Declares a source of pay. Its place is a line in `pay-sources.ts`. */
export const paySource = <const Given extends keyof PayFacts, Read extends keyof JoinedFacts = never>(
  source: PaySource<Given, Read>,
): PaySource => source as PaySource

/** Returns a reading that several sources share: it is made once for each request. */
export function readOnce<Value>(read: (asked: Asked) => Promise<Value>): (asked: Asked) => Promise<Value> {
  const made = new WeakMap<Asked, Promise<Value>>()
  return asked => {
    const known = made.get(asked) ?? read(asked)
    made.set(asked, known)
    return known
  }
}

/** What a source has found of a person, with its declaration. */
export interface Finding {
  readonly source: PaySource
  readonly found: Found<keyof PayFacts, keyof JoinedFacts>
}

const nothing: JoinedFacts = {
  standing: [],
  entered: [],
  absences: [],
  time: [],
  leftOut: [],
  extraTime: [],
  balances: [],
  cars: [],
  garnishments: [],
  advances: [],
  fixedPay: [],
  certified: [],
}

const isJoined = (kind: keyof PayFacts): kind is keyof JoinedFacts => kind in nothing

/** Returns the facts of all sources, in their order. */
export function factsOf(findings: readonly Finding[], days: readonly ScheduleDay[]): PayFacts {
  const facts: Partial<Record<keyof PayFacts, unknown>> & Record<keyof JoinedFacts, readonly unknown[]> = {
    ...nothing,
  }
  for (const { source, found } of findings) {
    const given = found.facts(days, facts as unknown as JoinedFacts)
    for (const kind of source.gives) {
      if (isJoined(kind)) facts[kind] = [...facts[kind], ...(given[kind] ?? [])]
      else if (kind in given) facts[kind] = given[kind]
    }
  }
  return facts as unknown as PayFacts
}
