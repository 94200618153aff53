import { Link } from 'react-router-dom'
import { css } from '#styled-system/css/index.js'
import { voucherTexts } from '#ui/screens/payroll/vouchers/vouchers.text.ts'
import { paymentsPath } from './paths.ts'
import { useVoucherRights } from './use-vouchers.ts'

const way = css({ color: 'link.default', textDecoration: 'underline', textUnderlineOffset: '[2px]' })

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
    <Link className={way} to={paymentsPath(period)}>
      {name}
    </Link>
  )
}
