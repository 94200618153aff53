import type { FormValues } from '#contracts/forms/field.ts'
import { isSame } from '#contracts/forms/form-model.ts'
import { type Keeps, kept } from '../journal/registry.ts'
import type { FormContext } from './form.types.ts'

/**
 * What of a form is stored for the page after a reload: what the person has written, and of what
 * the server has told only the values that the person has changed. Against those, the form that is
 * fetched again shows whether somebody else has changed the same fields.
 */
export const formKeeps: Keeps<FormContext> = {
  id: kept,
  page: kept,
  today: kept,
  version: kept,
  original: (original, context) => original && ofChanged(original, context),
  isPartial: (_, { original }) => original !== null,
  values: ofChanged,
  secrets: secretsOfChanged,
  typed: kept,
  touched: kept,
  isChecked: kept,
  refusals: kept,
  sent: ofChanged,
  conflicts: kept,
  taken: kept,
  writtenAt: kept,
  keys: kept,
  saves: kept,
  intent: kept,
}

/** Returns the values of the fields that the person has changed, or is being asked about. */
function ofChanged(all: FormValues, context: FormContext): FormValues {
  const changed = changedIn(context)
  return Object.fromEntries(Object.entries(all).filter(([name]) => changed.has(name)))
}

function changedIn({ original, values, typed, sent, conflicts }: FormContext): ReadonlySet<string> {
  const base = original ?? {}
  const isChanged = (name: string) =>
    !isSame(base[name], values[name]) || (name in sent && !isSame(base[name], sent[name]))
  return new Set([...Object.keys(typed), ...Object.keys(conflicts), ...Object.keys(values).filter(isChanged)])
}

/** Returns what is known of the secrets of the changed fields, by their references. */
function secretsOfChanged(secrets: FormContext['secrets'], context: FormContext): FormContext['secrets'] {
  const { original, values, typed } = context
  const refs = new Set<unknown>()
  for (const name of changedIn(context)) for (const one of [original ?? {}, values, typed]) refs.add(one[name])
  return Object.fromEntries(Object.entries(secrets).filter(([ref, { value }]) => refs.has(ref) || refs.has(value)))
}
