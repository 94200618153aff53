import { whatIfForm as model } from '#contracts/payroll/what-if/what-if.form.ts'
import { formPorts } from '#machines/kit/form/form.ports.ts'
import { whatIfForm as form } from '#machines/kit/form/form.what-if.ts'
import { answer } from '#machines/kit/shared/port.ts'
import { ok } from '#machines/kit/shared/result.ts'
import { payslipHistoryMachine } from '#machines/payroll/payslip-history/payslip-history.machine.ts'
import { whatIfMachine } from '#machines/payroll/what-if/what-if.machine.ts'
import type { LazyFlow } from '../lazy-flow.ts'
import { liveNetworkReturn } from '../ports/root-ports.ts'
import { withCalls } from '../with-calls.ts'

/** Provides a period on trial over the adapter. */
export const whatIf: LazyFlow<'whatIf'> = { id: 'whatIf', join: ({ api }) => withCalls(whatIfMachine, api) }

/** Provides the form of a change, which begins without any. */
export const whatIfForm: LazyFlow<'whatIfForm'> = {
  id: 'whatIfForm',
  join: () => {
    const ports = formPorts('whatIfForm')
    return form.flow.machine.provide({
      actors: {
        networkReturn: liveNetworkReturn,
        load: answer(ports.load, async ({ input: { today } }) =>
          ok({ Version: 0, values: model.write(model.defaults(today), today) }),
        ),
        save: answer(ports.save, () => Promise.reject(new Error('A period on trial stores nothing'))),
      },
    })
  },
}

/** Provides the history of a payslip over the adapter. */
export const payslipHistory: LazyFlow<'payslipHistory'> = {
  id: 'payslipHistory',
  join: ({ api }) => withCalls(payslipHistoryMachine, api),
}
