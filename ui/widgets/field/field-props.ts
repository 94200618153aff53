/** The texts around the control of every field. */
export interface FieldTexts {
  readonly label: string
  /** The expected input, or its use. */
  readonly hint?: string | undefined
  /** The error and its remedy; its presence marks the field as invalid. */
  readonly error?: string | undefined
  /** Marks the field as invalid without a message of its own, which is shown elsewhere. */
  readonly invalid?: boolean | undefined
  /** The maximum number of characters: shown as 12/50, and red beyond. Pasted text is never cut. */
  readonly counter?: number | undefined
  /**
   * More information, behind a question mark. Empty shows a note that there is none; undefined
   * hides the question mark.
   */
  readonly help?: string | undefined
  /**
   * The reason why the field is locked. Unlike a `disabled` field it can be focused, so that the
   * reason can be read.
   */
  readonly disabledReason?: string | undefined
}

/**
 * The properties of every field. A typed one (a date, number, time or personal number) holds the
 * raw text; the form parses and formats it by `contracts/rules`.
 */
export interface FieldProps<Value = string> extends FieldTexts {
  readonly id?: string | undefined
  readonly name?: string | undefined
  /** Marked by an asterisk. */
  readonly required?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly onBlur?: (() => void) | undefined
}

/** The further properties of a text field. */
export interface TextProps extends FieldProps {
  /**
   * The control owns its text, without rendering: for forms of hundreds of fields. The caller
   * updates it by `ref` when the text changes elsewhere; `value` is the flow's text, which may lag
   * behind by a keystroke.
   */
  readonly isUncontrolled?: boolean | undefined
  /** The control must not be updated during a composition (input method, dead key). */
  readonly onCompositionStart?: (() => void) | undefined
  readonly onCompositionEnd?: (() => void) | undefined
}

/** Returns the text properties of a control, for React. */
export const textIn = ({ value, isUncontrolled }: Pick<TextProps, 'value' | 'isUncontrolled'>) =>
  isUncontrolled ? { defaultValue: value } : { value }

/** Returns the ids of a control's descriptions. An error replaces the hint. */
const describedBy = (id: string, { hint, error, counter, disabledReason }: Partial<FieldTexts>, unit?: string) =>
  [
    unit !== undefined && `${id}-unit`,
    error !== undefined && `${id}-error`,
    error === undefined && disabledReason !== undefined && `${id}-reason`,
    error === undefined && disabledReason === undefined && hint !== undefined && `${id}-hint`,
    counter !== undefined && `${id}-counter`,
  ]
    .filter(part => part !== false)
    .join(' ') || undefined

interface ControlState extends Partial<FieldTexts> {
  readonly disabled?: boolean | undefined
  readonly readOnly?: boolean | undefined
}

/** Returns a control's ARIA attributes. */
export const ariaOf = (id: string, state: ControlState, unit?: string) => ({
  'aria-invalid': isInvalid(state) || undefined,
  'aria-disabled': state.disabledReason !== undefined || undefined,
  'aria-describedby': describedBy(id, state, unit),
})

export const isInvalid = ({ error, invalid = error !== undefined }: ControlState): boolean => invalid

/** True when the field cannot be changed. */
export const isLocked = ({ disabled, disabledReason }: ControlState): boolean =>
  disabled === true || disabledReason !== undefined

/** Returns the value of a boolean `data-…` attribute for CSS. */
export const mark = (on: boolean | undefined): '' | undefined => (on ? '' : undefined)

/** Returns the data attributes of the box around a control. */
export const boxOf = (state: ControlState) => ({
  /** Popups are positioned under this element. */
  'data-field-box': '',
  'data-invalid': mark(isInvalid(state)),
  'data-disabled': mark(isLocked(state)),
  'data-readonly': mark(state.readOnly),
})
