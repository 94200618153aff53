import { useSelector } from '@xstate/react'
import type { FlowRef } from '#machines/app/app.flows.ts'
import * as select from '#machines/payroll/vouchers/vouchers.select.ts'
import { voucherTexts } from '#ui/screens/payroll/vouchers/vouchers.text.ts'
import { SettingNotice } from './setting-notice.tsx'

/** Renders why nothing could be made, with the way to the setting. */
export function MissingSetting({ flow }: { readonly flow: FlowRef<'vouchers'> }) {
  const missing = useSelector(flow, select.missingSetting)
  if (!missing) return null
  return (
    <SettingNotice kind="ERROR" page="bookkeeping" field={missing.field} label={voucherTexts.period.missingSetting}>
      {missing.message}
    </SettingNotice>
  )
}
