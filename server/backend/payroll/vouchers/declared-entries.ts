import type { IsoDate } from '#contracts/rules/date.ts'
import type { Ore } from '../../engine/money.ts'
import { type AccountField, accountOf, type Company } from './company.ts'
import { type Entry, noUnits } from './posting.ts'

/** The fields of the declaration that are reductions of the whole company, and their accounts. */
const reductions = { '475': 'KtoArbAvgFoU', '476': 'KtoArbAvgRabatt' } as const

export type Reduction = keyof typeof reductions

/** What a month's declaration says of the contributions, beside what its payslips have. */
export interface DeclaredContributions {
  /** The sum after the reductions, in whole kronor, which is what is paid. */
  readonly sum: Ore
  /** The reductions of the whole company, as positive amounts. */
  readonly reductions: Readonly<Record<Reduction, Ore>>
  /** What earlier postings of the month have. Credit is negative. */
  readonly posted: PostedContributions
  /** A larger difference than this is a fault to find, and is not posted away. */
  readonly maxRounding: Ore
}

export interface PostedContributions {
  /** On the account of the debt. */
  readonly debt: Ore
  readonly reductions: Readonly<Record<Reduction, Ore>>
}

/**
 * Returns what is declared of the whole company's contributions and is not posted yet: the
 * reductions, and the öre between the contributions that are posted and the declared sum.
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
  const pair = (field: AccountField, box: Reduction | '487', amount: Ore): readonly Entry[] =>
    amount === 0
      ? []
      : [
          { ...shared, category: 'contributions', account: accountOf(company, field), amount, box },
          { ...shared, category: 'contributions', account: debt, amount: -amount },
        ]
  const reduced = (['476', '475'] as const).flatMap(box =>
    pair(reductions[box], box, 0 - declared.reductions[box] - declared.posted.reductions[box]),
  )
  const difference = [...entries, ...reduced]
    .filter(({ account, category }) => account === debt && category === 'contributions')
    .reduce((sum, { amount }) => sum + amount, declared.sum + declared.posted.debt)
  const isRounding = Math.abs(difference) <= declared.maxRounding
  return [...reduced, ...(isRounding ? pair('KtoAvrundning', '487', difference) : [])]
}
