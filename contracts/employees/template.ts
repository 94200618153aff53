import type { FieldValue, FormValues } from '../forms/field.ts'
import { isSame } from '../forms/form-model.ts'

/** True for a value that a template leaves as it is. */
const saysNothing = (value: FieldValue | undefined): boolean =>
  value === undefined || value === '' || value === 0 || value === false || (Array.isArray(value) && value.length === 0)

/** The form of a new employee before a template is applied. */
export interface Filling {
  /** The values that the form began with, and those that it has now. */
  readonly original: FormValues
  readonly values: FormValues
  /** The fields whose typed text is not yet a value. */
  readonly typed: readonly string[]
}

/**
 * Returns the fields that a template decides in the form of a new employee. What the user has
 * entered is kept: a field gets the template's value only while it has the value that it began
 * with, or that of the template before.
 *
 * @param before the template that was chosen until now, or null
 * @param next the chosen template, or null for none
 */
export function filledFrom(
  before: FormValues | null,
  next: FormValues | null,
  { original, values, typed }: Filling,
): FormValues {
  const said = (template: FormValues | null, name: string) =>
    saysNothing(template?.[name]) ? original[name] : template?.[name]
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(next ?? {})])].filter(
    name => name in original,
  )
  return Object.fromEntries(
    names.flatMap(name => {
      const value = said(next, name)
      const isEntered = typed.includes(name) || !isSame(values[name], said(before, name))
      // What the template says is said also when the form has it, or it would follow another field.
      const isHeld = saysNothing(next?.[name]) && isSame(values[name], value)
      return value === undefined || isEntered || isHeld ? [] : [[name, value]]
    }),
  )
}
