import { useSelector } from '@xstate/react'
import CalendarX from 'lucide-react/icons/calendar-x'
import { Link, useParams } from 'react-router-dom'
import type { PaymentPeriod } from '#contracts/payroll/payments/shapes.ts'
import * as select from '#machines/payroll/payments/payments.select.ts'
import { paymentsTexts as texts } from '#ui/screens/payroll/payments/payments.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { DescriptionList } from '#ui/widgets/description-list/description-list.tsx'
import { EmptyState } from '#ui/widgets/feedback/empty-state.tsx'
import { ErrorState } from '#ui/widgets/feedback/error-state.tsx'
import { LoadingIndicator } from '#ui/widgets/feedback/loading-indicator.tsx'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { PageHeader } from '#ui/widgets/page/page-header.tsx'
import { Section } from '#ui/widgets/section/section.tsx'
import { showAmount } from '../explained/amounts.ts'
import { periodPath } from '../run/paths.ts'
import { periodName } from '../run/period-name.ts'
import { runTexts } from '../run/run.text.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { Orders } from './orders.tsx'
import { Proposal } from './proposal.tsx'
import { usePayments } from './use-payments.ts'

/** Renders `/payments/{Period}`: what can be paid, and the payments that have been made. */
export default function Payments() {
  const { Period = '' } = useParams()
  const flow = usePayments(Period)
  const payments = useSelector(flow, snapshot => (snapshot ? select.payments(snapshot) : null))
  const isMissing = useSelector(flow, snapshot => snapshot !== undefined && select.isMissing(snapshot))
  const isFailed = useSelector(flow, snapshot => snapshot !== undefined && select.isFailed(snapshot))
  const refused = useSelector(flow, snapshot => (snapshot ? select.refused(snapshot) : ''))
  const isCancelling = useSelector(flow, snapshot => snapshot !== undefined && select.isCancelling(snapshot))
  return (
    <>
      <PageHeader
        title={texts.title(periodName(Period))}
        context={
          <>
            <Link className={common.link} to={periodPath(Period)}>
              {texts.back}
            </Link>
            {payments && `, ${runTexts.payDay(payments.Utbetalningsdatum).toLocaleLowerCase('sv')}`}
          </>
        }
      />
      {isMissing && <EmptyState icon={CalendarX} {...texts.missing} />}
      {!payments && isFailed && (
        <ErrorState title={texts.failed} onRetry={() => flow?.send({ type: 'payments.reload' })} />
      )}
      {!payments && !isFailed && !isMissing && <LoadingIndicator />}
      {flow && payments && (
        <div className={common.fluid4}>
          {refused !== '' && <Notice kind="ERROR">{refused}</Notice>}
          {payments.Locked && <Notice kind="INFO">{texts.locked}</Notice>}
          <Figures payments={payments} />
          <Proposal flow={flow} payments={payments} />
          <Orders flow={flow} orders={payments.Ordrar} isLocked={payments.Locked} />
        </div>
      )}
      {flow && isCancelling && <CancelDialog flow={flow} />}
    </>
  )
}

/** Renders the net pay of the period, and how far its payslips have come. */
function Figures({ payments: { Netto, Lonebesked } }: { readonly payments: PaymentPeriod }) {
  const { Antal, EjKlara, Bestallda, Utbetalda } = Lonebesked
  const { title, net, paid, ordered, notReady, of } = texts.figures
  return (
    <Section title={title}>
      <DescriptionList
        values="end"
        items={[
          { label: net, value: showAmount(Netto), numeric: true },
          { label: paid, value: of(Utbetalda, Antal), numeric: true },
          ...(Bestallda > 0 ? [{ label: ordered, value: of(Bestallda, Antal), numeric: true }] : []),
          ...(EjKlara > 0 ? [{ label: notReady, value: of(EjKlara, Antal), numeric: true }] : []),
        ]}
      />
    </Section>
  )
}
