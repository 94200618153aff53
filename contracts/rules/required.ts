import type { Rule } from './rule.ts'

/** The all-zero GUID, which means none (second document §9). */
export const noGuid = '00000000-0000-0000-0000-000000000000'
/** An empty date as sent (second document §9). */
export const noDate = '1899-12-30'

/**
 * True for an empty text or list, undefined, null, and the values that mean none. Zero and false
 * count as values.
 */
const isEmpty = (value: unknown): boolean =>
  value === '' ||
  value === undefined ||
  value === null ||
  value === noGuid ||
  value === noDate ||
  (Array.isArray(value) && value.length === 0)

/**
 * Requires a value: '{label} är obligatoriskt.', or 'Obligatoriskt fält.' for a field without a
 * label (second document §5.1).
 */
export const required: Rule<unknown> = (value, { label }) =>
  isEmpty(value) ? (label === '' ? 'Obligatoriskt fält.' : `${label} är obligatoriskt.`) : undefined

/** Requires a value other than zero. */
export const requiredNotZero: Rule<unknown> = (value, place) => required(value === 0 ? '' : value, place)

/**
 * Requires a value while the form fulfils a condition.
 *
 * @param rule the rule to apply; `required` by default
 */
export const requiredWhen =
  <Form>(when: (form: Form) => boolean, rule: Rule<unknown> = required): Rule<unknown, Form> =>
  (value, place) =>
    when(place.form) ? rule(value, place) : undefined

/**
 * Requires a value while another field of the form has one: a flag that is on, or any other value
 * that is not empty.
 */
export const requiredWith = <Form>(field: keyof Form): Rule<unknown, Form> =>
  requiredWhen(form => !isEmpty(form[field]) && form[field] !== false)
