import { useSelector } from '@xstate/react'
import { useId, useState } from 'react'
import type { FlowRef } from '#machines/app/app.flows.ts'
import { isChanged } from '#machines/kit/form/form.select.ts'
import * as select from '#machines/payroll/payslip-correction/payslip-correction.select.ts'
import type { CorrectedPayslip } from '#machines/payroll/payslip-correction/payslip-correction.types.ts'
import { CorrectionForm, type WrittenCorrection } from './correction-form.tsx'
import { CorrectionFrame } from './correction-frame.tsx'
import { CorrectionPreview } from './correction-preview.tsx'
import { useClosing, useCorrection } from './use-correction.ts'

const nothing: WrittenCorrection = { isFetched: false, payDay: '', isPaid: true }

/** Renders the dialog that corrects a payslip or takes it back, while it is open. */
export function CorrectionDialog() {
  const { flow, form } = useCorrection()
  const of = useSelector(flow, snapshot => (snapshot ? select.corrected(snapshot) : null))
  const onClose = useClosing(flow, form)
  return (
    flow &&
    form &&
    of && <OpenDialog key={`${of.kind} ${of.Period} ${of.AnstNr}`} flow={flow} form={form} of={of} onClose={onClose} />
  )
}

interface OpenDialogProps {
  readonly flow: FlowRef<'payslipCorrection'>
  readonly form: FlowRef<'correctionForm'>
  readonly of: CorrectedPayslip
  readonly onClose: () => void
}

function OpenDialog({ flow, form, of, onClose }: OpenDialogProps) {
  const formId = useId()
  const [written, write] = useState(nothing)
  const preview = useSelector(flow, select.preview)
  const isWritten = useSelector(form, snapshot => isChanged(snapshot, 'Rader'))
  return (
    <CorrectionFrame
      flow={flow}
      formId={formId}
      kind={of.kind}
      isWritten={isWritten}
      onClose={onClose}
      form={
        of.kind === 'correct' ? (
          <CorrectionForm id={formId} of={of} flow={flow} form={form} written={written} onWrite={write} />
        ) : null
      }
      preview={preview && <CorrectionPreview correction={preview} />}
      isHindered={preview !== null && preview.Betalning.Hinder !== ''}
    />
  )
}
