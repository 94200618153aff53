import CircleCheck from 'lucide-react/icons/circle-check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { rowTextsOf } from '#contracts/forms/rows.ts'
import { differenceText } from '#contracts/payroll/vouchers/edit-problems.ts'
import { typedDifference } from '#contracts/payroll/vouchers/voucher.form.ts'
import { css } from '#styled-system/css/index.js'
import { useFormField } from '#ui/forms/form-context.tsx'
import { voucherTexts } from '#ui/screens/payroll/vouchers/vouchers.text.ts'

const line = css({
  display: 'flex',
  gap: '2',
  alignItems: 'center',
  textStyle: 'strong',
  '& svg': { width: '4', height: '4', flexShrink: '0' },
  '&[data-balanced=true] svg': { color: 'success.text' },
  '&[data-balanced=false] svg': { color: 'accent.text' },
})

/** Renders debit minus credit of the rows as they are typed. */
export function Balance() {
  const { text } = useFormField('Rader')
  const difference = typedDifference(rowTextsOf(text) ?? [])
  const isBalanced = difference === 0
  return (
    <p className={line} data-balanced={isBalanced} role="status">
      {isBalanced ? <CircleCheck aria-hidden /> : <TriangleAlert aria-hidden />}
      {isBalanced ? voucherTexts.voucher.balanced : differenceText(difference)}
    </p>
  )
}
