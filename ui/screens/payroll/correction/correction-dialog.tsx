import { useSelector } from '@xstate/react'
import { useId, useState } from 'react'
import type { FlowRef } from '#machines/app/app.flows.ts'
import * as select from '#machines/payroll/payslip-correction/payslip-correction.select.ts'
import type { CorrectedPayslip } from '#machines/payroll/payslip-correction/payslip-correction.types.ts'
import { CorrectionForm, type WrittenCorrection } from './correction-form.tsx'
import { CorrectionFrame } from './correction-frame.tsx'
import { CorrectionPreview } from './correction-preview.tsx'
import { useCorrection } from './use-correction.ts'

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
  const preview = useSelector(flow, select.preview)
  return (
    <CorrectionFrame
      {...{ flow, formId, kind: of.kind }}
      form={
        of.kind === 'correct' ? <CorrectionForm id={formId} {...{ of, flow, form, written }} onWrite={write} /> : null
      }
      preview={preview && <CorrectionPreview correction={preview} />}
      isHindered={preview !== null && preview.Betalning.Hinder !== ''}
      onClose={() => {
        form.send({ type: 'form.leave' })
        flow.send({ type: 'correction.close' })
      }}
    />
  )
}
