import { and, lt, sql } from 'drizzle-orm'
import type { FormRow } from '#contracts/forms/field.ts'
import { addDays, type IsoDate } from '#contracts/rules/date.ts'
import type { AbsenceFact } from '../../engine/basis/absence-facts.ts'
import type { Hundredths } from '../../engine/money.ts'
import type { Balance } from '../../engine/payslip.ts'
import { among } from '../../platform/database/among.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { hundredthsIn, rowsIn, textIn } from '../../registers/form-values.ts'
import { importedPayslip, importedPerson } from '../../tables/schema.ts'

/** What another program left of a person: absences, and balances after its last payout. */
export interface ImportedBasis {
  /** Absences that the other program deducted. */
  readonly absences: readonly AbsenceFact[]
  readonly payDate: IsoDate | undefined
  readonly balances: Readonly<Record<string, Hundredths>>
}

const none: ImportedBasis = { absences: [], payDate: undefined, balances: {} }

/** Returns a typed absence as the engine reads it. What it took is deducted already. */
const absenceOf = (row: FormRow, at: number): AbsenceFact => ({
  id: `tidigare.${at + 1}`,
  type: textIn(row, 'Typ'),
  from: textIn(row, 'From'),
  to: textIn(row, 'Tom'),
  extent: hundredthsIn(row, 'Omfattning'),
  hours: {},
  child: textIn(row, 'Barn'),
})

/** Returns what other programs left of persons, by AnstNr. */
export async function importedBases(
  tx: Transaction,
  payDay: IsoDate,
  persons: readonly string[],
): Promise<(person: string) => ImportedBasis> {
  const items = await tx
    .select({ person: importedPerson.employmentNumber, details: importedPerson.details })
    .from(importedPerson)
    .where(among(importedPerson.employmentNumber, persons))
  if (items.length === 0) return () => none
  const { employmentNumber: person, payDate, balances } = importedPayslip
  const left = await tx
    .selectDistinctOn([person], { person, payDate, balances })
    .from(importedPayslip)
    .where(and(among(person, persons), lt(payDate, payDay), sql`${balances} <> '{}'::jsonb`))
    .orderBy(person, sql`${payDate} desc`)
  const detailsOf = new Map(items.map(each => [each.person, each.details]))
  const leftOf = new Map(left.map(each => [each.person, each]))
  return one => {
    const last = leftOf.get(one)
    return {
      absences: rowsIn((detailsOf.get(one) ?? {}) as never, 'Franvaro').map(absenceOf),
      payDate: last?.payDate,
      balances: last?.balances ?? {},
    }
  }
}

/** Returns absences until a day: those that begin later are left out, and others end with it. */
export const absencesBefore = (absences: readonly AbsenceFact[], day: IsoDate): readonly AbsenceFact[] =>
  absences.flatMap(each => {
    const last = addDays(day, -1)
    return each.from > last ? [] : [{ ...each, to: each.to === null || each.to > last ? last : each.to }]
  })

/** The balances that go on all years; those of holiday begin anew with each year. */
const lasting = ['KOMP', 'FLEX']

/**
 * Returns the balances of the register, and where it has none, those that another program left.
 *
 * @param year the first day of the year of holiday
 */
export const openingBalances = (
  registered: readonly Omit<Balance, 'after'>[],
  { payDate, balances }: ImportedBasis,
  year: IsoDate,
): readonly Omit<Balance, 'after'>[] =>
  registered.map(each => {
    const left = balances[each.kind] ?? 0
    const counts = payDate !== undefined && (payDate >= year || lasting.includes(each.kind))
    return each.before === 0 && left !== 0 && counts ? { ...each, before: left } : each
  })
