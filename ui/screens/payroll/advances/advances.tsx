import { useSelector } from '@xstate/react'
import Plus from 'lucide-react/icons/plus'
import { advanceLife } from '#contracts/payroll/advances/advance-life.ts'
import { right } from '#contracts/rights/openings.ts'
import * as select from '#machines/payroll/advances/advances.select.ts'
import { useMay } from '#ui/runtime/access.ts'
import { advancesTexts as texts } from '#ui/screens/payroll/advances/advances.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { ErrorState } from '#ui/widgets/feedback/error-state.tsx'
import { LoadingIndicator } from '#ui/widgets/feedback/loading-indicator.tsx'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { PageHeader } from '#ui/widgets/page/page-header.tsx'
import { AdvanceList } from './advance-list.tsx'
import { OrderDialog } from './order-dialog.tsx'
import { RegisterDialog } from './register-dialog.tsx'
import { useAdvances } from './use-advances.ts'
import { Waiting } from './waiting.tsx'

/** Renders `/forskottutbetalning`: advances on pay, from registered to deducted. */
export default function Advances() {
  const flow = useAdvances()
  const mayWrite = useMay(right(advanceLife.actions.order))
  const advances = useSelector(flow, snapshot => (snapshot ? select.advances(snapshot) : null))
  const isFailed = useSelector(flow, snapshot => snapshot !== undefined && select.isFailed(snapshot))
  const refused = useSelector(flow, snapshot => (snapshot ? select.refused(snapshot) : ''))
  const isWriting = useSelector(flow, snapshot => snapshot !== undefined && select.isWriting(snapshot))
  const isOrdering = useSelector(flow, snapshot => snapshot !== undefined && select.isOrdering(snapshot))
  const register = flow && mayWrite && (
    <Button variant="primary" icon={Plus} onClick={() => flow.send({ type: 'advances.write' })}>
      {texts.register}
    </Button>
  )
  return (
    <>
      <PageHeader title={texts.title} context={texts.context} actions={advances?.length ? register : undefined} />
      {!advances && isFailed && (
        <ErrorState title={texts.failed} onRetry={() => flow?.send({ type: 'advances.reload' })} />
      )}
      {!advances && !isFailed && <LoadingIndicator />}
      {flow && advances && (
        <div className={common.fluid4}>
          {refused !== '' && !isWriting && <Notice kind="ERROR">{refused}</Notice>}
          {!mayWrite && <Notice kind="INFO">{texts.right}</Notice>}
          {mayWrite && <Waiting flow={flow} advances={advances} />}
          <AdvanceList flow={flow} advances={advances} empty={register} />
        </div>
      )}
      {flow && isWriting && <RegisterDialog flow={flow} />}
      {flow && isOrdering && <OrderDialog flow={flow} />}
    </>
  )
}
