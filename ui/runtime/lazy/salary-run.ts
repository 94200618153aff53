import type { FormValues } from '#contracts/forms/field.ts'
import { entriesOf, payslipForm as model, valuesOf } from '#contracts/payroll/run/payslip.form.ts'
import { payslipIn } from '#contracts/payroll/run/payslip-key.ts'
import { payslipForm as form } from '#machines/kit/form/form.payslip.ts'
import { formPorts } from '#machines/kit/form/form.ports.ts'
import { answer } from '#machines/kit/shared/port.ts'
import { mapResult } from '#machines/kit/shared/result.ts'
import { payslipMachine } from '#machines/payroll/payslip/payslip.machine.ts'
import { payslipActionsMachine } from '#machines/payroll/payslip-actions/payslip-actions.machine.ts'
import { salaryRunMachine } from '#machines/payroll/salary-run/salary-run.machine.ts'
import { asResult } from '../api.ts'
import type { LazyFlow } from '../lazy-flow.ts'
import { liveNetworkReturn } from '../ports/root-ports.ts'
import { withCalls } from '../with-calls.ts'

/** Provides the salary run over the adapter. */
export const salaryRun: LazyFlow<'salaryRun'> = { id: 'salaryRun', join: ({ api }) => withCalls(salaryRunMachine, api) }

/** Provides a payslip over the adapter. */
export const payslip: LazyFlow<'payslip'> = { id: 'payslip', join: ({ api }) => withCalls(payslipMachine, api) }

/** Provides the actions on a payslip over the adapter. */
export const payslipActions: LazyFlow<'payslipActions'> = {
  id: 'payslipActions',
  join: ({ api }) => withCalls(payslipActionsMachine, api),
}

/** Provides the form of a payslip's typed rows over the adapter. */
export const payslipForm: LazyFlow<'payslipForm'> = {
  id: 'payslipForm',
  join: ({ api }) => {
    const ports = formPorts('payslipForm')
    return form.flow.machine.provide({
      actors: {
        networkReturn: liveNetworkReturn,
        load: answer(ports.load, async ({ input: { id, today }, signal }) => {
          const found = await asResult(api.payslips.one.query(payslipIn(id), { signal }))
          return mapResult(found, ({ data }) => ({ Version: data.Version, values: model.write(valuesOf(data), today) }))
        }),
        save: answer(ports.save, async ({ input: { id, today, Version, changes, key }, signal }) => {
          const { params } = payslipIn(id)
          const body = { Version, Rader: entriesOf(changes as FormValues) }
          const saved = await asResult(
            api.payslips.changeRows.mutate({ params, body, idempotencyKey: key }, { signal }),
          )
          return mapResult(saved, ({ data }) => ({ Version: data.Version, values: model.write(valuesOf(data), today) }))
        }),
      },
    })
  },
}
