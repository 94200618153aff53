import { z } from 'zod'
import { call } from '../../call.ts'
import { commonErrors } from '../../common-errors.ts'
import { payrollErrors } from '../errors.ts'
import { PeriodCode } from '../run/shapes.ts'
import { WhatIf, WhatIfChange, WhatIfPart, WhatIfPayslip } from './shapes.ts'

const ofPeriod = z.strictObject({ Period: PeriodCode })
const reads = { access: { right: 'Payslips.Read' }, effect: 'reads' } as const

/** The calls of a period on trial. The specification does not name them. */
export const whatIfCalls = {
  calculate: call('POST', '/payslips/{Period}/@/whatIf', {
    summary:
      'Calculates the payslips of a period again from their stored bases under a change of pay, agreement or law, and returns what each was and would be: a part of them at a time, by AnstNr. Stores nothing.',
    ...reads,
    params: ofPeriod,
    body: WhatIf,
    data: WhatIfPart,
    errors: [commonErrors.fieldsRefused, payrollErrors.salaryPeriodMissing],
  }),
  payslip: call('POST', '/payslips/{Period}/{AnstNr}/whatIf', {
    summary:
      'Calculates the payslip of a person again from its stored basis under a change, and returns it beside what it is, with the steps of every amount. Stores nothing.',
    ...reads,
    params: ofPeriod.extend({ AnstNr: z.string().min(1).max(30) }),
    body: z.strictObject({ Andring: WhatIfChange }),
    data: WhatIfPayslip,
    errors: [commonErrors.fieldsRefused, payrollErrors.payslipMissing],
  }),
}
