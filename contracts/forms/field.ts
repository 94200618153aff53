import type { z } from 'zod'
import type { Role } from '../code-lists/roles.ts'
import type { ListName } from '../reference-data/names.ts'
import type { IsoDate } from '../rules/date.ts'
import type { Limits } from '../rules/limits.ts'
import type { Format, Rule } from '../rules/rule.ts'

/** A row inside a form: its cells by field name. */
export type FormRow = Readonly<Record<string, string | number | boolean>>

/** The value of a form field: a text, a number, a flag, a list of codes, or rows. */
export type FieldValue = string | number | boolean | readonly string[] | readonly FormRow[]

/** The values of a form, by field name. */
export type FormValues = Readonly<Record<string, FieldValue>>

/** An option of a choice: its code and its label. */
export interface Choice {
  readonly value: string
  readonly label: string
}

/** The kind of a field, which decides its widget. */
export type FieldKind =
  | 'text'
  | 'multiline'
  | 'formula'
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
  | 'reference'
  | 'account'
  | 'employee'
  | 'employees'
  | 'drawn'
  | 'rows'

/** The part of a row's model that rows need: see `FormModel`, which reads this file. */
export interface RowModel {
  readonly names: readonly string[]
  readonly fields: Readonly<Record<string, AnyField>>
  readonly shape: z.ZodObject
  readonly defaults: (today: IsoDate) => FormValues
  readonly problemOf: (form: FormValues, name: string) => string | undefined
  readonly write: (form: FormValues, today: IsoDate) => FormValues
  readonly read: (written: Readonly<Record<string, unknown>>, today: IsoDate) => FormValues
}

/** The rows of a field. */
export interface FieldRows {
  /** The model of a row: its columns. */
  readonly model: RowModel
  /** The most rows. */
  readonly most: number
  /**
   * True where the form is narrow: each row is then a card, as one of many columns is. False:
   * always a grid, which scrolls where there is no room.
   */
  readonly asCards?: boolean | undefined
  /** The columns whose sum is shown below the rows. */
  readonly totals: readonly string[]
}

/** The list that a reference's code is found in. */
export interface ReferenceTo {
  readonly list: ListName
  /**
   * True when the code must name an item. Otherwise any code may be typed. Always when left out.
   */
  readonly when?: When | undefined
  /** Returns which of the lists with that name: the TabellKod of a register of pay types. */
  readonly of?: ((form: FormValues) => string) | undefined
  /**
   * Which of the lists with that name, where people choose it and screens share the choice: the
   * list of the owners, and the field with an owner's code. The code may name an item of any of
   * them, or of none of them yet, so nothing is checked by it and no item is kept by it.
   */
  readonly among?: { readonly owners: ListName; readonly field: string } | undefined
  /**
   * The field with the code of the item itself, in a list that is a tree. Neither that item nor
   * what is below it can be chosen.
   */
  readonly notBelow?: string | undefined
}

/** A condition on a form's values. */
export type When = (form: FormValues) => boolean

/**
 * A text: constant, or computed from the form's values, such as a label with the company's word for
 * the person that a case concerns.
 */
export type Texts = string | ((form: FormValues) => string)

/**
 * A field of an entity, declared once (second document §3.4). The form's widget, the checks, the
 * wire format and the backend's validation all follow from it.
 */
export interface Field<Value extends FieldValue = FieldValue> {
  readonly kind: FieldKind
  /** The field's label, also used in messages. */
  readonly label: Texts
  readonly default: Value | ((today: IsoDate) => Value)
  /**
   * Returns the format that parses, shows and sends the value. Dates and personal numbers are read
   * relative to today.
   */
  readonly format: (today: IsoDate) => Format<Value>
  /**
   * The rules of the value; the message is that of the first rule that fails. A changed value must
   * pass them even while the field is hidden. `required` applies only while it is shown.
   */
  readonly rules: readonly Rule<Value, FormValues>[]
  /** True when the field is required; its label then has an asterisk. */
  readonly isRequired: When
  /** The most characters, for a counter. */
  readonly most?: number | undefined
  /** The least and the most of a number. A hidden field's changed value is within them too. */
  readonly limits?: Limits | undefined
  /** The unit shown after the number: 'kr/mil', '%'. */
  readonly unit?: string | undefined
  /** The rows of a field of kind `rows`. */
  readonly rows?: FieldRows | undefined
  /**
   * Returns the text of a value, where it is read otherwise than it is stored: a post code with its
   * space. The format shows it when left out.
   */
  readonly shownAs?: ((value: Value, form: FormValues) => string) | undefined
  /** The options to choose from. */
  readonly choices?: ((form: FormValues) => readonly Choice[]) | undefined
  /** The list whose items a reference chooses among. */
  readonly to?: ReferenceTo | undefined
  /** A hint under the field: what to enter, or what the value is used for. */
  readonly hint?: Texts | undefined
  /**
   * The value's effect on a payslip, a file or a report. Shown behind the field's question mark and
   * in the help panel.
   */
  readonly help?: string | undefined
  /** True when the field is shown. A hidden field keeps its value and is not checked. */
  readonly isShown: When
  /** Returns why the field cannot be changed now, or undefined. */
  readonly lockedBecause?: ((form: FormValues) => string | undefined) | undefined
  /**
   * True when accounts that may only read do not see the value of a person with a protected
   * identity, wherever it stands: see forms/protection.ts.
   */
  readonly hiddenWhenProtected?: boolean | undefined
  /** The highest role that a setting binds: only a role above it changes the setting. */
  readonly binds?: Role | undefined
  /** True for dates. An empty date is sent as 1899-12-30. */
  readonly isDate: boolean
  /** True when the field is left out of the sent entity. */
  readonly isExcluded: boolean
  /**
   * True when the value is or may be a personal number. A flow then holds only a reference to it
   * (see `FormModel.sealed`). Its rules may read no other field.
   */
  readonly isSecret: boolean
}

/**
 * A field with a value of any type. `FormModel.assign` checks values, so a format or rule never
 * receives a value of the wrong type.
 */
// biome-ignore lint/suspicious/noExplicitAny: formats and rules take their own value's type; the model keeps them apart by name.
export type AnyField = Field<any>

/** Returns a text for the form's values. */
export const textFor = (words: Texts, form: FormValues): string => (typeof words === 'function' ? words(form) : words)

/** Returns a field's label for the form's values. */
export const labelOf = ({ label }: Pick<AnyField, 'label'>, form: FormValues): string => textFor(label, form)

/** Returns a field's hint for the form's values. */
export const hintOf = ({ hint }: Pick<AnyField, 'hint'>, form: FormValues): string | undefined =>
  hint === undefined ? undefined : textFor(hint, form)

/**
 * Returns the values that a row's rules and conditions read: its own, and those of the form. A rule
 * that reads nothing of the form does not depend on it (see `FormModel.problemsOfChange`).
 */
export const inRow = (row: FormRow, form: FormValues): FormValues =>
  Object.create(form, Object.getOwnPropertyDescriptors(row))
