import { useSelector } from '@xstate/react'
import { type FormEvent, useEffect, useId, useMemo } from 'react'
import { correctionsLayout, maxCorrected } from '#contracts/payroll/correction/corrections.form.ts'
import type { FlowRef } from '#machines/app/app.flows.ts'
import { changedLabels } from '#machines/kit/form/form.select.ts'
import * as select from '#machines/payroll/payslip-correction/payslip-correction.select.ts'
import type { CorrectedPayslips } from '#machines/payroll/payslip-correction/payslip-correction.types.ts'
import { FormCard } from '#ui/forms/form-card.tsx'
import { FormProvider } from '#ui/forms/form-context.tsx'
import { useLazyFlow, useRuntime } from '#ui/runtime/hooks.tsx'
import { correctionsForm, payslipCorrection } from '#ui/runtime/lazy/payslip-correction.ts'
import { newKey } from '#ui/runtime/new-key.ts'
import { correctionTexts } from '#ui/screens/payroll/correction/correction.text.ts'
import { today } from '#ui/text/format.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { CorrectionFrame } from './correction-frame.tsx'
import { CorrectionsPreview } from './corrections-preview.tsx'
import { useClosing } from './use-correction.ts'

const texts = correctionTexts.many
const [page] = correctionsLayout.pages

/** Renders the dialog that corrects many payslips of a period together, while it is open. */
export function CorrectionsDialog() {
  const flow = useLazyFlow(payslipCorrection)
  const form = useLazyFlow(correctionsForm)
  const of = useSelector(flow, snapshot => (snapshot ? select.correctedTogether(snapshot) : null))
  const onClose = useClosing(flow, form)
  return flow && form && of && <OpenDialog flow={flow} form={form} of={of} onClose={onClose} />
}

interface OpenDialogProps {
  readonly flow: FlowRef<'payslipCorrection'>
  readonly form: FlowRef<'correctionsForm'>
  readonly of: CorrectedPayslips
  readonly onClose: () => void
}

function OpenDialog({ flow, form, of, onClose }: OpenDialogProps) {
  const formId = useId()
  const { vault } = useRuntime()
  const preview = useSelector(flow, select.previewOfMany)
  const refusal = useSelector(flow, select.refusalOfMany)
  const day = today()
  const change = useSelector(
    form,
    useMemo(() => select.changeIn(day), [day]),
  )
  const isWritten = useSelector(form, snapshot => changedLabels(correctionsLayout, snapshot).length > 0)
  const count = of.payslips.length
  const isTooMany = count > maxCorrected
  useEffect(() => {
    form.send({ type: 'form.show', page: 'CorrectPayslips', id: '', today: day, key: newKey() })
  }, [form, day])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (change !== '') flow.send({ type: 'correction.preview', choice: { Andring: JSON.parse(change) } })
  }
  return (
    <CorrectionFrame
      flow={flow}
      formId={formId}
      kind={of.kind}
      isWritten={isWritten}
      onClose={onClose}
      isUnasked={isTooMany || change === ''}
      form={
        <FormProvider flow={form} layout={correctionsLayout} vault={vault}>
          <form id={formId} className={common.fluid5} onSubmit={submit} noValidate>
            <p>{texts.chosen(count)}</p>
            {isTooMany && <Notice kind="ERROR">{texts.tooMany(maxCorrected)}</Notice>}
            {refusal !== '' && <Notice kind="ERROR">{refusal}</Notice>}
            {page?.cards.map(card => (
              <FormCard key={card.id} card={card} isOpen onOpenChange={() => {}} />
            ))}
          </form>
        </FormProvider>
      }
      preview={preview && <CorrectionsPreview corrections={preview} />}
      isHindered={preview?.Lonebesked.some(({ Betalning }) => Betalning.Hinder !== '') ?? false}
    />
  )
}
