import type { IsoDate } from '../rules/date.ts'
import type { AnyField, FieldValue, FormValues } from './field.ts'

/**
 * Returns a field's value as read-only text: a choice's label, Ja or Nej for a flag, an amount with
 * its unit.
 */
export function shownValue(field: AnyField, value: FieldValue, form: FormValues, today: IsoDate): string {
  const labels = new Map(field.choices?.(form).map(choice => [choice.value, choice.label]))
  const labelOf = (code: string) => labels.get(code) ?? code
  if (field.choices) return typeof value === 'object' ? value.map(labelOf).join(', ') : labelOf(String(value))
  const text = String(field.format(today).show(value))
  return text !== '' && field.unit !== undefined ? `${text} ${field.unit}` : text
}
