import type { deliveryCalls } from '#contracts/payroll/delivery/calls.ts'
import { appendEvent } from '../../platform/database/append-event.ts'
import type { Handlers } from '../../platform/http/ask.ts'
import { payslipEvents } from '../run/payslip-events.ts'
import { deliveriesOf } from './deliveries.ts'
import type { DeliveryServices } from './delivery-services.ts'
import { remedyDeliveries } from './remedy.ts'

/** The calls of the delivery of payslips. Publishing is one of payslips-area.ts. */
export const deliveryArea = (services: DeliveryServices): Handlers<typeof deliveryCalls> => ({
  period: ({ tx, params, now }) => deliveriesOf(tx, params.Period, now, services),
  async remedy({ tx, params: { Period: period }, body, company: { ftgKey }, now }) {
    const { persons, errors } = await remedyDeliveries(tx, { period, items: body, ftgKey, now })
    if (persons.length > 0) await appendEvent(tx, { type: payslipEvents.remedied, payload: { period, persons } })
    return { errors }
  },
})
