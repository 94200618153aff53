import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { Payslip } from '#contracts/payroll/run/shapes.ts'
import { runTexts } from '#ui/screens/payroll/run/run.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { Section } from '#ui/widgets/section/section.tsx'
import { wholeDates } from '#ui/widgets/whole-dates/whole-dates.tsx'
import { CorrectionChain } from '../correction/correction-chain.tsx'
import type { Explain } from '../explained/amount-button.tsx'
import { PayRows } from '../explained/pay-rows.tsx'
import { PayslipStatus } from './payslip-status.tsx'
import { RunFigures } from './run-figures.tsx'

const texts = runTexts.payslip

interface PayslipPayProps {
  readonly payslip: Payslip
  /** Why the rows cannot be edited, or null. */
  readonly fixed: string | null
  readonly onExplain: Explain
}

/** Renders what is calculated of a payslip: its warnings first, its sums and its rows. */
export const PayslipPay = ({ payslip, fixed, onExplain }: PayslipPayProps) => (
  <div className={common.fluid4Above}>
    {fixed !== null && <Notice kind="INFO">{fixed}</Notice>}
    <CorrectionChain payslip={payslip} />
    {payslip.Varningar.length > 0 && (
      <Section title={texts.warnings}>
        <ul className={common.list2}>
          {payslip.Varningar.map(each => (
            <li key={each} className={common.remark}>
              <TriangleAlert aria-hidden />
              {wholeDates(each)}
            </li>
          ))}
        </ul>
      </Section>
    )}
    <Section title={texts.figures} actions={<PayslipStatus status={payslip.StatusText} />}>
      <div className={common.fluid5}>
        <RunFigures sums={payslip} size="large" onExplain={onExplain} />
        <PayRows rows={payslip.Rader} onExplain={onExplain} />
      </div>
    </Section>
  </div>
)
