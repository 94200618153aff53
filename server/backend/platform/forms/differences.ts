import type { FormValues } from '#contracts/forms/field.ts'
import { labelOf } from '#contracts/forms/field.ts'
import type { AnyFormModel } from '#contracts/forms/form-model.ts'
import { shownValue } from '#contracts/forms/shown-value.ts'
import type { IsoDate } from '#contracts/rules/date.ts'

/** A changed field by its label, with its values before and after as the form shows them. */
export interface FieldDifference {
  readonly Falt: string
  readonly Nu: string
  readonly Ny: string
}

/** Returns what a change changes of fields, as their form shows it. */
export const differencesOf = (
  { fields }: Pick<AnyFormModel, 'fields'>,
  {
    original,
    form,
    fields: changed,
  }: { readonly original: FormValues; readonly form: FormValues; readonly fields: readonly string[] },
  today: IsoDate,
): FieldDifference[] =>
  changed.flatMap(name => {
    const field = fields[name]
    if (!field) return []
    const textOf = (values: FormValues) => shownValue(field, values[name] ?? field.format(today).empty, values, today)
    return [{ Falt: labelOf(field, form), Nu: textOf(original), Ny: textOf(form) }]
  })
