import { correctionsForm as manyModel } from '#contracts/payroll/correction/corrections.form.ts'
import { payslipForm as model, valuesOf } from '#contracts/payroll/run/payslip.form.ts'
import { payslipIn } from '#contracts/payroll/run/payslip-key.ts'
import { correctionForm as form, correctionsForm as manyForm } from '#machines/kit/form/form.payslip.ts'
import { formPorts } from '#machines/kit/form/form.ports.ts'
import { answer } from '#machines/kit/shared/port.ts'
import { mapResult, ok } from '#machines/kit/shared/result.ts'
import { payslipCorrectionMachine } from '#machines/payroll/payslip-correction/payslip-correction.machine.ts'
import { asResult } from '../api.ts'
import type { LazyFlow } from '../lazy-flow.ts'
import { liveNetworkReturn } from '../ports/root-ports.ts'
import { withCalls } from '../with-calls.ts'

/** Provides the correction of a payslip over the adapter. */
export const payslipCorrection: LazyFlow<'payslipCorrection'> = {
  id: 'payslipCorrection',
  join: ({ api }) => withCalls(payslipCorrectionMachine, api),
}

/** Provides the form of the rows that are right. It begins with those that the payslip has. */
export const correctionForm: LazyFlow<'correctionForm'> = {
  id: 'correctionForm',
  join: ({ api }) => {
    const ports = formPorts('correctionForm')
    return form.flow.machine.provide({
      actors: {
        networkReturn: liveNetworkReturn,
        load: answer(ports.load, async ({ input: { id, today }, signal }) => {
          const found = await asResult(api.payslips.one.query(payslipIn(id), { signal }))
          return mapResult(found, ({ data }) => ({ Version: data.Version, values: model.write(valuesOf(data), today) }))
        }),
        save: answer(ports.save, () => Promise.reject(new Error('A correction is made by its own flow'))),
      },
    })
  },
}

/** Provides the form of what many payslips are corrected by, which begins without any change. */
export const correctionsForm: LazyFlow<'correctionsForm'> = {
  id: 'correctionsForm',
  join: () => {
    const ports = formPorts('correctionsForm')
    return manyForm.flow.machine.provide({
      actors: {
        networkReturn: liveNetworkReturn,
        load: answer(ports.load, async ({ input: { today } }) =>
          ok({ Version: 0, values: manyModel.write(manyModel.defaults(today), today) }),
        ),
        save: answer(ports.save, () => Promise.reject(new Error('Corrections are made by their own flow'))),
      },
    })
  },
}
