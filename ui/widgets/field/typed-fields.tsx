import type { ComponentProps } from 'react'
import { widgetTexts } from '#ui/widgets/widgets.text.ts'
import type { TextProps } from './field-props.ts'
import { TextField } from './text-field.tsx'

/**
 * Fields whose text means something else than itself. They hold the text as it is typed: see
 * `FieldProps`.
 */

export interface TypedFieldProps extends TextProps {
  readonly placeholder?: string
  readonly ref?: ComponentProps<'input'>['ref']
}

export interface NumberFieldProps extends TypedFieldProps {
  /** What it is counted in, after the number: 'dagar', '%'. */
  readonly unit?: string | undefined
}

/** A whole number. A phone's keyboard of digits alone lacks a minus, but text can be pasted. */
export const IntegerField = (props: NumberFieldProps) => (
  <TextField inputMode="numeric" autoComplete="off" numeric {...props} />
)

/** A decimal number: an amount, a percentage, hours. */
export const DecimalField = (props: NumberFieldProps) => (
  <TextField inputMode="decimal" autoComplete="off" numeric {...props} />
)

/** A time of day. */
export const TimeField = (props: TypedFieldProps) => (
  <TextField inputMode="numeric" autoComplete="off" placeholder={widgetTexts.formats.time} {...props} />
)

/** A personal or coordination number. Browsers are not to remember it. */
export const PersonalNumberField = (props: TypedFieldProps) => (
  <TextField autoComplete="off" spellCheck={false} placeholder={widgetTexts.formats.personalNumber} {...props} />
)

/** The number of an organisation, or of a person who runs a firm. */
export const OrganisationNumberField = (props: TypedFieldProps) => (
  <TextField autoComplete="off" spellCheck={false} placeholder={widgetTexts.formats.organisationNumber} {...props} />
)
