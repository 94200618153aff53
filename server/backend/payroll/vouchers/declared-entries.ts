import type { IsoDate } from '#contracts/rules/date.ts'
import type { Ore } from '../engine/money.ts'
import { type AccountField, accountOf, type Company } from './company.ts'
import { type Entry, noUnits } from './posting.ts'

/** What a month's declaration says of the contributions, beside what its payslips have. */
export interface DeclaredContributions {
  /**
   * The sum after the reductions, in whole kronor, which is what is paid; null if it is in doubt.
   */
  readonly sum: Ore | null
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
  if (declared.sum === null) return reductions
  const posted = [...entries, ...reductions]
    .filter(({ account, category }) => account === debt && category === 'contributions')
    .reduce((sum, { amount }) => sum + amount, 0)
  return [...reductions, ...pair('KtoAvrundning', declared.sum + posted)]
}
