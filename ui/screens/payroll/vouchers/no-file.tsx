import { mayBeDone } from '#contracts/life/life.ts'
import type { VoucherList } from '#contracts/payroll/vouchers/shapes.ts'
import { voucherLife, voucherState } from '#contracts/payroll/vouchers/voucher-life.ts'
import { voucherTexts } from '#ui/screens/payroll/vouchers/vouchers.text.ts'
import { SettingNotice } from './setting-notice.tsx'
import { useVoucherRights } from './use-vouchers.ts'

/** Names the reason for the buttons that it disables. */
export const noFileId = 'no-file'

/** Renders why no file can be made of a period's vouchers, for whoever could otherwise make one. */
export function NoFile({ list: { Hinder, Verifikationer } }: { readonly list: VoucherList }) {
  const { send, fetchFile } = useVoucherRights()
  const isNeeded = Verifikationer.some(each => (mayBeDone(voucherLife, voucherState(each), 'fetch') ? fetchFile : send))
  if (!Hinder || !isNeeded) return null
  return (
    <div id={noFileId}>
      <SettingNotice kind="INFO" page="export" field={Hinder.Installning} label={voucherTexts.period.exportSettings}>
        {voucherTexts.period.noFile(Hinder.Text)}
      </SettingNotice>
    </div>
  )
}
