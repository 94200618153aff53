import ListTree from 'lucide-react/icons/list-tree'
import { type ReactNode, useMemo } from 'react'
import type { RowTexts } from '#contracts/forms/rows.ts'
import type { VoucherRow } from '#contracts/payroll/vouchers/shapes.ts'
import { voucherLayout } from '#contracts/payroll/vouchers/voucher.form.ts'
import type { FlowRef } from '#machines/app/app.flows.ts'
import type { ShownVoucher } from '#machines/payroll/voucher/voucher.types.ts'
import { css } from '#styled-system/css/index.js'
import { FormPage } from '#ui/forms/form-page.tsx'
import { voucherTexts } from '#ui/screens/payroll/vouchers/vouchers.text.ts'
import { PlainIconButton } from '#ui/widgets/button/plain-icon-button.tsx'
import { Balance } from './balance.tsx'
import { VoucherFacts } from './voucher-facts.tsx'

const notices = css({ display: 'grid', gap: '4', marginBottom: '6' })
const [page] = voucherLayout.pages

interface VoucherFormProps {
  readonly form: FlowRef<'voucherForm'>
  readonly shown: ShownVoucher
  readonly head: { readonly title: string; readonly context: ReactNode; readonly actions: ReactNode }
  /** Shows what a row comes from. */
  readonly onSources: (row: VoucherRow) => void
}

/** Renders a voucher that is not sent: its date, text and rows are edited. */
export function VoucherForm({ form, shown, head, onSources }: VoucherFormProps) {
  const { voucher } = shown
  const rowTools = useMemo(() => {
    const rows = new Map(voucher.Rader.map(row => [String(row.Rad), row]))
    return ({ Rad = '' }: RowTexts) => {
      const row = rows.get(Rad)
      return (
        row && <PlainIconButton label={voucherTexts.voucher.sources} icon={ListTree} onClick={() => onSources(row)} />
      )
    }
  }, [voucher, onSources])
  if (!page) return null
  return (
    <FormPage
      flow={form}
      layout={voucherLayout}
      id={voucher.VerId}
      page={page}
      rowTools={rowTools}
      {...head}
      notices={
        <div className={notices}>
          <VoucherFacts shown={shown} />
        </div>
      }
      extras={{ rows: <Balance /> }}
      asideSize="below"
      aside={null}
    />
  )
}
