/** What every field says around its control. */
export interface FieldTexts {
  readonly label: string
  /** What to write, or what it is used for. */
  readonly hint?: string | undefined
  /** What is wrong and what to do; its presence marks the field as invalid. */
  readonly error?: string | undefined
  /** Marked as wrong without words of its own: a message elsewhere says why. */
  readonly invalid?: boolean | undefined
  /**
   * The most characters that are allowed: shown as 12/50, turned red beyond, never cutting what is
   * pasted.
   */
  readonly counter?: number | undefined
  /**
   * More about it, behind a question mark. An empty one says that there is none; left out, there is
   * no question mark.
   */
  readonly help?: string | undefined
  /**
   * Why it cannot be changed now. Unlike one that is only `disabled` it can be gone to, so that the
   * reason is read where it holds.
   */
  readonly disabledReason?: string | undefined
}

/**
 * What every field takes. A typed one (a date, a number, a time, a personal number) holds the text
 * as it is being typed: what the text means, and how it is written once it is left, the form knows
 * by `contracts/rules`.
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

/** What a field of written text takes besides. */
export interface TextProps extends FieldProps {
  /**
   * The control keeps what is typed, which React then does not draw: for forms of hundreds of
   * fields. Whoever says so feeds it by `ref` when the text comes from elsewhere; `value` is the
   * text as it is known, which may be a key behind.
   */
  readonly isUncontrolled?: boolean | undefined
  /** While something is composed (by an input method, a dead key) the control is not to be fed. */
  readonly onCompositionStart?: (() => void) | undefined
  readonly onCompositionEnd?: (() => void) | undefined
}

/** The text of a control, as React is told of it. */
export const textIn = ({ value, isUncontrolled }: Pick<TextProps, 'value' | 'isUncontrolled'>) =>
  isUncontrolled ? { defaultValue: value } : { value }

/**
 * The ids of what describes a control. What stands in another's place does not speak: an error
 * silences the hint.
 */
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

/** What a control tells assistive technology of its field. */
export const ariaOf = (id: string, state: ControlState, unit?: string) => ({
  'aria-invalid': isInvalid(state) || undefined,
  'aria-disabled': state.disabledReason !== undefined || undefined,
  'aria-describedby': describedBy(id, state, unit),
})

export const isInvalid = ({ error, invalid = error !== undefined }: ControlState): boolean => invalid

/** Whether it cannot be changed, for whatever reason. */
export const isLocked = ({ disabled, disabledReason }: ControlState): boolean =>
  disabled === true || disabledReason !== undefined

/** `data-…` attributes for the looks: there or not. */
export const mark = (on: boolean | undefined): '' | undefined => (on ? '' : undefined)

/** What the box around a control shows of its field. */
export const boxOf = (state: ControlState) => ({
  /** What the field opens lies under it. */
  'data-field-box': '',
  'data-invalid': mark(isInvalid(state)),
  'data-disabled': mark(isLocked(state)),
  'data-readonly': mark(state.readOnly),
})
