import { correctionsForm as manyModel } from '#contracts/payroll/correction/corrections.form.ts'
import { payslipForm as model, valuesOf } from '#contracts/payroll/run/payslip.form.ts'
import { payslipIn } from '#contracts/payroll/run/payslip-key.ts'
import { correctionForm as form, correctionsForm as manyForm } from '#machines/kit/form/form.payslip.ts'
import { formPorts } from '#machines/kit/form/form.ports.ts'
import { answer } from '#machines/kit/shared/port.ts'
import { mapResult, ok } from '#machines/kit/shared/result.ts'
import { payslipCorrectionMachine } from '#machines/payroll/payslip-correction/payslip-correction.machine.ts'
import {
  type AskedCorrection,
  payslipCorrectionPorts,
} from '#machines/payroll/payslip-correction/payslip-correction.ports.ts'
import { asResult } from '../api.ts'
import type { LazyFlow } from '../lazy-flow.ts'
import { newKey } from '../new-key.ts'
import type { Outside } from '../outside.ts'
import { liveNetworkReturn } from '../ports/root-ports.ts'

/** Asks for a correction, of one payslip or of many, or for what takes a payslip back. */
async function ask(
  { payslipCorrections }: Outside['api'],
  { of, choice }: AskedCorrection,
  { Forhandsgranska, key: idempotencyKey }: { readonly Forhandsgranska: boolean; readonly key: string },
  signal: AbortSignal,
) {
  if (of.kind === 'many') {
    const Andring = choice && 'Andring' in choice ? choice.Andring : {}
    const body = { Lonebesked: [...of.payslips], Period: null, Forhandsgranska, Andring }
    const asked = { params: { Period: of.Period }, body, idempotencyKey }
    return mapResult(await asResult(payslipCorrections.correctMany.mutate(asked, { signal })), ({ data }) => data)
  }
  const { Period, AnstNr, Nummer, Version, kind } = of
  const params = { Period, AnstNr }
  const seen = { Nummer, Version, Period: null, Forhandsgranska }
  const nothing = { Rader: null, HamtaUnderlag: false, Utbetalningsdatum: null, Betala: false }
  const right = choice && 'Rader' in choice ? choice : nothing
  const answered =
    kind === 'takeBack'
      ? payslipCorrections.takeBack.mutate({ params, body: seen, idempotencyKey }, { signal })
      : payslipCorrections.correct.mutate({ params, body: { ...seen, ...right }, idempotencyKey }, { signal })
  return mapResult(await asResult(answered), ({ data }) => data)
}

/** Provides the correction of a payslip over the adapter. */
export const payslipCorrection: LazyFlow<'payslipCorrection'> = {
  id: 'payslipCorrection',
  join: ({ api }) =>
    payslipCorrectionMachine.provide({
      actors: {
        preview: answer(payslipCorrectionPorts.preview, ({ input, signal }) =>
          ask(api, input, { Forhandsgranska: true, key: newKey() }, signal),
        ),
        make: answer(payslipCorrectionPorts.make, ({ input, signal }) =>
          ask(api, input, { Forhandsgranska: false, key: input.key }, signal),
        ),
      },
    }),
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
