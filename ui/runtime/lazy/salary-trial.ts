import { trialForm, trialValues } from '#contracts/payroll/trial/trial.form.ts'
import type { FormMachine } from '#machines/kit/form/form.machine.ts'
import { formPorts } from '#machines/kit/form/form.ports.ts'
import { salaryTrialForm as form, salaryTrialOtherForm as other } from '#machines/kit/form/form.salary-trial.ts'
import { answer } from '#machines/kit/shared/port.ts'
import { ok } from '#machines/kit/shared/result.ts'
import { salaryTrialMachine } from '#machines/payroll/salary-trial/salary-trial.machine.ts'
import type { LazyFlow } from '../lazy-flow.ts'
import type { Outside } from '../outside.ts'
import { liveNetworkReturn } from '../ports/root-ports.ts'
import { withCalls } from '../with-calls.ts'

/** A form's key is what it begins with, as a request; an empty text begins a new case. */
function joinForm(name: string, machine: FormMachine) {
  const ports = formPorts(name)
  return machine.provide({
    actors: {
      networkReturn: liveNetworkReturn,
      load: answer(ports.load, async ({ input: { id, today } }) => {
        const values = id === '' ? trialForm.defaults(today) : trialValues(JSON.parse(id), today)
        return ok({ Version: 0, values: trialForm.write(values, today) })
      }),
      save: answer(ports.save, () => Promise.reject(new Error('A trial calculation stores nothing'))),
    },
  })
}

/** Provides the form of the first case. */
export const salaryTrialForm: LazyFlow<'salaryTrialForm'> = {
  id: 'salaryTrialForm',
  join: () => joinForm('salaryTrialForm', form.flow.machine),
}

/** Provides the form of the case that it is compared with. */
export const salaryTrialOtherForm: LazyFlow<'salaryTrialOtherForm'> = {
  id: 'salaryTrialOtherForm',
  join: () => joinForm('salaryTrialOtherForm', other.flow.machine),
}

const join = ({ api }: Outside) => withCalls(salaryTrialMachine, api)

/** Provides the calculation of each case over the adapter. */
export const salaryTrial: LazyFlow<'salaryTrial'> = { id: 'salaryTrial', join }
export const salaryTrialOther: LazyFlow<'salaryTrialOther'> = { id: 'salaryTrialOther', join }
