import ReceiptText from 'lucide-react/icons/receipt-text'
import { css } from '#styled-system/css/index.js'
import { ownTexts as texts } from '#ui/screens/payroll/own/own.text.ts'
import { EmptyState } from '#ui/widgets/feedback/empty-state.tsx'
import { ErrorState } from '#ui/widgets/feedback/error-state.tsx'
import { LoadingIndicator } from '#ui/widgets/feedback/loading-indicator.tsx'
import { PageHeader } from '#ui/widgets/page/page-header.tsx'
import { OwnItem } from './own-item.tsx'
import { ownPayslipPath } from './paths.ts'
import { useOwnList } from './use-own-list.ts'

const list = css({
  display: 'grid',
  gap: '3',
  listStyle: 'none',
  padding: '0',
  maxWidth: '[44rem]',
})

/** Renders `/myPayslips`: the employee's own published payslips. */
export default function OwnPayslips() {
  const { payslips, isFailed, reload } = useOwnList()
  return (
    <>
      <PageHeader title={texts.title} context={texts.context} />
      {payslips === null && isFailed && <ErrorState title={texts.failed} onRetry={reload} />}
      {payslips === null && !isFailed && <LoadingIndicator />}
      {payslips?.length === 0 && <EmptyState icon={ReceiptText} {...texts.empty} />}
      {payslips !== null && payslips.length > 0 && (
        <ul className={list}>
          {payslips.map(each => (
            <li key={ownPayslipPath(each)}>
              <OwnItem payslip={each} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
