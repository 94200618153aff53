import { useSelector } from '@xstate/react'
import type { FlowRef } from '#machines/app/app.flows.ts'
import * as select from '#machines/payroll/vouchers/vouchers.select.ts'
import { voucherTexts } from '#ui/screens/payroll/vouchers/vouchers.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { Remarks } from './remarks.tsx'

/** Renders the outcome of the last sending, with what the file could not have. */
export function SentNotice({ flow }: { readonly flow: FlowRef<'vouchers'> }) {
  const sent = useSelector(flow, select.sentFile)
  if (!sent) return null
  return (
    <div className={common.stack3} role="status">
      <Notice kind="SUCCESS">{voucherTexts.period.sent(sent.Fil)}</Notice>
      <Remarks texts={sent.Anmarkningar} />
    </div>
  )
}
