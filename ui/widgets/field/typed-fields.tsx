import type { ComponentProps } from 'react'
import { widgetTexts } from '#ui/widgets/widgets.text.ts'
import type { TextProps } from './field-props.ts'
import { TextField } from './text-field.tsx'

/**
 * The properties of a field whose text is parsed into another type. The value is the raw text: see
 * `FieldProps`.
 */

export interface TypedFieldProps extends TextProps {
  readonly placeholder?: string
  readonly ref?: ComponentProps<'input'>['ref']
}

export interface NumberFieldProps extends TypedFieldProps {
  /** The unit after the number: 'dagar', '%'. */
  readonly unit?: string | undefined
}

/**
 * Renders a field for a whole number. A phone's digit keyboard lacks a minus sign, but text can be
 * pasted.
 */
export const IntegerField = (props: NumberFieldProps) => (
  <TextField inputMode="numeric" autoComplete="off" numeric {...props} />
)

/** Renders a field for a decimal number: an amount, a percentage, hours. */
export const DecimalField = (props: NumberFieldProps) => (
  <TextField inputMode="decimal" autoComplete="off" numeric {...props} />
)

/** Renders a field for a time of day. */
export const TimeField = (props: TypedFieldProps) => (
  <TextField inputMode="numeric" autoComplete="off" placeholder={widgetTexts.formats.time} {...props} />
)

/** Renders a field for a personal or coordination number, which the browser must not remember. */
export const PersonalNumberField = (props: TypedFieldProps) => (
  <TextField autoComplete="off" spellCheck={false} placeholder={widgetTexts.formats.personalNumber} {...props} />
)

/** Renders a field for an organisation number, or the personal number of a sole trader. */
export const OrganisationNumberField = (props: TypedFieldProps) => (
  <TextField autoComplete="off" spellCheck={false} placeholder={widgetTexts.formats.organisationNumber} {...props} />
)
