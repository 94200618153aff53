import type { IsoDate } from '#contracts/rules/date.ts'
import type { Ore } from '../engine/money.ts'
import { type AccountField, accountOf, type Company } from './company.ts'
import { type Entry, noUnits } from './posting.ts'

/** What a month's declaration says of the contributions, beside what its payslips have. */
export interface DeclaredContributions {
  /** The sum after the reductions, in whole kronor, which is what is paid. */
  readonly sum: Ore
  /** What earlier postings of the month have on the debt's account: credit is negative. */
  readonly posted: Ore
  /** A larger difference than this is a fault to find, and is not posted away. */
  readonly mostRounding: Ore
  /** The reductions of the whole company, as positive amounts. */
  readonly researchReduction: Ore
  readonly regionalReduction: Ore
}

/**
 * Returns the reductions of the company's contributions, and the öre between the contributions that
 * are posted and the declared sum.
 *
 * @param declared undefined while the declaration is not known
 * @param entries those of the payslips
 */
export function declaredEntries(
  company: Company,
  declared: DeclaredContributions | undefined,
  entries: readonly Entry[],
  date: IsoDate,
): readonly Entry[] {
  if (!company.KonteraBerArbAvg || !declared) return []
  const debt = accountOf(company, 'KtoArbAvgSkuld')
  const shared = { date, person: '', department: '', payslip: '', rows: [], units: noUnits, remainder: 0 }
  const pair = (field: AccountField, amount: Ore): readonly Entry[] =>
    amount === 0
      ? []
      : [
          { ...shared, category: 'contributions', account: accountOf(company, field), amount },
          { ...shared, category: 'contributions', account: debt, amount: -amount },
        ]
  const reductions = [
    ...pair('KtoArbAvgRabatt', -declared.regionalReduction),
    ...pair('KtoArbAvgFoU', -declared.researchReduction),
  ]
  const difference = [...entries, ...reductions]
    .filter(({ account, category }) => account === debt && category === 'contributions')
    .reduce((sum, { amount }) => sum + amount, declared.sum + declared.posted)
  return [...reductions, ...(Math.abs(difference) <= declared.mostRounding ? pair('KtoAvrundning', difference) : [])]
}
