import Send from 'lucide-react/icons/send'
import Undo2 from 'lucide-react/icons/undo-2'
import { voucherPeriodStatuses, voucherStatuses } from '#contracts/code-lists/accounting.ts'
import type { VoucherHead, VoucherPeriod } from '#contracts/payroll/vouchers/shapes.ts'
import { StatusChip, type StatusChipProps } from '#ui/widgets/status-chip/status-chip.tsx'

type Look = Pick<StatusChipProps, 'tone' | 'icon'>

const looks = {
  CREATED: { tone: 'info', icon: Send },
  SENT: { tone: 'success' },
  REVERSED: { tone: 'neutral', icon: Undo2 },
} as const satisfies Readonly<Record<VoucherHead['Status'], Look>>

const ofPeriods = {
  EMPTY: { tone: 'neutral' },
  WAITING: { tone: 'neutral' },
  READY: { tone: 'warning' },
  CREATED: { tone: 'info', icon: Send },
  SENT: { tone: 'success' },
} as const satisfies Readonly<Record<VoucherPeriod['Status'], Look>>

/** Renders the status of a voucher. */
export const VoucherStatus = ({ status }: { readonly status: VoucherHead['Status'] }) => (
  <StatusChip {...looks[status]}>{voucherStatuses.label(status)}</StatusChip>
)

/** Renders how far a period is posted. */
export const PeriodStatus = ({ status }: { readonly status: VoucherPeriod['Status'] }) => (
  <StatusChip {...ofPeriods[status]}>{voucherPeriodStatuses.label(status)}</StatusChip>
)
