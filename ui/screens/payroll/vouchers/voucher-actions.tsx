import Trash2 from 'lucide-react/icons/trash-2'
import Undo2 from 'lucide-react/icons/undo-2'
import type { ShownVoucher } from '#machines/payroll/voucher/voucher.types.ts'
import { voucherTexts } from '#ui/screens/payroll/vouchers/vouchers.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { useVoucherActions } from './use-voucher-actions.ts'
import { useVoucherActionsFor } from './use-vouchers.ts'

const texts = voucherTexts.period

/**
 * Renders what may be done with a voucher: it is removed before it is sent, and then taken back.
 */
export function VoucherActions({ shown: { voucher, others } }: { readonly shown: ShownVoucher }) {
  const { remove, reverse, isActing } = useVoucherActions()
  const offered = useVoucherActionsFor()(voucher)
  if (!offered.includes('remove') && !offered.includes('reverse')) return null
  return (
    <div className={common.wrap}>
      {offered.includes('remove') && (
        <Button icon={Trash2} pending={isActing} onClick={() => remove(voucher, others)}>
          {texts.remove}
        </Button>
      )}
      {offered.includes('reverse') && (
        <Button icon={Undo2} pending={isActing} onClick={() => reverse(voucher, others)}>
          {texts.reverse}
        </Button>
      )}
    </div>
  )
}
