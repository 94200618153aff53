import { trialLayout } from '#contracts/payroll/trial/trial.form.ts'
import { formFlow, formMachine } from './form.machine.ts'

/** The form of a trial calculation's first case. It is never saved. */
export const salaryTrialForm = { flow: formFlow(formMachine('salaryTrialForm', trialLayout)) }
/** The form of the case that the first is compared with. */
export const salaryTrialOtherForm = { flow: formFlow(formMachine('salaryTrialOtherForm', trialLayout)) }
