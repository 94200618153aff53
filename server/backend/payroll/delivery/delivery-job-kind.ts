import { z } from 'zod'

/** The kind of the job that sends payslips, apart from its work, which needs the services. */
export const deliveryJobKind = {
  kind: 'PAYSLIPS',
  payload: z.object({
    /** The code of the salary period. */
    period: z.string(),
    /** The day on which they are sent. */
    day: z.iso.date(),
  }),
}
