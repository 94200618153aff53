import { z } from 'zod'
import { call } from '../../call.ts'
import { commonErrors } from '../../common-errors.ts'
import { payrollErrors } from '../errors.ts'
import { advanceLife } from './advance-life.ts'
import { Advance, AdvanceOrder, NewAdvances, OrderedAdvances } from './shapes.ts'

const write = { right: advanceLife.actions.order } as const

/** The calls of advances on pay. */
export const advanceCalls = {
  list: call('GET', '/forskottutbetalning', {
    summary:
      'Returns the advances on pay that have not been taken back, the latest day first: what each pays after tax, and what payslips have deducted of it.',
    access: { right: 'ForskUtb.Read' },
    data: z.array(Advance),
  }),
  register: call('POST', '/forskottutbetalning', {
    summary: 'Registers an advance on pay for each of the persons, all or none. Nothing is paid until it is ordered.',
    access: write,
    body: NewAdvances,
    data: z.object({ ForskId: z.array(z.uuid()) }),
    errors: [commonErrors.fieldsRefused],
  }),
  takeBack: call('DELETE', '/forskottutbetalning/{ForskId}', {
    summary: 'Takes back an advance that is not ordered or paid.',
    access: write,
    params: z.strictObject({ ForskId: z.uuid() }),
    data: z.null(),
    errors: [payrollErrors.advanceMissing, payrollErrors.advanceSettled],
  }),
  order: call('POST', '/forskottutbetalning/order', {
    summary:
      'Makes a payment order of advances of one month, all or none. An advance is pay: its tax is calculated and deducted, and it is declared for the month in which it is paid. The order is then fetched, and marked as paid or cancelled, as those of payslips. Where payslips are attested, another person than who registered an advance orders it. A preview answers the same and stores nothing.',
    access: write,
    body: AdvanceOrder,
    data: OrderedAdvances,
    errors: [
      payrollErrors.advanceMissing,
      payrollErrors.advanceSettled,
      payrollErrors.advanceRefused,
      payrollErrors.salaryPeriodLocked,
      payrollErrors.paymentRefused,
    ],
  }),
}
