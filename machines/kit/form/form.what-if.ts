import { whatIfLayout } from '#contracts/payroll/what-if/what-if.form.ts'
import { formFlow, formMachine } from './form.machine.ts'

/** The form of a change that a period is calculated again under. It is never saved. */
export const whatIfForm = { flow: formFlow(formMachine('whatIfForm', whatIfLayout)) }
