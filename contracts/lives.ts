import type { Life } from './life/life.ts'
import { advanceLife } from './payroll/advances/advance-life.ts'
import { declarationLife } from './payroll/declaration/declaration-life.ts'
import { orderLife } from './payroll/payments/order-life.ts'
import { payslipLife } from './payroll/run/payslip-life.ts'
import { voucherLife } from './payroll/vouchers/voucher-life.ts'

/**
 * Every declared life, for its chart: that of a payslip where attest is required, which has all its
 * states.
 */
export const lives: readonly Life[] = [payslipLife('required'), orderLife, declarationLife, voucherLife, advanceLife]
