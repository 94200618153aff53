import { type FormEvent, useState } from 'react'
import { useFlow, useWritten } from '#ui/runtime/hooks.tsx'
import { fileTexts } from '#ui/screens/employees/files/files.text.ts'
import { typedDate } from '#ui/text/typed-date.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { DateField } from '#ui/widgets/date-field/date-field.tsx'
import { Dialog } from '#ui/widgets/dialog/dialog.tsx'
import { IntegerField } from '#ui/widgets/field/typed-fields.tsx'
import { cardPrint } from './paths.ts'

const texts = fileTexts.card
const formId = 'print-card'

/** The id of the dialog (useDialog). */
export const cardDialog = 'personalCard'

export interface CardDialogProps {
  readonly number: string
  /** The day on display. */
  readonly day: string
  readonly onClose: () => void
}

/** Renders the choice of the day and the year of a personal card, and prints it. */
export function CardDialog({ number, day: shown, onClose }: CardDialogProps) {
  const download = useFlow('download')
  const [{ day, year }, write] = useWritten(`${cardDialog}Choice`, { day: shown, year: shown.slice(0, 4) })
  const [isChecked, setChecked] = useState(false)
  const picked = typedDate(day)
  const isYear = /^[12]\d{3}$/.test(year.trim())
  const print = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (picked === undefined || !isYear) return
    download.send({ type: 'download.start', path: cardPrint(number, picked, year.trim()) })
    onClose()
  }
  return (
    <Dialog
      open
      title={texts.title}
      description={texts.text}
      width={480}
      onClose={onClose}
      closeOnOutside={false}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" form={formId} variant="primary">
            {texts.print}
          </Button>
        </>
      }
    >
      <form id={formId} className={common.stack5} onSubmit={print} noValidate>
        <DateField
          label={texts.day}
          required
          value={day}
          onChange={next => write({ day: next, year })}
          error={isChecked && picked === undefined ? texts.noDay : undefined}
        />
        <IntegerField
          label={texts.year}
          required
          value={year}
          onChange={next => write({ day, year: next })}
          error={isChecked && !isYear ? texts.noYear : undefined}
        />
      </form>
    </Dialog>
  )
}
