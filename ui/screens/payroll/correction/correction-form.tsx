import { useSelector } from '@xstate/react'
import { type FormEvent, useEffect } from 'react'
import { payslipLayout } from '#contracts/payroll/run/payslip.form.ts'
import { payslipFormKey } from '#contracts/payroll/run/payslip-key.ts'
import type { FlowRef } from '#machines/app/app.flows.ts'
import { isLoaded } from '#machines/kit/form/form.select.ts'
import * as select from '#machines/payroll/payslip-correction/payslip-correction.select.ts'
import type { CorrectedPayslip } from '#machines/payroll/payslip-correction/payslip-correction.types.ts'
import { css } from '#styled-system/css/index.js'
import { FormCard } from '#ui/forms/form-card.tsx'
import { FormProvider } from '#ui/forms/form-context.tsx'
import { useRuntime } from '#ui/runtime/hooks.tsx'
import { newKey } from '#ui/runtime/new-key.ts'
import { correctionTexts } from '#ui/screens/payroll/correction/correction.text.ts'
import { today } from '#ui/text/format.ts'
import { typedDate } from '#ui/text/typed-date.ts'
import { common } from '#ui/theme/common-styles.ts'
import { DateField } from '#ui/widgets/date-field/date-field.tsx'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { SkeletonRows } from '#ui/widgets/skeleton/skeleton.tsx'
import { Switch } from '#ui/widgets/switch/switch.tsx'

const texts = correctionTexts.write
const day = css({ maxWidth: '[40rem]' })
const [page] = payslipLayout.pages
const [card] = page?.cards ?? []

/** What is written beside the rows. It stays while the preview is looked at. */
export interface WrittenCorrection {
  readonly isFetched: boolean
  readonly payDay: string
  readonly isPaid: boolean
}

interface CorrectionFormProps {
  readonly id: string
  readonly of: CorrectedPayslip
  readonly flow: FlowRef<'payslipCorrection'>
  readonly form: FlowRef<'correctionForm'>
  readonly written: WrittenCorrection
  readonly onWrite: (written: WrittenCorrection) => void
}

/** Renders the form of what is right: the rows, the registers, and the pay day. */
export function CorrectionForm({ id, of, flow, form, written, onWrite }: CorrectionFormProps) {
  const { vault } = useRuntime()
  const isThere = useSelector(form, isLoaded)
  const rows = useSelector(form, select.rowsIn)
  const refusal = useSelector(flow, select.refusal)
  const dayProblem = useSelector(flow, select.payDayProblem)
  const { isFetched, payDay, isPaid } = written
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const Rader = select.rowsOf(rows)
    const Utbetalningsdatum = payDay.trim() === '' ? null : typedDate(payDay)
    if (Rader === null || Utbetalningsdatum === undefined) return
    const choice = { Rader, HamtaUnderlag: isFetched, Utbetalningsdatum, Betala: isPaid }
    flow.send({ type: 'correction.preview', choice })
  }
  const key = payslipFormKey(of.Period, of.AnstNr, of.Nummer)
  useEffect(() => {
    form.send({ type: 'form.show', page: 'Payslip', id: key, today: today(), key: newKey() })
  }, [form, key])
  if (!isThere || !card) return <SkeletonRows rows={4} />
  return (
    <FormProvider flow={form} layout={payslipLayout} vault={vault}>
      <form id={id} className={common.fluid5} onSubmit={submit} noValidate>
        {refusal !== '' && <Notice kind="ERROR">{refusal}</Notice>}
        {rows === '' && <Notice kind="INFO">{texts.wrong}</Notice>}
        <FormCard card={{ ...card, id: 'correction', title: texts.rows }} isOpen onOpenChange={() => {}} />
        <Switch
          label={texts.fetch}
          hint={texts.fetchHint}
          checked={isFetched}
          onChange={checked => onWrite({ ...written, isFetched: checked })}
        />
        <div className={day}>
          <DateField
            label={texts.payDay}
            hint={texts.payDayHint}
            value={payDay}
            error={dayProblem}
            onChange={value => onWrite({ ...written, payDay: value })}
          />
        </div>
        <Switch
          label={texts.pay}
          hint={texts.payHint}
          checked={isPaid}
          onChange={checked => onWrite({ ...written, isPaid: checked })}
        />
      </form>
    </FormProvider>
  )
}
