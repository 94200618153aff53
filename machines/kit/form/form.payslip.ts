import { correctionsLayout } from '#contracts/payroll/correction/corrections.form.ts'
import { payslipLayout } from '#contracts/payroll/run/payslip.form.ts'
import { formFlow, formMachine } from './form.machine.ts'

/** The form of a payslip's typed rows. Its code comes with its screen: see `ui/runtime/lazy`. */
export const payslipForm = { flow: formFlow(formMachine('payslipForm', payslipLayout)) }
/** The form of the typed rows that a finished payslip should have had. It is never saved. */
export const correctionForm = { flow: formFlow(formMachine('correctionForm', payslipLayout)) }
/** The form of what many finished payslips are corrected by. It is never saved. */
export const correctionsForm = { flow: formFlow(formMachine('correctionsForm', correctionsLayout)) }
