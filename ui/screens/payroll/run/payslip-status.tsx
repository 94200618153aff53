import BadgeCheck from 'lucide-react/icons/badge-check'
import Check from 'lucide-react/icons/check'
import { payslipStatuses } from '#contracts/code-lists/payslips.ts'
import { StatusChip, type StatusChipProps } from '#ui/widgets/status-chip/status-chip.tsx'

/** How each status looks. Those left out are neutral: created and taken back. */
const looks: Readonly<Record<string, Pick<StatusChipProps, 'tone' | 'icon'>>> = {
  [payslipStatuses.label('Utbetald')]: { tone: 'success' },
  [payslipStatuses.label('Utskriven')]: { tone: 'info' },
  [payslipStatuses.label('Attesterad')]: { tone: 'info', icon: BadgeCheck },
  [payslipStatuses.label('Klarmarkerad')]: { tone: 'info', icon: Check },
}

/** Renders the status of a payslip. */
export const PayslipStatus = ({ status }: { readonly status: string }) => (
  <StatusChip tone="neutral" {...looks[status]}>
    {status}
  </StatusChip>
)
