import { type FormEvent, useState } from 'react'
import { formTexts } from '#ui/forms/forms.text.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Dialog } from '#ui/widgets/dialog/dialog.tsx'
import { TextField } from '#ui/widgets/field/text-field.tsx'

const texts = formTexts.renumbering
const formId = 'renumber'

export interface RenumberDialogProps {
  /** What the number is called, such as 'Kundnummer'. */
  readonly label: string
  /** The number today. */
  readonly number: string
  /** The thing that has the number, as people know it. */
  readonly name: string
  /** The most characters of a number. */
  readonly most: number | undefined
  readonly isPending: boolean
  readonly refusal: string | null
  readonly onSubmit: (to: string) => void
  readonly onClose: () => void
}

/** Renders the dialog that gives something another number. */
export function RenumberDialog(props: RenumberDialogProps) {
  const { label, number, name, most, isPending, refusal, onSubmit, onClose } = props
  const [text, setText] = useState(number)
  const to = text.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit(to)
  }
  return (
    <Dialog
      open
      title={texts.title(label)}
      description={texts.text(name)}
      width={480}
      onClose={onClose}
      closeOnOutside={false}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            pending={isPending}
            disabled={to === '' || to === number}
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
          counter={most}
          autoComplete="off"
          value={text}
          onChange={setText}
          error={refusal ?? undefined}
        />
      </form>
    </Dialog>
  )
}
