import { type AnyField, type FieldValue, type FormValues, labelOf } from '#contracts/forms/field.ts'
import { isSame } from '#contracts/forms/form-model.ts'
import type { IsoDate } from '#contracts/rules/date.ts'

/** A form with sent values, and the messages of those that cannot be stored as they were sent. */
export interface Applied {
  readonly form: FormValues
  readonly refused: Readonly<Record<string, string>>
}

/**
 * Returns a form with its new values, and the messages of values that a round trip through the wire
 * format would change. Values of unknown fields are passed over.
 */
export function applied(
  fieldOf: (name: string) => AnyField | undefined,
  original: FormValues,
  values: Readonly<Record<string, FieldValue | undefined>>,
  today: IsoDate,
): Applied {
  const form: Record<string, FieldValue> = { ...original }
  const refused: Record<string, string> = {}
  for (const [name, written] of Object.entries(values)) {
    const field = fieldOf(name)
    if (written === undefined || !field) continue
    const format = field.format(today)
    const value = format.read(written)
    if (isSame(original[name], value)) continue
    form[name] = value
    const typed = format.parse(format.show(value), labelOf(field, original))
    if (!typed.ok) refused[name] = typed.message
    else if (!isSame(format.write(typed.value), written)) refused[name] = 'Felaktigt värde.'
  }
  return { form, refused }
}
