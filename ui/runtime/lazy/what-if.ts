import { whatIfForm as model } from '#contracts/payroll/what-if/what-if.form.ts'
import { formPorts } from '#machines/kit/form/form.ports.ts'
import { whatIfForm as form } from '#machines/kit/form/form.what-if.ts'
import { answer } from '#machines/kit/shared/port.ts'
import { mapResult, ok } from '#machines/kit/shared/result.ts'
import { payslipHistoryMachine } from '#machines/payroll/payslip-history/payslip-history.machine.ts'
import { payslipHistoryPorts } from '#machines/payroll/payslip-history/payslip-history.ports.ts'
import { whatIfMachine } from '#machines/payroll/what-if/what-if.machine.ts'
import { whatIfPorts } from '#machines/payroll/what-if/what-if.ports.ts'
import { asResult } from '../api.ts'
import type { LazyFlow } from '../lazy-flow.ts'
import { liveNetworkReturn } from '../ports/root-ports.ts'

/** Provides a period on trial over the adapter. */
export const whatIf: LazyFlow<'whatIf'> = {
  id: 'whatIf',
  join: ({ api }) =>
    whatIfMachine.provide({
      actors: {
        networkReturn: liveNetworkReturn,
        calculate: answer(whatIfPorts.calculate, async ({ input: { Period, Andring, Urval, after }, signal }) => {
          const body = { Andring, Urval, ...(after !== null && { Efter: after }) }
          const params = { Period }
          return mapResult(await asResult(api.whatIf.calculate.query({ params, body }, { signal })), ({ data }) => data)
        }),
        fetchPayslip: answer(whatIfPorts.fetchPayslip, async ({ input: { Andring, ...params }, signal }) =>
          mapResult(
            await asResult(api.whatIf.payslip.query({ params, body: { Andring } }, { signal })),
            ({ data }) => data,
          ),
        ),
      },
    }),
}

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
  join: ({ api }) =>
    payslipHistoryMachine.provide({
      actors: {
        networkReturn: liveNetworkReturn,
        fetchHistory: answer(payslipHistoryPorts.fetchHistory, async ({ input: { Nummer, ...params }, signal }) =>
          mapResult(
            await asResult(api.payslipVersions.history.query({ params, filter: { Nummer } }, { signal })),
            ({ data }) => data,
          ),
        ),
        fetchMoment: answer(payslipHistoryPorts.fetchMoment, async ({ input: { nr, Nummer, ...of }, signal }) =>
          mapResult(
            await asResult(
              api.payslipVersions.asItWas.query(
                { params: { ...of, Version: String(nr) }, filter: { Nummer } },
                { signal },
              ),
            ),
            ({ data }) => data,
          ),
        ),
      },
    }),
}
