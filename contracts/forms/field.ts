import type { IsoDate } from '../rules/date.ts'
import type { Format, Rule } from '../rules/rule.ts'

/** What a field of a form can hold: a text, a number, a flag, or a list of codes. */
export type FieldValue = string | number | boolean | readonly string[]

/** The values of a form by field name. */
export type FormValues = Readonly<Record<string, FieldValue>>

/** A choice: what it stands for, and what it is called. */
export interface Choice {
  readonly value: string
  readonly label: string
}

/** How a field is written and shown: the widget that a form gives it. */
export type FieldKind =
  | 'text'
  | 'multiline'
  | 'integer'
  | 'decimal'
  | 'date'
  | 'month'
  | 'time'
  | 'personalNumber'
  | 'organisationNumber'
  | 'choice'
  | 'choices'
  | 'flag'
  | 'account'
  | 'employee'
  | 'employees'

/** Whether something holds, by the values around it. */
export type When = (form: FormValues) => boolean

/**
 * What something is called: always the same, or by the values around it, such as the company's word
 * for whom a case is about.
 */
export type Texts = string | ((form: FormValues) => string)

/**
 * A field of an entity, declared once (second document §3.4): a form's widget, its checks, what
 * travels and what the backend accepts all come from it.
 */
export interface Field<Value extends FieldValue = FieldValue> {
  readonly kind: FieldKind
  /** What it is called, also in messages. */
  readonly label: Texts
  readonly default: Value | ((today: IsoDate) => Value)
  /** How it is typed, shown and sent. Dates and personal numbers are read by today's. */
  readonly format: (today: IsoDate) => Format<Value>
  /**
   * What may be wrong with its value, the first failing one speaking. A value that is new must keep
   * them also while the field is not shown; that it may not be empty holds only while it is.
   */
  readonly rules: readonly Rule<Value, FormValues>[]
  /** An empty one says so by an asterisk. */
  readonly isRequired: When
  /** The most characters, for a counter. */
  readonly most?: number | undefined
  /** What it is counted in, after the number: 'kr/mil', '%'. */
  readonly unit?: string | undefined
  /** What there is to choose from. */
  readonly choices?: ((form: FormValues) => readonly Choice[]) | undefined
  /** What to write, or what it is used for, under the field. */
  readonly hint?: Texts | undefined
  /**
   * What it does to a payslip, a file or a report: behind its question mark and in the help panel.
   */
  readonly help?: string | undefined
  /** Shown only when it matters; hidden it keeps its value and is not checked. */
  readonly isShown: When
  /** Why it cannot be changed now, or undefined. */
  readonly lockedBecause?: ((form: FormValues) => string | undefined) | undefined
  /** An empty one travels as 1899-12-30. */
  readonly isDate: boolean
  /** Left out when the entity is sent. */
  readonly isExcluded: boolean
  /**
   * It is a personal number, or may be: a flow knows it by a reference only (see
   * `FormModel.sealed`). Its rules look at nothing else.
   */
  readonly isSecret: boolean
}

/**
 * A field of any value. Values are checked by `FormModel.assign`, so that no wrong one reaches a
 * format or rule.
 */
// biome-ignore lint/suspicious/noExplicitAny: formats and rules take their own value's type; the model keeps them apart by name.
export type AnyField = Field<any>

/** Words as they are among these values. */
export const textFor = (words: Texts, form: FormValues): string => (typeof words === 'function' ? words(form) : words)

/** What a field is called among these values. */
export const labelOf = ({ label }: Pick<AnyField, 'label'>, form: FormValues): string => textFor(label, form)

/** What stands under a field among these values. */
export const hintOf = ({ hint }: Pick<AnyField, 'hint'>, form: FormValues): string | undefined =>
  hint === undefined ? undefined : textFor(hint, form)
