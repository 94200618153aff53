import type { IsoDate } from '#contracts/rules/date.ts'
import type { Rate } from '../money.ts'
import { ageAtYearStart } from '../tax/tax-column.ts'
import type { AgeGroup, ContributionRules, PartialFee } from './contribution-rules.ts'

/** A payee's fees, and the full ones that are paid above a cap. */
interface PayeesFees {
  readonly own: FeeGroup
  readonly full: FeeGroup
}

type FeeGroup = Omit<AgeGroup, 'source'> & { readonly source?: string }

interface Payee {
  readonly payDate: IsoDate
  readonly birthDate: IsoDate | null
  readonly type: string
}

/** Returns the sum of fees. */
export const rateOf = (fees: readonly PartialFee[]): Rate => fees.reduce((sum, { rate }) => sum + rate, 0)

/** Returns the fees of a payee by age and type. */
export function feesOf(rules: ContributionRules, { payDate, birthDate, type }: Payee): PayeesFees {
  const full: FeeGroup = { group: 'full', name: 'Full avgift', fees: rules.fees }
  const group = birthDate === null ? undefined : rules.groups.find(one => belongsTo(one, birthDate, payDate))
  const own = group ?? full
  if (type !== '65') return { own, full }
  return { own: withoutPayrollFee(own, rules), full: withoutPayrollFee(full, rules) }
}

/** Employers without a permanent establishment do not pay the general payroll fee. */
function withoutPayrollFee(group: FeeGroup, { payrollFee }: ContributionRules): FeeGroup {
  const fees = group.fees.filter(({ name }) => name !== payrollFee)
  if (fees.length === group.fees.length) return group
  return { ...group, name: `${group.name}, ej fast driftställe i Sverige`, fees }
}

function belongsTo({ leastAge, maxAge, bornAtLatest }: AgeGroup, birthDate: IsoDate, payDate: IsoDate): boolean {
  const age = ageAtYearStart(birthDate, payDate)
  return (
    (leastAge === undefined || age >= leastAge) &&
    (maxAge === undefined || age <= maxAge) &&
    (bornAtLatest === undefined || Number(birthDate.slice(0, 4)) <= bornAtLatest)
  )
}
