import type { ProposedVoucher } from '#contracts/payroll/vouchers/shapes.ts'
import { sumsOf } from '#contracts/payroll/vouchers/sums.ts'
import { correctionTexts as texts } from '#ui/screens/payroll/correction/correction.text.ts'
import { ProposedRows } from '../vouchers/proposed-rows.tsx'
import { PreviewPart } from './preview-part.tsx'

interface VouchersPartProps {
  readonly vouchers: readonly ProposedVoucher[]
  readonly remarks: readonly string[]
}

/** Renders the vouchers that corrections would make. */
export const VouchersPart = ({ vouchers, remarks }: VouchersPartProps) => (
  <PreviewPart
    title={texts.vouchers.title}
    remarks={remarks}
    {...(vouchers.length + remarks.length === 0 && { about: texts.vouchers.nothing })}
  >
    {vouchers.map(({ Datum, Text, Serie, Rader: rows }) => (
      <div key={`${Text} ${Datum}`}>
        <p>{`${Text}, ${Datum}`}</p>
        <ProposedRows voucher={{ Datum, Text, Serie, Rader: rows, AntalRader: rows.length, ...sumsOf(rows) }} />
      </div>
    ))}
  </PreviewPart>
)
