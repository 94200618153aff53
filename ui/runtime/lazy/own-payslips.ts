import { answer } from '#machines/kit/shared/port.ts'
import { mapResult } from '#machines/kit/shared/result.ts'
import { ownPayslipsMachine } from '#machines/payroll/own-payslips/own-payslips.machine.ts'
import { ownPayslipsPorts } from '#machines/payroll/own-payslips/own-payslips.ports.ts'
import { asResult } from '../api.ts'
import type { LazyFlow } from '../lazy-flow.ts'
import { liveNetworkReturn } from '../ports/root-ports.ts'

/** Provides an employee's own payslips over the adapter. */
export const ownPayslips: LazyFlow<'ownPayslips'> = {
  id: 'ownPayslips',
  join: ({ api }) =>
    ownPayslipsMachine.provide({
      actors: {
        networkReturn: liveNetworkReturn,
        fetchOwn: answer(ownPayslipsPorts.fetchOwn, async ({ input: { key }, signal }) =>
          key === null
            ? mapResult(await asResult(api.ownPayslips.list.query({}, { signal })), ({ data }) => ({
                list: data,
                payslip: null,
              }))
            : mapResult(await asResult(api.ownPayslips.one.query({ params: key }, { signal })), ({ data }) => ({
                list: null,
                payslip: data,
              })),
        ),
      },
    }),
}
