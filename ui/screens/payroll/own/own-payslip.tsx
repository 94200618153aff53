import { useSelector } from '@xstate/react'
import Download from 'lucide-react/icons/download'
import FileX from 'lucide-react/icons/file-x'
import { useLayoutEffect, useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { isFetching } from '#machines/frame/download/download.select.ts'
import { isFailed as hasFailed, isMissing as isGone } from '#machines/kit/shared/view.select.ts'
import * as select from '#machines/payroll/own-payslips/own-payslips.select.ts'
import { useFlow, useLazyFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { ownPayslips } from '#ui/runtime/lazy/own-payslips.ts'
import { ownTexts } from '#ui/screens/payroll/own/own.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { EmptyState } from '#ui/widgets/feedback/empty-state.tsx'
import { ErrorState } from '#ui/widgets/feedback/error-state.tsx'
import { LoadingIndicator } from '#ui/widgets/feedback/loading-indicator.tsx'
import { PageHeader } from '#ui/widgets/page/page-header.tsx'
import { StepsDialog } from '../explained/steps-dialog.tsx'
import { periodName } from '../run/period-name.ts'
import { OwnPay } from './own-pay.tsx'
import { ownListPath, ownPdfPath } from './paths.ts'

const texts = ownTexts.one

/** Renders `/myPayslips/{Period}/{AnstNr}/{Nummer}`: one of the employee's own payslips. */
export default function OwnPayslip() {
  const { Period = '', AnstNr = '', Nummer = '' } = useParams()
  const flow = useLazyFlow(ownPayslips)
  const payslip = useSelector(flow, snapshot => (snapshot ? select.payslip(snapshot) : null))
  const isMissing = useSelector(flow, snapshot => snapshot !== undefined && isGone(snapshot))
  const isFailed = useSelector(flow, snapshot => snapshot !== undefined && hasFailed(snapshot))
  const [explained, explain] = useState<readonly string[] | null>(null)
  useLayoutEffect(() => {
    flow?.send({ type: 'view.show', key: { Period, AnstNr, Nummer } })
    return () => flow?.send({ type: 'view.leave' })
  }, [flow, Period, AnstNr, Nummer])
  const list = (
    <Link className={common.link} to={ownListPath}>
      {texts.back}
    </Link>
  )
  if (!payslip)
    return (
      <>
        <PageHeader title={texts.unknown} context={list} />
        {isMissing && <EmptyState icon={FileX} {...texts.missing} />}
        {isFailed && <ErrorState title={texts.failed} onRetry={() => flow?.send({ type: 'view.reload' })} />}
        {!isMissing && !isFailed && <LoadingIndicator />}
      </>
    )
  return (
    <>
      <PageHeader
        title={texts.title(periodName(Period))}
        context={
          <>
            {list}, {ownTexts.paid(payslip.Utbetalningsdatum).toLocaleLowerCase('sv')}
          </>
        }
        actions={<Pdf path={ownPdfPath({ Period, AnstNr, Nummer })} />}
      />
      <OwnPay payslip={payslip} onExplain={explain} />
      {explained !== null && <StepsDialog of={payslip.Steg} ids={explained} onClose={() => explain(null)} />}
    </>
  )
}

/** Renders the button that fetches the payslip as a PDF. */
function Pdf({ path }: { readonly path: ReturnType<typeof ownPdfPath> }) {
  const flow = useFlow('download')
  const pending = useSelect('download', isFetching(path))
  return (
    <Button
      variant="primary"
      icon={Download}
      pending={pending}
      onClick={() => flow.send({ type: 'download.start', path })}
    >
      {texts.pdf}
    </Button>
  )
}
