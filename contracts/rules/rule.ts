/**
 * Rules and formats of values. A field of a form has a format, which parses the typed text into a
 * value, and rules, which return an error message for a wrong value. A zod shape takes a rule in
 * `superRefine`.
 *
 * All of them are pure and total: they return a value or a message for any text. The Swedish
 * messages are those of the specification, letter by letter (second document §5.1).
 */

/** The result of parsing a typed text. */
export type Parsed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly message: string }

/**
 * The context of a value: the label that messages use, and the form, for rules that read other
 * fields.
 */
export interface Place<Form = unknown> {
  readonly label: string
  readonly form: Form
}

/**
 * Returns the error message of a value, or undefined. An empty value passes every rule except
 * `required`.
 */
export type Rule<Value = string, Form = unknown> = (value: Value, place: Place<Form>) => string | undefined

/** The format of a kind of value: how it is typed, shown and sent. */
export interface Format<Value> {
  /** The value of an empty text. The rule `required` decides whether a field may be empty. */
  readonly empty: Value
  /** Parses a typed text. Messages use the label. */
  readonly parse: (typed: string, label: string) => Parsed<Value>
  /**
   * Returns the value as text, for showing and editing. `parse(show(value))` gives the same value.
   */
  readonly show: (value: Value) => string
  /** Returns the value as sent. */
  readonly write: (value: Value) => Value
  /** Returns the value from what was sent. */
  readonly read: (written: Value) => Value
}

/** Returns the result of a text that was parsed. */
export const parsed = <Value>(value: Value): Parsed<Value> => ({ ok: true, value })
/** Returns the result of a text that could not be parsed, with its error message. */
export const refused = (message: string): Parsed<never> => ({ ok: false, message })

/** Creates a format. By default values are sent as they are. */
export const format = <Value>(
  how: Pick<Format<Value>, 'empty' | 'parse' | 'show'> & Partial<Format<Value>>,
): Format<Value> => ({ write: value => value, read: written => written, ...how })

/** Returns the context of a value outside a form. */
export const labelled = (label: string): Place => ({ label, form: undefined })

/** Returns the first error message of the rules, or undefined. A field shows this message. */
export function firstMessage<Value, Form>(
  rules: readonly Rule<Value, Form>[],
  value: Value,
  place: Place<Form>,
): string | undefined {
  for (const rule of rules) {
    const message = rule(value, place)
    if (message !== undefined) return message
  }
  return undefined
}
