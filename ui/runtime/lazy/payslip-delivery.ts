import { answer } from '#machines/kit/shared/port.ts'
import { mapResult } from '#machines/kit/shared/result.ts'
import { payslipDeliveryMachine } from '#machines/payroll/payslip-delivery/payslip-delivery.machine.ts'
import { payslipDeliveryPorts } from '#machines/payroll/payslip-delivery/payslip-delivery.ports.ts'
import { asResult } from '../api.ts'
import type { LazyFlow } from '../lazy-flow.ts'
import { liveNetworkReturn } from '../ports/root-ports.ts'

/** Provides the deliveries of a period's payslips over the adapter. */
export const payslipDelivery: LazyFlow<'payslipDelivery'> = {
  id: 'payslipDelivery',
  join: ({ api }) =>
    payslipDeliveryMachine.provide({
      actors: {
        networkReturn: liveNetworkReturn,
        fetchDeliveries: answer(payslipDeliveryPorts.fetchDeliveries, async ({ input: params, signal }) =>
          mapResult(await asResult(api.deliveries.period.query({ params }, { signal })), ({ data }) => data),
        ),
        remedy: answer(payslipDeliveryPorts.remedy, async ({ input: { Period, items, key }, signal }) =>
          mapResult(
            await asResult(
              api.deliveries.remedy.mutate(
                { params: { Period }, body: items.map(item => ({ ...item })), idempotencyKey: key },
                { signal },
              ),
            ),
            ({ data }) => data.errors[0]?.message ?? '',
          ),
        ),
      },
    }),
}
