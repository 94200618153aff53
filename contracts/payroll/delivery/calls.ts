import { z } from 'zod'
import { call } from '../../call.ts'
import { payrollErrors } from '../errors.ts'
import { maxPayslipsInBatch } from '../run/calls.ts'
import { PeriodCode } from '../run/shapes.ts'
import { deliveryRemedies, PayslipDeliveries } from './shapes.ts'

const params = z.strictObject({ Period: PeriodCode })

/** The calls of the delivery of payslips. The salary run publishes them. */
export const deliveryCalls = {
  period: call('GET', '/payslips/{Period}/@/deliveries', {
    summary:
      'Returns who has got the published payslips of a period and how: Kivra, an e-mail that tells of the own page, the own page alone, or paper. Those that were not sent come with the reason.',
    access: { right: 'Payslips.Read' },
    params,
    data: PayslipDeliveries,
    errors: [payrollErrors.salaryPeriodMissing],
  }),
  remedy: call('PUT', '/payslips/{Period}/@/deliveries', {
    summary:
      'Sends up to 100 payslips of a period again, each as it was made, or gives them on paper instead. Only those that were not sent, or of which that is not known. Those that are refused are answered by their place and the reason.',
    access: { right: 'Payslips.Publish' },
    params,
    body: z
      .array(
        z.strictObject({
          AnstNr: z.string().min(1).max(30),
          Nummer: z.int().min(1).max(999),
          Atgard: z.enum(deliveryRemedies),
        }),
      )
      .min(1)
      .max(maxPayslipsInBatch),
    data: z.object({ errors: z.array(z.object({ index: z.int().min(0), message: z.string() })) }),
    errors: [payrollErrors.salaryPeriodMissing],
  }),
}
