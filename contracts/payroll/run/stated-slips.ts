import { givenCompany, payingScope } from '../../employees/stated-staff.ts'
import { payslipStates } from './states.ts'

type Given = Parameters<typeof payslipStates.payslips>

/** Returns the states of an account, and a company with exactly these payslips of the period. */
export const givenSlips = (by: string, period: string, slips: Given[3], more: Given[4] = {}) => [
  ...givenCompany(by),
  payslipStates.payslips(payingScope.FtgId, by, period, slips, more),
]
