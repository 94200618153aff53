import type { ReactNode } from 'react'
import type { Voucher, VoucherRow } from '#contracts/payroll/vouchers/shapes.ts'
import { maxInForm } from '#contracts/payroll/vouchers/voucher.form.ts'
import type { ShownVoucher } from '#machines/payroll/voucher/voucher.types.ts'
import { voucherTexts } from '#ui/screens/payroll/vouchers/vouchers.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { PageHeader } from '#ui/widgets/page/page-header.tsx'
import { VoucherFacts } from './voucher-facts.tsx'
import { VoucherRows } from './voucher-rows.tsx'

const texts = voucherTexts.voucher.fixed

/** Returns why a voucher cannot be edited. */
function fixedBecause({ Status, Rader }: Voucher): string {
  if (Status === 'REVERSED') return texts.reversed
  if (Status === 'SENT') return texts.sent
  return Rader.length > maxInForm ? texts.large(maxInForm) : texts.right
}

interface VoucherFixedProps {
  readonly shown: ShownVoucher
  readonly head: { readonly title: string; readonly context: ReactNode; readonly actions: ReactNode }
  /** True when it was sent while it was being edited here. */
  readonly isOvertaken: boolean
  /** Shows what a row comes from. */
  readonly onSources: (row: VoucherRow) => void
}

/** Renders a voucher that is in the books, or that is too large for a grid. */
export const VoucherFixed = ({ shown, head, isOvertaken, onSources }: VoucherFixedProps) => (
  <>
    <PageHeader {...head} />
    <div className={common.fluid4}>
      {isOvertaken && <Notice kind="ERROR">{texts.overtaken}</Notice>}
      <Notice kind="INFO">{fixedBecause(shown.voucher)}</Notice>
      <VoucherFacts shown={shown} />
      <VoucherRows
        key={shown.voucher.VerId}
        VerId={shown.voucher.VerId}
        rows={shown.voucher.Rader}
        onSources={onSources}
      />
    </div>
  </>
)
