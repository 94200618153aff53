import { useSelector } from '@xstate/react'
import FileX from 'lucide-react/icons/file-x'
import { useParams, useSearchParams } from 'react-router-dom'
import type { PayslipHistory as History, PayslipAsItWas } from '#contracts/payroll/versions/shapes.ts'
import type { FlowRef } from '#machines/app/app.flows.ts'
import * as select from '#machines/payroll/payslip-history/payslip-history.select.ts'
import { css } from '#styled-system/css/index.js'
import { BackButton } from '#ui/shell/back-button.tsx'
import { EmptyState } from '#ui/widgets/feedback/empty-state.tsx'
import { ErrorState } from '#ui/widgets/feedback/error-state.tsx'
import { LoadingIndicator } from '#ui/widgets/feedback/loading-indicator.tsx'
import { PageHeader } from '#ui/widgets/page/page-header.tsx'
import { SkeletonRows } from '#ui/widgets/skeleton/skeleton.tsx'
import { numberIn, payslipPath } from '../run/paths.ts'
import { periodName } from '../run/period-name.ts'
import { AsItWas } from './as-it-was.tsx'
import { Moments } from './moments.tsx'
import { usePayslipHistory } from './use-payslip-history.ts'
import { versionTexts as texts } from './versions.text.ts'

const parts = css({
  display: 'grid',
  gap: '6',
  alignItems: 'start',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 20rem) minmax(0, 1fr)]' },
})

/** Renders `/payslips/{Period}/{AnstNr}/history`: a payslip as it was at a moment, beside now. */
export default function PayslipHistory() {
  const { Period = '', AnstNr = '' } = useParams()
  const [search] = useSearchParams()
  const Nummer = numberIn(search)
  const flow = usePayslipHistory(Period, AnstNr, Nummer)
  const history = useSelector(flow, snapshot => (snapshot ? select.history(snapshot) : null))
  const shown = useSelector(flow, snapshot => (snapshot ? select.shown(snapshot) : null))
  const isMissing = useSelector(flow, snapshot => snapshot !== undefined && select.isMissing(snapshot))
  const isFailed = useSelector(flow, snapshot => snapshot !== undefined && select.isFailed(snapshot))
  return (
    <>
      <PageHeader
        title={history ? texts.title(history.Namn) : texts.unknown}
        context={texts.context(periodName(Period))}
        actions={<BackButton to={payslipPath(Period, AnstNr, Nummer)}>{texts.back}</BackButton>}
      />
      {isMissing && <EmptyState icon={FileX} {...texts.missing} />}
      {isFailed && <ErrorState title={texts.failed} onRetry={() => flow?.send({ type: 'payslipHistory.reload' })} />}
      {!isMissing && !isFailed && (!flow || !history) && <LoadingIndicator />}
      {flow && history && !isMissing && !isFailed && <Shown flow={flow} history={history} shown={shown} />}
    </>
  )
}

interface ShownProps {
  readonly flow: FlowRef<'payslipHistory'>
  readonly history: History
  readonly shown: PayslipAsItWas | null
}

function Shown({ flow, history, shown }: ShownProps) {
  const chosen = useSelector(flow, select.chosen)
  const isFetching = useSelector(flow, select.isFetching)
  return (
    <div className={parts}>
      <Moments
        moments={history.Handelser}
        chosen={chosen}
        onChoose={Nr => flow.send({ type: 'payslipHistory.choose', Nr })}
      />
      {shown ? <AsItWas key={shown.Da.Nr} shown={shown} isFetching={isFetching} /> : <SkeletonRows rows={8} />}
    </div>
  )
}
