import type { IsoDate } from '#contracts/rules/date.ts'
import type { Ore } from '../engine/money.ts'
import { type AccountField, accountOf, type Company } from './company.ts'
import { type Entry, noUnits } from './posting.ts'

/** What the company's contributions are in the period as a whole, beside those of its payslips. */
export interface CompanyContributions {
  /**
   * The reduction in support area A, and that for research and development, as positive amounts.
   */
  readonly regionalReduction?: Ore
  readonly researchReduction?: Ore
  /** The sum that is declared, after the reductions, when it is known: whole kronor. */
  readonly declared?: Ore
}

/**
 * Returns the reductions, and the öre between the contributions that are posted and the declared
 * sum, which is what is paid.
 *
 * @param entries those of the payslips
 */
export function companyEntries(
  company: Company,
  { regionalReduction = 0, researchReduction = 0, declared }: CompanyContributions,
  entries: readonly Entry[],
  date: IsoDate,
): readonly Entry[] {
  if (!company.KonteraBerArbAvg) return []
  const debt = accountOf(company, 'KtoArbAvgSkuld')
  const shared = { date, person: '', department: '', payslip: '', rows: [], units: noUnits, remainder: 0 }
  const pair = (field: AccountField, amount: Ore): readonly Entry[] =>
    amount === 0
      ? []
      : [
          { ...shared, category: 'contributions', account: accountOf(company, field), amount },
          { ...shared, category: 'contributions', account: debt, amount: -amount },
        ]
  const reductions = [...pair('KtoArbAvgRabatt', -regionalReduction), ...pair('KtoArbAvgFoU', -researchReduction)]
  if (declared === undefined) return reductions
  const posted = [...entries, ...reductions]
    .filter(({ account, category }) => account === debt && category === 'contributions')
    .reduce((sum, { amount }) => sum + amount, 0)
  return [...reductions, ...pair('KtoAvrundning', declared + posted)]
}
