import { maxTitle } from '#contracts/employees/documents/shapes.ts'
import { labelled } from '#contracts/rules/rule.ts'
import { lineOf, oneLine } from '#contracts/rules/text.ts'
import { fileTexts } from '#ui/screens/employees/files/files.text.ts'
import { typedDate } from '#ui/text/typed-date.ts'
import { DateField } from '#ui/widgets/date-field/date-field.tsx'
import { TextField } from '#ui/widgets/field/text-field.tsx'

const texts = fileTexts.dialog

/** What a document is called, and its day as it is written. */
export interface DocumentWords {
  readonly title: string
  readonly day: string
}

/** Returns the error message of a typed title, or undefined. */
export const titleProblem = (title: string): string | undefined =>
  title.trim() === '' ? texts.noName : oneLine(lineOf(title), labelled(texts.name))

interface DocumentFieldsProps {
  readonly words: DocumentWords
  readonly onChange: (change: Partial<DocumentWords>) => void
  /** Whether what is missing is said. */
  readonly isChecked: boolean
  readonly disabled: boolean
}

/** Renders the fields of a document's title and day. */
export const DocumentFields = ({ words: { title, day }, onChange, isChecked, disabled }: DocumentFieldsProps) => (
  <>
    <TextField
      label={texts.name}
      hint={texts.nameHint}
      required
      counter={maxTitle}
      autoComplete="off"
      value={title}
      onChange={next => onChange({ title: next })}
      error={isChecked ? titleProblem(title) : undefined}
      disabled={disabled}
    />
    <DateField
      label={texts.day}
      hint={texts.dayHint}
      required
      value={day}
      onChange={next => onChange({ day: next })}
      error={isChecked && typedDate(day) === undefined ? texts.noDay : undefined}
      disabled={disabled}
    />
  </>
)
