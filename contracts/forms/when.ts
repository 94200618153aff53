import type { When } from './field.ts'

/** Conditions on flags and choices, for fields that are shown only in some cases. */

/** True when all of the flags are on. */
export const isOn =
  (...names: readonly string[]): When =>
  form =>
    names.every(name => form[name] === true)

/** True when the choice is one of the codes. */
export const isOneOf =
  (name: string, ...codes: readonly string[]): When =>
  form =>
    codes.some(code => form[name] === code)

/** True when both conditions hold. */
export const both =
  (first: When, second: When): When =>
  form =>
    first(form) && second(form)
