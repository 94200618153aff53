/** A balance before a payslip and after it, by its kind (the codes of PayslipBalance). */
export interface KeptBalance {
  readonly kind: string
  readonly before: number
  readonly after: number
}

/** The kinds that only whoever has a right to holiday has. */
const ofHoliday = ['BET', 'SPA', 'OBE', 'INT', 'INTKR']

/**
 * Returns whether a payslip tells of one of its balances. It tells of those that there is something
 * of, before it or after it, and of the paid days of whoever has holiday: that none are left.
 */
export function tellsOf(all: readonly KeptBalance[]): (balance: KeptBalance) => boolean {
  const has = ({ before, after }: KeptBalance) => before !== 0 || after !== 0
  const hasHoliday = all.some(each => ofHoliday.includes(each.kind) && has(each))
  return balance => has(balance) || (balance.kind === 'BET' && hasHoliday)
}
