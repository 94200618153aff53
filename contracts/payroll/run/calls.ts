import { z } from 'zod'
import { call } from '../../call.ts'
import { commonErrors } from '../../common-errors.ts'
import { payrollErrors } from '../errors.ts'
import { maxEntries } from './payslip.form.ts'
import { payslipRights } from './payslip-life.ts'
import {
  Calculation,
  Payslip,
  type PayslipAction,
  PayslipEntry,
  PayslipFilter,
  PayslipListItem,
  PayslipPeriod,
  PeriodCode,
} from './shapes.ts'

const read = { right: 'Payslips.Read' } as const
const write = { right: payslipRights.change } as const
const ofPeriod = z.strictObject({ Period: PeriodCode })
const one = ofPeriod.extend({ AnstNr: z.string().min(1).max(30) })

/** The most payslips of a batch. */
export const maxPayslipsInBatch = 100

/** Creates the call that does something with many payslips of a period. */
const batch = (action: PayslipAction, does: string) =>
  call('PUT', `/payslips/{Period}/@/${action}`, {
    summary: `${does} up to ${maxPayslipsInBatch} payslips of a period. Those that are refused are answered by their place and the reason; the others are done.`,
    access: { right: payslipRights[action] },
    params: ofPeriod,
    body: z
      .array(z.strictObject({ AnstNr: one.shape.AnstNr, Nummer: z.int().min(1).max(999), Version: z.int() }))
      .min(1)
      .max(maxPayslipsInBatch),
    data: z.object({ errors: z.array(z.object({ index: z.int().min(0), message: z.string() })) }),
    errors: [payrollErrors.salaryPeriodMissing, payrollErrors.salaryPeriodLocked],
  })

/** The calls of the salary run (second document §2.1, §3.5). */
export const payslipCalls = {
  overview: call('GET', '/payslips', {
    summary: 'Returns where each salary period of a year stands, this year by default, in the order of their payouts.',
    access: read,
    filter: z.strictObject({ Year: z.int().min(2000).max(2100) }),
    data: z.array(PayslipPeriod),
  }),
  list: call('GET', '/payslips/{Period}', {
    summary:
      'Returns the payslips of a period, by AnstNr. Sorts by AnstNr, Namn, Avdelning, StatusText, Brutto, Skatt, Netto, DiffNetto and Arbetsgivaravgift. Searches in AnstNr, Namn and Avdelning.',
    access: read,
    params: ofPeriod,
    paged: true,
    filter: PayslipFilter,
    data: z.array(PayslipListItem),
    errors: [payrollErrors.salaryPeriodMissing],
  }),
  one: call('GET', '/payslips/{Period}/{AnstNr}', {
    summary:
      'Returns the payslip of a person in a period, with the steps that explain every amount. `Nummer`: one that corrects another.',
    access: read,
    params: one,
    filter: z.strictObject({ Nummer: z.int().min(1).max(999) }),
    data: Payslip,
    errors: [payrollErrors.payslipMissing],
  }),
  changeRows: call('PUT', '/payslips/{Period}/{AnstNr}/rows', {
    summary:
      'Replaces the rows that were typed on a payslip, and calculates it again from the basis that it has. Refuses one that is marked as ready or paid.',
    access: write,
    params: one,
    body: z.strictObject({ Version: z.int(), Rader: z.array(PayslipEntry).max(maxEntries) }),
    data: Payslip,
    errors: [
      commonErrors.fieldsRefused,
      payrollErrors.payslipMissing,
      commonErrors.versionConflict,
      payrollErrors.payslipFinished,
      payrollErrors.salaryPeriodLocked,
    ],
  }),
  calculation: call('GET', '/payslips/{Period}/@/calculation', {
    summary: 'Returns the latest calculation of a period, whoever started it, or null.',
    access: read,
    params: ofPeriod,
    data: Calculation.nullable(),
  }),
  calculate: call('POST', '/payslips/{Period}/@/calculation', {
    summary:
      'Fetches the basis of all who are paid in a period, or of chosen ones, and calculates their payslips, as a job. Payslips that are marked as ready are left. Answers the calculation that already runs, if one does.',
    access: { right: payslipRights.calculate },
    params: ofPeriod,
    body: z.strictObject({ AnstNr: z.array(one.shape.AnstNr).min(1).max(10_000).nullable() }),
    data: Calculation,
    errors: [commonErrors.fieldsRefused, payrollErrors.salaryPeriodMissing, payrollErrors.salaryPeriodLocked],
  }),
  ready: batch('ready', 'Marks as ready'),
  unready: batch('unready', 'Opens for changes'),
  attest: batch('attest', 'Attests'),
  unattest: batch('unattest', 'Takes back the attest of'),
  paid: batch('paid', 'Marks as paid, for good,'),
  publish: batch(
    'publish',
    'Publishes, once they are ready and, where the company attests, attested, and delivers to each employee in their way,',
  ),
  unpublish: batch('unpublish', 'Takes back the publishing, until it is sent or paid, of'),
}
