import { useSelector } from '@xstate/react'
import { labelled } from '#contracts/rules/rule.ts'
import { lineOf, oneLine } from '#contracts/rules/text.ts'
import type { FlowRef } from '#machines/app/app.flows.ts'
import * as select from '#machines/payroll/payments/payments.select.ts'
import { useWritten } from '#ui/runtime/hooks.tsx'
import { newKey } from '#ui/runtime/new-key.ts'
import { paymentsTexts } from '#ui/screens/payroll/payments/payments.text.ts'
import { FormDialog } from '#ui/widgets/dialog/form-dialog.tsx'
import { TextField } from '#ui/widgets/field/text-field.tsx'

const texts = paymentsTexts.cancel
/** As the call has it. */
const maxText = 200

/** Renders the dialog that asks why a payment is cancelled. */
export function CancelDialog({ flow }: { readonly flow: FlowRef<'payments'> }) {
  const isBusy = useSelector(flow, select.isSending)
  const [written, write] = useWritten('cancelPayment', '')
  const reason = lineOf(written)
  const unseen = oneLine(reason, labelled(texts.reason))
  const isReady = reason !== '' && unseen === undefined
  return (
    <FormDialog
      title={texts.title}
      description={texts.description}
      width={520}
      cancel={texts.keep}
      submit={texts.submit}
      variant="danger"
      isBusy={isBusy}
      isReady={isReady}
      onClose={() => flow.send({ type: 'payments.keep' })}
      onSubmit={() => isReady && flow.send({ type: 'payments.cancel', Orsak: reason, key: newKey() })}
    >
      <TextField
        label={texts.reason}
        hint={texts.hint}
        required
        maxLength={maxText}
        disabled={isBusy}
        value={written}
        error={unseen}
        onChange={write}
      />
    </FormDialog>
  )
}
