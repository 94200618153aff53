import { voucherLayout } from '#contracts/payroll/vouchers/voucher.form.ts'
import { formFlow, formMachine } from './form.machine.ts'

/**
 * The form of a voucher that is not sent. Its code comes with its screen: see `ui/runtime/lazy`.
 */
export const voucherForm = { flow: formFlow(formMachine('voucherForm', voucherLayout)) }
