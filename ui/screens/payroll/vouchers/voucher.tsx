import { useSelector } from '@xstate/react'
import FileX from 'lucide-react/icons/file-x'
import { useEffect, useLayoutEffect, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { mayBeDone } from '#contracts/life/life.ts'
import type { VoucherRow } from '#contracts/payroll/vouchers/shapes.ts'
import { maxInForm, voucherLayout } from '#contracts/payroll/vouchers/voucher.form.ts'
import { voucherLife, voucherState } from '#contracts/payroll/vouchers/voucher-life.ts'
import { changedLabels, storedUnder, versionOf } from '#machines/kit/form/form.select.ts'
import { isFailed as hasFailed, isMissing as isGone } from '#machines/kit/shared/view.select.ts'
import * as select from '#machines/payroll/voucher/voucher.select.ts'
import { useLazyFlow } from '#ui/runtime/hooks.tsx'
import { voucher as voucherFlow, voucherForm } from '#ui/runtime/lazy/vouchers.ts'
import { voucherTexts } from '#ui/screens/payroll/vouchers/vouchers.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { EmptyState } from '#ui/widgets/feedback/empty-state.tsx'
import { ErrorState } from '#ui/widgets/feedback/error-state.tsx'
import { LoadingIndicator } from '#ui/widgets/feedback/loading-indicator.tsx'
import { PageHeader } from '#ui/widgets/page/page-header.tsx'
import { periodName } from '../run/period-name.ts'
import { periodPath, voucherPath, yearPath } from './paths.ts'
import { ReversalDialog } from './reversal-dialog.tsx'
import { SourcesDialog } from './sources-dialog.tsx'
import { useVoucherActions } from './use-voucher-actions.ts'
import { useVoucherActionsFor } from './use-vouchers.ts'
import { VoucherActions } from './voucher-actions.tsx'
import { VoucherFixed } from './voucher-fixed.tsx'
import { VoucherForm } from './voucher-form.tsx'

const texts = voucherTexts.voucher

/** Renders `/bokforingsunderlag/{VerId}`: a voucher, edited in a grid until it is sent. */
export default function Voucher() {
  const { VerId = '' } = useParams()
  const navigate = useNavigate()
  const flow = useLazyFlow(voucherFlow)
  const form = useLazyFlow(voucherForm)
  const { flow: actions } = useVoucherActions()
  const offeredFor = useVoucherActionsFor()
  const shown = useSelector(flow, snapshot => (snapshot ? select.shownOf(snapshot, VerId) : null))
  const isMissing = useSelector(flow, snapshot => snapshot !== undefined && isGone(snapshot))
  const isFailed = useSelector(flow, snapshot => snapshot !== undefined && hasFailed(snapshot))
  const version = useSelector(flow, snapshot => (snapshot ? select.version(snapshot) : 0))
  const saved = useSelector(form, snapshot => (snapshot ? versionOf(snapshot) : 0))
  const hasDraft = useSelector(
    form,
    snapshot =>
      snapshot !== undefined &&
      storedUnder(snapshot, VerId) !== null &&
      changedLabels(voucherLayout, snapshot).length > 0,
  )
  const isSent = shown !== null && !mayBeDone(voucherLife, voucherState(shown.voucher), 'change')
  /** The voucher that was sent while it was being edited here. */
  const [overtaken, setOvertaken] = useState('')
  const [explained, explain] = useState<VoucherRow | null>(null)
  useLayoutEffect(() => {
    if (!flow) return
    flow.send({ type: 'view.show', key: VerId })
    return () => flow.send({ type: 'view.leave' })
  }, [flow, VerId])
  useEffect(() => {
    if (version > 0 && saved > version) flow?.send({ type: 'view.reload' })
  }, [flow, version, saved])
  useEffect(() => {
    if (isSent && hasDraft) setOvertaken(VerId)
  }, [isSent, hasDraft, VerId])
  const period = shown?.voucher.Period ?? ''
  useEffect(() => {
    const hearing = actions?.on('act.done', ({ act: { act, voucher }, value }) => {
      if (voucher.VerId !== VerId) return
      navigate(act === 'remove' ? periodPath(period) : voucherPath(value), { replace: act === 'remove' })
    })
    return () => hearing?.unsubscribe()
  }, [actions, navigate, VerId, period])
  if (!flow || !form) return <LoadingIndicator />
  if (!shown)
    return (
      <>
        <PageHeader title={texts.unknown} />
        {isMissing && <Missing />}
        {isFailed && <ErrorState title={voucherTexts.failed} onRetry={() => flow.send({ type: 'view.reload' })} />}
        {!isMissing && !isFailed && <LoadingIndicator />}
      </>
    )
  const { voucher } = shown
  const isEditable = offeredFor(voucher).includes('change') && voucher.Rader.length <= maxInForm
  const head = {
    title: voucher.Text,
    context: (
      <Link className={common.link} to={periodPath(voucher.Period)}>
        {texts.list(periodName(voucher.Period))}
      </Link>
    ),
    actions: <VoucherActions shown={shown} />,
  }
  return (
    <>
      {isEditable ? (
        <VoucherForm form={form} shown={shown} head={head} onSources={explain} />
      ) : (
        <VoucherFixed shown={shown} head={head} isOvertaken={overtaken === VerId} onSources={explain} />
      )}
      {explained && <SourcesDialog voucher={voucher} row={explained} onClose={() => explain(null)} />}
      <ReversalDialog />
    </>
  )
}

function Missing() {
  const navigate = useNavigate()
  const { title, text, action } = texts.missing
  return (
    <EmptyState
      icon={FileX}
      title={title}
      text={text}
      action={
        <Button variant="primary" onClick={() => navigate(yearPath)}>
          {action}
        </Button>
      }
    />
  )
}
