import type { Rule } from './rule.ts'

/** The all-zero GUID means none (second document §9). */
export const noGuid = '00000000-0000-0000-0000-000000000000'
/** An empty date as it travels (second document §9). */
export const noDate = '1899-12-30'

/**
 * Empty, undefined, null, a list of nothing, or one of the values that mean nothing. Zero and false
 * are values.
 */
const isEmpty = (value: unknown): boolean =>
  value === '' ||
  value === undefined ||
  value === null ||
  value === noGuid ||
  value === noDate ||
  (Array.isArray(value) && value.length === 0)

/**
 * '{label} är obligatoriskt.', or 'Obligatoriskt fält.' of a field without a label (second document
 * §5.1).
 */
export const required: Rule<unknown> = (value, { label }) =>
  isEmpty(value) ? (label === '' ? 'Obligatoriskt fält.' : `${label} är obligatoriskt.`) : undefined

/** Required, and zero is as good as nothing. */
export const requiredNotZero: Rule<unknown> = (value, place) => required(value === 0 ? '' : value, place)

/** Required while the form is such that `when` holds. */
export const requiredWhen =
  <Form>(when: (form: Form) => boolean, rule: Rule<unknown> = required): Rule<unknown, Form> =>
  (value, place) =>
    when(place.form) ? rule(value, place) : undefined

/** Required while another field of the form has a value: is filled in, or switched on. */
export const requiredWith = <Form>(field: keyof Form): Rule<unknown, Form> =>
  requiredWhen(form => !isEmpty(form[field]) && form[field] !== false)
