import { Link } from 'react-router-dom'
import { voucherTexts } from '#ui/screens/payroll/vouchers/vouchers.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { paymentsPath } from './paths.ts'
import { useVoucherRights } from './use-vouchers.ts'

interface PaymentLinkProps {
  /** The code of the salary period. */
  readonly period: string
  /** The number of the payment order within the period. */
  readonly number: number
}

/** Renders the name of a payment order, a link for whoever may see it. */
export function PaymentLink({ period, number }: PaymentLinkProps) {
  const { seePayslips } = useVoucherRights()
  const name = voucherTexts.voucher.payment(number)
  if (!seePayslips) return name
  return (
    <Link className={common.link} to={paymentsPath(period)}>
      {name}
    </Link>
  )
}
