import type { FormValues } from '#contracts/forms/field.ts'
import { entriesOf, payslipForm as model, valuesOf } from '#contracts/payroll/run/payslip.form.ts'
import { payslipIn } from '#contracts/payroll/run/payslip-key.ts'
import { payslipForm as form } from '#machines/kit/form/form.payslip.ts'
import { formPorts } from '#machines/kit/form/form.ports.ts'
import { answer } from '#machines/kit/shared/port.ts'
import { isOk, mapResult, ok } from '#machines/kit/shared/result.ts'
import { payslipMachine } from '#machines/payroll/payslip/payslip.machine.ts'
import { payslipPorts } from '#machines/payroll/payslip/payslip.ports.ts'
import { salaryRunMachine } from '#machines/payroll/salary-run/salary-run.machine.ts'
import { salaryRunPorts } from '#machines/payroll/salary-run/salary-run.ports.ts'
import { asResult } from '../api.ts'
import type { LazyFlow } from '../lazy-flow.ts'
import { liveNetworkReturn } from '../ports/root-ports.ts'

/** How many warned payslips are listed above the table. */
const mostWarned = 10

/** Provides the salary run over the adapter. */
export const salaryRun: LazyFlow<'salaryRun'> = {
  id: 'salaryRun',
  join: ({ api }) =>
    salaryRunMachine.provide({
      actors: {
        networkReturn: liveNetworkReturn,
        fetchRun: answer(salaryRunPorts.fetchRun, async ({ input: { year, period }, signal }) => {
          const [periods, warned] = await Promise.all([
            asResult(api.payslips.overview.query({ filter: { Year: year } }, { signal })),
            period === ''
              ? ok({ data: [] })
              : asResult(
                  api.payslips.list.query(
                    {
                      params: { Period: period },
                      filter: { MedVarningar: true },
                      pagination: { perPage: mostWarned, pageNum: 1 },
                    },
                    { signal },
                  ),
                ),
          ])
          if (!isOk(periods)) return periods
          return mapResult(warned, ({ data }) => ({ periods: periods.value.data, warned: data }))
        }),
        askCalculation: answer(salaryRunPorts.askCalculation, async ({ input: params, signal }) =>
          mapResult(await asResult(api.payslips.calculation.query({ params }, { signal })), ({ data }) => data),
        ),
        calculate: answer(salaryRunPorts.calculate, async ({ input: { Period, persons, key }, signal }) =>
          mapResult(
            await asResult(
              api.payslips.calculate.mutate(
                { params: { Period }, body: { AnstNr: persons && [...persons] }, idempotencyKey: key },
                { signal },
              ),
            ),
            ({ data }) => data,
          ),
        ),
      },
    }),
}

/** Provides a payslip over the adapter. */
export const payslip: LazyFlow<'payslip'> = {
  id: 'payslip',
  join: ({ api }) =>
    payslipMachine.provide({
      actors: {
        networkReturn: liveNetworkReturn,
        fetchPayslip: answer(payslipPorts.fetchPayslip, async ({ input: { Nummer, ...params }, signal }) =>
          mapResult(
            await asResult(api.payslips.one.query({ params, filter: { Nummer } }, { signal })),
            ({ data }) => data,
          ),
        ),
        act: answer(payslipPorts.act, async ({ input, signal }) => {
          const { Period, AnstNr, Nummer, Version, action, key: idempotencyKey } = input
          const request = { params: { Period }, body: [{ AnstNr, Nummer, Version }], idempotencyKey }
          return mapResult(
            await asResult(api.payslips[action as 'ready'].mutate(request, { signal })),
            ({ data }) => data.errors[0]?.message ?? '',
          )
        }),
      },
    }),
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
