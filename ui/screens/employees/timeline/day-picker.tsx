import { useState } from 'react'
import { css } from '#styled-system/css/index.js'
import { employeeTexts as texts } from '#ui/screens/employees/employees.text.ts'
import { typedDate } from '#ui/text/typed-date.ts'
import { DateField } from '#ui/widgets/date-field/date-field.tsx'

const place = css({ maxWidth: '[16rem]' })

interface DayPickerProps {
  readonly day: string
  readonly onPick: (day: string) => void
}

/** Renders the day whose values the form shows, and leads to another day. */
export function DayPicker({ day, onPick }: DayPickerProps) {
  const [text, setText] = useState(day)
  const pick = (typed: string) => {
    const picked = typedDate(typed)
    // Shows the form's day after what is no date, and when the user stays with unsaved changes.
    setText(day)
    if (picked !== undefined && picked !== day) onPick(picked)
  }
  return (
    <div className={place}>
      <DateField label={texts.showDay} value={text} onChange={setText} onBlur={() => pick(text)} />
    </div>
  )
}
