/**
 * What a rule is and what a format is. All of them are pure and total: any string in, a value or a
 * message out, whatever it holds. Messages are Swedish, letter by letter those of the specification
 * (second document §5.1).
 *
 * A form's field has a format, which makes a value of what was typed, and rules, which say what is
 * wrong with the value. A zod shape takes a rule in `superRefine`.
 */

/** What reading a typed text gives. */
export type Parsed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly message: string }

/**
 * Where a value stands: the label that messages name, and the form around it, for rules that look
 * at other fields.
 */
export interface Place<Form = unknown> {
  readonly label: string
  readonly form: Form
}

/** What is wrong with a value, or undefined. An empty value passes all but `required`. */
export type Rule<Value = string, Form = unknown> = (value: Value, place: Place<Form>) => string | undefined

/** How a kind of value is typed, shown and sent. */
export interface Format<Value> {
  /** The value of an empty text. Whether a field may be empty is the affair of `required`. */
  readonly empty: Value
  /** Reads what was typed; `label` is what a message calls it. */
  readonly parse: (typed: string, label: string) => Parsed<Value>
  /** The value as it is shown and typed over: `parse(show(value))` is the value again. */
  readonly show: (value: Value) => string
  /** The value as it travels, and back. */
  readonly write: (value: Value) => Value
  readonly read: (written: Value) => Value
}

export const parsed = <Value>(value: Value): Parsed<Value> => ({ ok: true, value })
export const refused = (message: string): Parsed<never> => ({ ok: false, message })

/** A format whose values travel as they are, when nothing else is said. */
export const format = <Value>(
  how: Pick<Format<Value>, 'empty' | 'parse' | 'show'> & Partial<Format<Value>>,
): Format<Value> => ({ write: value => value, read: written => written, ...how })

/** A place outside a form. */
export const labelled = (label: string): Place => ({ label, form: undefined })

/** The first of the rules' messages, or undefined: what a field shows. */
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
