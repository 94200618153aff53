import { useState } from 'react'
import { employeeTexts as texts } from '#ui/screens/employees/employees.text.ts'
import { typedDate } from '#ui/text/typed-date.ts'
import { common } from '#ui/theme/common-styles.ts'
import { DateField } from '#ui/widgets/date-field/date-field.tsx'

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
    <div className={common.atMost16rem}>
      <DateField label={texts.showDay} value={text} onChange={setText} onBlur={() => pick(text)} />
    </div>
  )
}
