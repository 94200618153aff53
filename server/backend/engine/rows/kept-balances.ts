import { accruedHoliday, type ExplainedBalances, parentalDays } from '../holiday/accrual.ts'
import { inForce } from '../law.ts'
import type { Ore } from '../money.ts'
import type { Reading } from '../reading.ts'
import type { Draft } from './draft.ts'

/** The pay types that holiday is earned by. */
const earningBases = ['FAST', 'RÖRLIG']

const earningPay = (rows: readonly Draft[]): Ore =>
  rows
    .filter(({ payType: { kind, holidayBase } }) => kind === 'BRUTTO' && earningBases.includes(holidayBase))
    .reduce((sum, { amount }) => sum + amount, 0)

function accrued(reading: Reading, rows: readonly Draft[]): ExplainedBalances {
  const { accrual, leaving } = reading.basis.holiday
  if (!accrual) return { balances: [], steps: [] }
  return accruedHoliday({
    ...accrual,
    paidNow: earningPay(rows),
    isSettled: leaving !== null,
    paidOn: day => {
      const facts = reading.employmentOn(day) ?? reading.basis.employment[0]
      return facts && { facts, agreement: reading.agreementOf(facts) }
    },
  })
}

/** Returns the balances that payroll itself counts: earned holiday, and parental days by child. */
export function keptBalances(reading: Reading, rows: readonly Draft[]): ExplainedBalances {
  const { basis, law } = reading
  const holiday = accrued(reading, rows)
  const children = basis.holiday.parental ?? []
  if (children.length === 0) return holiday
  const { value, source } = inForce(law.absence.qualifying, basis.payout.payDate)
  const parental = parentalDays(children, value, source)
  return { balances: [...holiday.balances, ...parental.balances], steps: [...holiday.steps, ...parental.steps] }
}
