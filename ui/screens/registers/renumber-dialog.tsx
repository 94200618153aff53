import { useSelector } from '@xstate/react'
import { type FormEvent, useState } from 'react'
import { type FormValues, labelOf } from '#contracts/forms/field.ts'
import type { Register } from '#contracts/registers/register.ts'
import * as select from '#machines/kit/register/register.select.ts'
import { useLazyFlow } from '#ui/runtime/hooks.tsx'
import { register as registerFlow } from '#ui/runtime/lazy/registers.ts'
import { newKey } from '#ui/runtime/new-key.ts'
import { registerTexts } from '#ui/screens/registers/registers.text.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Dialog } from '#ui/widgets/dialog/dialog.tsx'
import { TextField } from '#ui/widgets/field/text-field.tsx'
import { useCompanyInfo } from './company-info.ts'

const texts = registerTexts.renumbering
const formId = 'renumber-item'

interface RenumberDialogProps {
  readonly register: Register
  /** The code and the name of the item. */
  readonly name: string
}

/** Renders the dialog that gives an item another number, while it is open. */
export function RenumberDialog(props: RenumberDialogProps) {
  const flow = useLazyFlow(registerFlow)
  const key = useSelector(flow, snapshot => snapshot && select.renumbered(snapshot)?.key)
  return key !== undefined && <OpenDialog {...props} number={key} />
}

function OpenDialog({ register, name, number }: RenumberDialogProps & { readonly number: string }) {
  const flow = useLazyFlow(registerFlow)
  const company = useCompanyInfo()
  const isPending = useSelector(flow, snapshot => snapshot !== undefined && select.isRenumbering(snapshot))
  const refusal = useSelector(flow, snapshot => (snapshot ? select.refusal(snapshot) : null))
  const [to, setTo] = useState(number)
  const field = register.model.fields[register.key]
  const label = field ? labelOf(field, company as FormValues) : register.key
  const close = () => flow?.send({ type: 'register.renumberClose' })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    flow?.send({ type: 'register.renumberTo', to: to.trim(), idempotencyKey: newKey() })
  }
  return (
    <Dialog
      open
      title={texts.title(label)}
      description={texts.text(name)}
      width={480}
      onClose={close}
      closeOnOutside={false}
      footer={
        <>
          <Button onClick={close}>{texts.cancel}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            pending={isPending}
            disabled={to.trim() === '' || to.trim() === number}
          >
            {texts.submit}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <TextField
          label={texts.label(label)}
          required
          counter={field?.most}
          autoComplete="off"
          value={to}
          onChange={setTo}
          error={refusal ?? undefined}
        />
      </form>
    </Dialog>
  )
}
