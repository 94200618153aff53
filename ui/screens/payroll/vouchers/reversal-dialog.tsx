import { useSelector } from '@xstate/react'
import { type FormEvent, useState } from 'react'
import type { FlowRef } from '#machines/app/app.flows.ts'
import * as select from '#machines/kit/shared/act.select.ts'
import type { VoucherOfAct } from '#machines/payroll/voucher-actions/voucher-actions.types.ts'
import { newKey } from '#ui/runtime/new-key.ts'
import { voucherTexts } from '#ui/screens/payroll/vouchers/vouchers.text.ts'
import { today } from '#ui/text/format.ts'
import { typedDate } from '#ui/text/typed-date.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { DateField } from '#ui/widgets/date-field/date-field.tsx'
import { Dialog } from '#ui/widgets/dialog/dialog.tsx'
import { useVoucherActions } from './use-voucher-actions.ts'

const texts = voucherTexts.reversal
const formId = 'reversal'

/** Renders the dialog that asks for the day on which a voucher is taken back, while it is open. */
export function ReversalDialog() {
  const { flow } = useVoucherActions()
  const voucher = useSelector(flow, snapshot => (snapshot ? select.subjectIn(snapshot) : null))
  return flow && voucher && <OpenDialog key={voucher.VerId} flow={flow} voucher={voucher} />
}

interface OpenDialogProps {
  readonly flow: FlowRef<'voucherActions'>
  readonly voucher: VoucherOfAct
}

function OpenDialog({ flow, voucher }: OpenDialogProps) {
  const { text, others } = voucher
  const isActing = useSelector(flow, select.isActing)
  const [typed, setTyped] = useState(today)
  const date = typedDate(typed)
  const close = () => flow.send({ type: 'act.close' })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (date !== undefined) flow.send({ type: 'act.start', act: { act: 'reverse', date, voucher }, key: newKey() })
  }
  return (
    <Dialog
      open
      title={texts.title}
      description={texts.text(text, others)}
      width={480}
      onClose={close}
      closeOnOutside={false}
      footer={
        <>
          <Button onClick={close} disabled={isActing}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary" pending={isActing} disabled={date === undefined}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <DateField label={texts.date} required value={typed} onChange={setTyped} />
      </form>
    </Dialog>
  )
}
