import { useSelector } from '@xstate/react'
import Trash2 from 'lucide-react/icons/trash-2'
import Undo2 from 'lucide-react/icons/undo-2'
import type { ShownVoucher } from '#machines/payroll/voucher/voucher.types.ts'
import * as select from '#machines/payroll/voucher-actions/voucher-actions.select.ts'
import { css } from '#styled-system/css/index.js'
import { voucherTexts } from '#ui/screens/payroll/vouchers/vouchers.text.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { useVoucherActions } from './use-voucher-actions.ts'
import { useVoucherActionsFor } from './use-vouchers.ts'

const texts = voucherTexts.period
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })

/**
 * Renders what may be done with a voucher: it is removed before it is sent, and then taken back.
 */
export function VoucherActions({ shown: { voucher, others } }: { readonly shown: ShownVoucher }) {
  const { flow, remove, reverse } = useVoucherActions()
  const offered = useVoucherActionsFor()(voucher)
  const isActing = useSelector(flow, snapshot => snapshot !== undefined && select.isActing(snapshot))
  if (!offered.includes('remove') && !offered.includes('reverse')) return null
  return (
    <div className={buttons}>
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
