import { z } from 'zod'
import { call } from '../../call.ts'
import { maxNumberLength } from '../../person/identity.ts'
import { openings } from '../../rights/openings.ts'
import { payrollErrors } from '../errors.ts'
import { PeriodCode } from '../run/shapes.ts'
import { OwnPayslip, OwnPayslipItem } from './shapes.ts'

const access = { rule: openings.ownPayslips } as const

/** The parameters of one of the employee's own payslips: a call's, and its print's. */
export const ofOwnPayslip = z.strictObject({
  Period: PeriodCode,
  AnstNr: z.string().min(1).max(maxNumberLength),
  Nummer: z.string().regex(/^[1-9]\d{0,2}$/),
})

/**
 * The calls of an employee's own payslips in the company: those that are published, from
 * VisaLBFrDgr days before the payout (company settings). The account's personal number
 * says who the employee is, whatever the account's rights.
 */
export const ownPayslipCalls = {
  list: call('GET', '/myPayslips', {
    summary: "Returns the employee's own published payslips, the latest payout first.",
    access,
    data: z.array(OwnPayslipItem),
  }),
  one: call('GET', '/myPayslips/{Period}/{AnstNr}/{Nummer}', {
    summary: "Returns one of the employee's own published payslips, with the steps that explain its amounts.",
    access,
    params: ofOwnPayslip,
    data: OwnPayslip,
    errors: [payrollErrors.payslipMissing],
  }),
}
