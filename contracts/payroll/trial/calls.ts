import { call } from '../../call.ts'
import { commonErrors } from '../../common-errors.ts'
import { SalaryTrial, SalaryTrialAnswer } from './shapes.ts'

/** The call of the trial calculation. The specification does not name it: it is ours. */
export const salaryTrialCalls = {
  calculate: call('POST', '/salaryCalculation', {
    summary:
      'Returns what a salary becomes: the payslip of a person who is in no register, with the employer’s contributions and the steps of every amount. Needs the date of the payout and one kind of pay; everything else has a default. Stores nothing.',
    access: { right: 'Payslips.Read' },
    effect: 'reads',
    body: SalaryTrial,
    data: SalaryTrialAnswer,
    errors: [commonErrors.fieldsRefused],
  }),
}
