/** A balance before a payslip and after it, by its kind (the codes of PayslipBalance). */
export interface KeptBalance {
  readonly kind: string
  readonly before: number
  readonly after: number
}

/** The kinds that only a person with a right to holiday has. */
const ofHoliday = ['BET', 'SPA', 'OBE', 'INT', 'INTKR']

/**
 * Returns whether a payslip shows a balance: one that is not zero before or after it, and the paid
 * days of a person who has holiday, also when none are left.
 */
export function showsOf(all: readonly KeptBalance[]): (balance: KeptBalance) => boolean {
  const has = ({ before, after }: KeptBalance) => before !== 0 || after !== 0
  const hasHoliday = all.some(each => ofHoliday.includes(each.kind) && has(each))
  return balance => has(balance) || (balance.kind === 'BET' && hasHoliday)
}
