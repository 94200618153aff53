import type { IsoDate } from '#contracts/rules/date.ts'
import type { Ore } from '../../engine/money.ts'
import { accountOf, type Company } from './company.ts'
import { holidayChange, type PostedPerson } from './pay-accounts.ts'
import { type Category, type Entry, mirrored, type Part } from './posting.ts'

/** How much the holiday liability to a person, and the contributions on it, grow in the period. */
export interface HolidayChange {
  /** AnstNr. */
  readonly person: string
  /** Negative when it falls. */
  readonly liability: Ore
  readonly contributions: Ore
}

interface Holiday {
  readonly company: Company
  readonly change: HolidayChange
  readonly person: PostedPerson
  readonly date: IsoDate
  readonly pay: readonly Part[]
  /** The entries of the person's payslips. */
  readonly posted: readonly Entry[]
}

/**
 * Returns the entries that bring the liability to what it is at the end of the period. What the
 * payslips' own rows have posted on it is left out here: settled holiday pay, and its
 * contributions.
 */
export function holidayEntries({ company, change, person, date, pay, posted }: Holiday): readonly Entry[] {
  if (!company.KonteraBerSemLon) return []
  const already = (account: string, category: Category) =>
    posted
      .filter(entry => entry.account === account && entry.category === category)
      .reduce((sum, { amount }) => sum + amount, 0)
  const entriesOf = (cost: string, debt: string, grown: Ore, category: Category) => {
    const entry = { account: cost, amount: grown + already(debt, category), category: 'holiday' as const, date }
    const whose = { person: person.person, department: person.department, payslip: '', rows: [] }
    return mirrored(company, { ...entry, ...whose }, debt, pay)
  }
  return [
    ...entriesOf(
      accountOf(company, holidayChange[person.type]),
      accountOf(company, 'KtoSemesterloneskuld'),
      change.liability,
      'pay',
    ),
    ...entriesOf(
      accountOf(company, 'KtoArbAvgSemester'),
      accountOf(company, 'KtoUpplupenArbAvg'),
      change.contributions,
      'contributions',
    ),
  ]
}
