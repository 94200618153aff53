import Printer from 'lucide-react/icons/printer'
import Send from 'lucide-react/icons/send'
import type { Delivery } from '#contracts/payroll/delivery/shapes.ts'
import { deliveryTexts } from '#ui/screens/payroll/delivery/delivery.text.ts'
import { formatShortTime } from '#ui/text/format.ts'
import { common } from '#ui/theme/common-styles.ts'
import { StatusChip, type StatusChipProps } from '#ui/widgets/status-chip/status-chip.tsx'

const { ways, planned, states } = deliveryTexts

/** Returns how a payslip is delivered and how far that has come, in words. */
export function deliveryText({ Satt, Status, Tid }: Delivery): string {
  if (Status === 'PLANNED') return planned(ways[Satt])
  if (Status === 'DONE') return Tid === null ? ways[Satt] : `${ways[Satt]}, ${formatShortTime(Tid)}`
  return Satt === 'PAPER' ? states.toPrint : states[Status](ways[Satt])
}

const looks: Readonly<Record<Exclude<Delivery['Status'], 'PLANNED'>, Pick<StatusChipProps, 'tone' | 'icon'>>> = {
  WAITING: { tone: 'neutral' },
  SENDING: { tone: 'info', icon: Send },
  DONE: { tone: 'success' },
  FAILED: { tone: 'error' },
  UNSURE: { tone: 'warning' },
}

/** Renders how a payslip is delivered. Why it goes another way than chosen is its title. */
export const DeliveryChip = ({ delivery }: { readonly delivery: Delivery }) => (
  <span title={delivery.Orsak || undefined}>
    {delivery.Status === 'PLANNED' ? (
      <span className={common.muted}>{deliveryText(delivery)}</span>
    ) : (
      <StatusChip
        {...looks[delivery.Status]}
        {...(delivery.Satt === 'PAPER' && delivery.Status === 'WAITING' && { tone: 'warning' as const, icon: Printer })}
      >
        {deliveryText(delivery)}
      </StatusChip>
    )}
  </span>
)
