import { trialLayout } from '#contracts/payroll/trial/trial.form.ts'
import { formFlow, formMachine } from './form.machine.ts'

/**
 * The forms of the two cases of a trial calculation. They are never saved: see
 * machines/payroll/salary-trial.
 */
export const salaryTrialForm = { flow: formFlow(formMachine('salaryTrialForm', trialLayout)) }
export const salaryTrialOtherForm = { flow: formFlow(formMachine('salaryTrialOtherForm', trialLayout)) }
