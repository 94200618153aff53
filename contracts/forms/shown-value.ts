import type { IsoDate } from '../rules/date.ts'
import {
  type AnyField,
  type FieldRows,
  type FieldValue,
  type FormRow,
  type FormValues,
  inRow,
  labelOf,
} from './field.ts'

/**
 * Returns a field's value as read-only text: a choice's label, Ja or Nej for a flag, an amount with
 * its unit.
 */
export function shownValue(field: AnyField, value: FieldValue, form: FormValues, today: IsoDate): string {
  if (field.rows) return shownRows(field.rows, value as readonly FormRow[], form, today)
  const labels = new Map(field.choices?.(form).map(choice => [choice.value, choice.label]))
  const textOf = (code: string) => labels.get(code) ?? code
  if (field.choices)
    return typeof value === 'object' ? value.map(code => textOf(String(code))).join(', ') : textOf(String(value))
  const text = field.shownAs?.(value, form) ?? String(field.format(today).show(value))
  return text !== '' && field.unit !== undefined ? `${text} ${field.unit}` : text
}

/** Returns rows as text: 'Från ålder 40, Dagar 31; Från ålder 50, Dagar 32'. */
const shownRows = ({ model }: FieldRows, value: readonly FormRow[], form: FormValues, today: IsoDate): string =>
  value
    .map(row => {
      const around = inRow(row, form)
      return model.names
        .flatMap(name => {
          const cell = model.fields[name]
          const text = cell?.isShown(around) ? shownValue(cell, row[name] ?? '', around, today) : ''
          return cell && text !== '' ? [`${labelOf(cell, around)} ${text}`] : []
        })
        .join(', ')
    })
    .join('; ')
