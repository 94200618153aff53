import type { When } from './field.ts'

/** When a field matters: by the flags and choices that it hangs on. */

/** All of the flags are on. */
export const isOn =
  (...names: readonly string[]): When =>
  form =>
    names.every(name => form[name] === true)

/** The choice is one of the codes. */
export const isOneOf =
  (name: string, ...codes: readonly string[]): When =>
  form =>
    codes.some(code => form[name] === code)

export const both =
  (first: When, second: When): When =>
  form =>
    first(form) && second(form)
