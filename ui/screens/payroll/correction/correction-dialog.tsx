import { useSelector } from '@xstate/react'
import { useId, useState } from 'react'
import type { FlowRef } from '#machines/app/app.flows.ts'
import * as select from '#machines/payroll/payslip-correction/payslip-correction.select.ts'
import type { CorrectedPayslip } from '#machines/payroll/payslip-correction/payslip-correction.types.ts'
import { css } from '#styled-system/css/index.js'
import { newKey } from '#ui/runtime/new-key.ts'
import { correctionTexts as texts } from '#ui/screens/payroll/correction/correction.text.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Dialog } from '#ui/widgets/dialog/dialog.tsx'
import { ErrorState } from '#ui/widgets/feedback/error-state.tsx'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { SkeletonRows } from '#ui/widgets/skeleton/skeleton.tsx'
import { CorrectionForm, type WrittenCorrection } from './correction-form.tsx'
import { CorrectionPreview } from './correction-preview.tsx'
import { useCorrection } from './use-correction.ts'

const stack = css({ display: 'grid', gap: '4', gridTemplateColumns: '[minmax(0, 1fr)]' })
/** The rows are written in a grid, which needs the room. */
const wide = 1200
const nothing: WrittenCorrection = { isFetched: false, payDay: '', isPaid: true }

/** Renders the dialog that corrects a payslip or takes it back, while it is open. */
export function CorrectionDialog() {
  const { flow, form } = useCorrection()
  const of = useSelector(flow, snapshot => (snapshot ? select.corrected(snapshot) : null))
  return flow && form && of && <OpenDialog key={`${of.kind} ${of.Period} ${of.AnstNr}`} {...{ flow, form, of }} />
}

interface OpenDialogProps {
  readonly flow: FlowRef<'payslipCorrection'>
  readonly form: FlowRef<'correctionForm'>
  readonly of: CorrectedPayslip
}

function OpenDialog({ flow, form, of }: OpenDialogProps) {
  const formId = useId()
  const [written, write] = useState(nothing)
  const isWriting = useSelector(flow, select.isWriting)
  const isPreviewing = useSelector(flow, select.isPreviewing)
  const isMaking = useSelector(flow, select.isMaking)
  const isRefused = useSelector(flow, select.isRefused)
  const known = useSelector(flow, select.preview)
  const refusal = useSelector(flow, select.refusal)
  const { title, make, description } = texts.kinds[of.kind]
  const isForm = of.kind === 'correct' && (isWriting || isPreviewing)
  const preview = isForm ? null : known
  const close = () => {
    form.send({ type: 'form.leave' })
    flow.send({ type: 'correction.close' })
  }
  return (
    <Dialog
      open
      title={title}
      description={description}
      width={isForm ? wide : 880}
      onClose={isMaking ? undefined : close}
      closeOnOutside={false}
      footer={
        <>
          <Button onClick={close} disabled={isMaking}>
            {texts.cancel}
          </Button>
          {isForm && (
            <Button type="submit" form={formId} variant="primary" pending={isPreviewing}>
              {texts.preview}
            </Button>
          )}
          {preview && of.kind === 'correct' && (
            <Button onClick={() => flow.send({ type: 'correction.edit' })} disabled={isMaking}>
              {texts.back}
            </Button>
          )}
          {preview && (
            <Button
              variant="primary"
              pending={isMaking}
              disabled={preview.Betalning.Hinder !== ''}
              onClick={() => flow.send({ type: 'correction.make', key: newKey() })}
            >
              {make}
            </Button>
          )}
        </>
      }
    >
      <div className={stack}>
        {isForm && <CorrectionForm id={formId} {...{ of, flow, form, written }} onWrite={write} />}
        {!isForm && isPreviewing && <SkeletonRows rows={6} />}
        {isRefused && (
          <ErrorState
            title={refusal || texts.failed}
            onRetry={() => flow.send({ type: 'correction.preview', choice: null })}
          />
        )}
        {preview && refusal !== '' && <Notice kind="ERROR">{refusal}</Notice>}
        {preview && <CorrectionPreview correction={preview} />}
      </div>
    </Dialog>
  )
}
