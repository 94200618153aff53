import { useSelector } from '@xstate/react'
import FileX from 'lucide-react/icons/file-x'
import { useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { attestIn } from '#contracts/payroll/run/attest.ts'
import { payslipLayout } from '#contracts/payroll/run/payslip.form.ts'
import { payslipFormKey } from '#contracts/payroll/run/payslip-key.ts'
import { right } from '#contracts/rights/openings.ts'
import { workplace } from '#machines/app/app.select.ts'
import { isChanged } from '#machines/kit/form/form.select.ts'
import * as select from '#machines/kit/shared/view.select.ts'
import { FormPage } from '#ui/forms/form-page.tsx'
import { useMay } from '#ui/runtime/access.ts'
import { useSelect } from '#ui/runtime/hooks.tsx'
import { runTexts } from '#ui/screens/payroll/run/run.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { EmptyState } from '#ui/widgets/feedback/empty-state.tsx'
import { ErrorState } from '#ui/widgets/feedback/error-state.tsx'
import { LoadingIndicator } from '#ui/widgets/feedback/loading-indicator.tsx'
import { PageHeader } from '#ui/widgets/page/page-header.tsx'
import { CorrectionDialog } from '../correction/correction-dialog.tsx'
import { StepsDialog } from '../explained/steps-dialog.tsx'
import { numberIn, periodPath } from './paths.ts'
import { PayslipActions } from './payslip-actions.tsx'
import { PayslipFacts } from './payslip-facts.tsx'
import { PayslipPay } from './payslip-pay.tsx'
import { fixedBecause } from './payslip-states.ts'
import { periodName } from './period-name.ts'
import { usePayslip } from './use-payslip.ts'

const texts = runTexts.payslip
const [page] = payslipLayout.pages

/** Renders `/payslips/{Period}/{AnstNr}`: a payslip, its explanations and its typed rows. */
export default function Payslip() {
  const { Period = '', AnstNr = '' } = useParams()
  const [search] = useSearchParams()
  const Nummer = numberIn(search)
  const { flow, form, isOutdated } = usePayslip(Period, AnstNr, Nummer)
  const payslip = useSelector(flow, snapshot => (snapshot ? select.shownIn(snapshot) : null))
  const isMissing = useSelector(flow, snapshot => snapshot !== undefined && select.isMissing(snapshot))
  const isFailed = useSelector(flow, snapshot => snapshot !== undefined && select.isFailed(snapshot))
  const attest = attestIn(useSelect('app', workplace)?.company)
  const mayWrite = useMay(right('Payslips.Write'))
  const isTyped = useSelector(form, snapshot => snapshot !== undefined && isChanged(snapshot, 'Rader'))
  const [explained, explain] = useState<readonly string[] | null>(null)
  const list = (
    <Link className={common.link} to={periodPath(Period)}>
      {texts.list(periodName(Period))}
    </Link>
  )
  if (!flow || !form || !page) return <LoadingIndicator />
  if (!payslip)
    return (
      <>
        <PageHeader title={texts.unknown} context={list} />
        {isMissing && <EmptyState icon={FileX} {...texts.missing} />}
        {isFailed && <ErrorState title={texts.failed} onRetry={() => flow.send({ type: 'view.reload' })} />}
        {!isMissing && !isFailed && <LoadingIndicator />}
      </>
    )
  const fixed = fixedBecause(payslip, mayWrite)
  // What cannot be typed any more, and never was, says nothing.
  const hasNoRows = fixed !== null && payslip.Egna.length === 0 && !isTyped
  return (
    <>
      <FormPage
        flow={form}
        layout={payslipLayout}
        page={hasNoRows ? { ...page, cards: [] } : page}
        id={payslipFormKey(Period, AnstNr, Nummer)}
        title={texts.title(payslip.Namn, payslip.Nummer)}
        context={
          <>
            {list}, {runTexts.payDay(payslip.Utbetalningsdatum).toLocaleLowerCase('sv')}
          </>
        }
        isReadOnly={fixed !== null}
        actions={<PayslipActions payslip={payslip} attest={attest} isTyped={isTyped} isOutdated={isOutdated} />}
        notices={<PayslipPay payslip={payslip} fixed={fixed} onExplain={explain} />}
        aside={<PayslipFacts payslip={payslip} onExplain={explain} />}
        asideSize="below"
      />
      <CorrectionDialog />
      {explained !== null && <StepsDialog of={payslip.Steg} ids={explained} onClose={() => explain(null)} />}
    </>
  )
}
