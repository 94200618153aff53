import { useSelector } from '@xstate/react'
import ReceiptText from 'lucide-react/icons/receipt-text'
import { useEffect } from 'react'
import * as select from '#machines/payroll/own-payslips/own-payslips.select.ts'
import { css } from '#styled-system/css/index.js'
import { useLazyFlow } from '#ui/runtime/hooks.tsx'
import { ownPayslips } from '#ui/runtime/lazy/own-payslips.ts'
import { ownTexts as texts } from '#ui/screens/payroll/own/own.text.ts'
import { EmptyState } from '#ui/widgets/feedback/empty-state.tsx'
import { ErrorState } from '#ui/widgets/feedback/error-state.tsx'
import { LoadingIndicator } from '#ui/widgets/feedback/loading-indicator.tsx'
import { PageHeader } from '#ui/widgets/page/page-header.tsx'
import { OwnItem } from './own-item.tsx'
import { ownPayslipPath } from './paths.ts'

const list = css({
  display: 'grid',
  gap: '3',
  listStyle: 'none',
  padding: '0',
  maxWidth: '[44rem]',
})

/** Renders `/myPayslips`: the employee's own published payslips. */
export default function OwnPayslips() {
  const flow = useLazyFlow(ownPayslips)
  const payslips = useSelector(flow, snapshot => (snapshot ? select.list(snapshot) : null))
  const isFailed = useSelector(flow, snapshot => snapshot !== undefined && select.isFailed(snapshot))
  useEffect(() => {
    flow?.send({ type: 'ownPayslips.show', key: null })
    return () => flow?.send({ type: 'ownPayslips.leave' })
  }, [flow])
  return (
    <>
      <PageHeader title={texts.title} context={texts.context} />
      {payslips === null && isFailed && (
        <ErrorState title={texts.failed} onRetry={() => flow?.send({ type: 'ownPayslips.reload' })} />
      )}
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
