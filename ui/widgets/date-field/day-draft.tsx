import { useState } from 'react'
import { typedDate } from '../../text/typed-date.ts'
import { entered } from '../field/entered.ts'
import { widgetTexts } from '../widgets.text.ts'
import { DateField } from './date-field.tsx'

/** Returns a text that is being typed, and that follows its value when that changes elsewhere. */
export function useDraft(value: string) {
  const [draft, setDraft] = useState({ value, text: value })
  if (draft.value !== value) setDraft({ value, text: value })
  return [draft.text, (text: string) => setDraft({ value, text })] as const
}

interface DayDraftProps {
  readonly label: string
  readonly value: string
  readonly problem?: string | undefined
  /** Receives a whole date, or an empty text, when the field is left, by Enter, or once picked. */
  readonly onDone: (day: string) => void
}

/** Renders a date above a list, which is not narrowed until the date is whole. */
export function DayDraft({ label, value, problem, onDone }: DayDraftProps) {
  const [text, setText] = useDraft(value)
  const date = text.trim() === '' ? '' : typedDate(text)
  const done = (written = date) => written !== undefined && written !== value && onDone(written)
  const take = (next: string) => {
    setText(next)
    // A date from the calendar is whole at once.
    if (/^\d{4}-\d\d-\d\d$/.test(next)) done(typedDate(next))
  }
  return (
    <form onSubmit={entered(() => done())}>
      <DateField
        label={label}
        value={text}
        onChange={take}
        onBlur={() => done()}
        error={date === undefined ? widgetTexts.wrongDate : problem}
      />
    </form>
  )
}
