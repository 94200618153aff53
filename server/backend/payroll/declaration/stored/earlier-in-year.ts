import { kronor } from '../../../engine/money.ts'
import { baseOf } from '../contributions.ts'
import type { DeclaredPayslip, DeclaredPerson, EarlierInYear, Period } from '../declaration.ts'
import { fieldsOfRows } from '../sums.ts'

/** A payslip's person, as far as the year's limit needs it. */
type Payee = Pick<DeclaredPerson, 'person' | 'payee' | 'taxType' | 'contributionType'>

/** The bases of contributions of a month of payout by person, in whole kronor. */
export interface MonthOfBases {
  readonly period: Period
  readonly bases: ReadonlyMap<string, number>
}

/** Returns the bases of payslips by month of payout, in the order of the months. */
export const basesByMonth = (payslips: readonly DeclaredPayslip[]): readonly MonthOfBases[] =>
  [...Map.groupBy(payslips, ({ period }) => period)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([period, slips]) => {
      const byPerson = [...Map.groupBy(slips, ({ person }) => person)]
      return {
        period,
        bases: new Map(byPerson.map(([person, own]) => [person, baseOf({ fields: fieldsOfRows(own, false) })])),
      }
    })

/**
 * Returns what was declared of each person before a period, as declarationOf declares it:
 * employments of a payee reach the year's limit together, and each settles its own earlier pay
 * once, the first time that it is paid after that.
 *
 * @param months those of the year, in their order
 * @param limit the pay of a year that has no contributions, in öre
 */
export function earlierInYear(
  persons: readonly Payee[],
  months: readonly MonthOfBases[],
  period: Period,
  limit: number,
): (person: string) => EarlierInYear {
  const payees = new Map(persons.filter(({ taxType }) => taxType !== 'FTG').map(each => [each.person, each]))
  const bases = new Map<string, number>()
  const free = new Map<string, number>()
  for (const month of months) {
    if (month.period >= period) break
    const now = [...month.bases].flatMap(([person, base]) => {
      const known = payees.get(person)
      return known ? [{ known, base }] : []
    })
    for (const { known, base } of now) bases.set(known.payee.id, (bases.get(known.payee.id) ?? 0) + base)
    for (const { known, base } of now) {
      const isBelow = kronor(bases.get(known.payee.id) ?? 0) < limit
      if (known.contributionType === '00') continue
      free.set(known.person, isBelow ? (free.get(known.person) ?? 0) + base : 0)
    }
  }
  return person => ({ base: bases.get(payees.get(person)?.payee.id ?? '') ?? 0, free: free.get(person) ?? 0 })
}
