import { useSelector } from '@xstate/react'
import { type FormEvent, useId } from 'react'
import type { FlowRef } from '#machines/app/app.flows.ts'
import * as select from '#machines/payroll/payments/payments.select.ts'
import { useWritten } from '#ui/runtime/hooks.tsx'
import { newKey } from '#ui/runtime/new-key.ts'
import { paymentsTexts } from '#ui/screens/payroll/payments/payments.text.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Dialog } from '#ui/widgets/dialog/dialog.tsx'
import { TextField } from '#ui/widgets/field/text-field.tsx'

const texts = paymentsTexts.cancel
/** As the call has it. */
const mostText = 200

/** Renders the dialog that asks why a payment is cancelled. */
export function CancelDialog({ flow }: { readonly flow: FlowRef<'payments'> }) {
  const isBusy = useSelector(flow, select.acting) === 'cancel'
  const [reason, write] = useWritten('cancelPayment', '')
  const formId = useId()
  const keep = () => flow.send({ type: 'payments.keep' })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim() !== '') flow.send({ type: 'payments.cancel', Orsak: reason.trim(), key: newKey() })
  }
  return (
    <Dialog
      open
      title={texts.title}
      description={texts.description}
      width={520}
      onClose={isBusy ? undefined : keep}
      footer={
        <>
          <Button disabled={isBusy} onClick={keep}>
            {texts.keep}
          </Button>
          <Button type="submit" form={formId} variant="danger" pending={isBusy} disabled={reason.trim() === ''}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <TextField
          label={texts.reason}
          hint={texts.hint}
          required
          maxLength={mostText}
          disabled={isBusy}
          value={reason}
          onChange={write}
        />
      </form>
    </Dialog>
  )
}
