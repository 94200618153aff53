import { type ComponentType, useId } from 'react'
import type { FieldKind } from '#contracts/forms/field.ts'
import { css } from '#styled-system/css/index.js'
import { field as fieldLook } from '#styled-system/recipes/index.js'
import { FieldFrame } from '#ui/widgets/field/field-frame.tsx'
import { ariaOf } from '#ui/widgets/field/field-props.ts'
import { TextArea } from '#ui/widgets/field/text-area.tsx'
import { TextField } from '#ui/widgets/field/text-field.tsx'
import { MultiSelectField } from '#ui/widgets/select-field/multi-select-field.tsx'
import { Switch } from '#ui/widgets/switch/switch.tsx'
import type { FormFieldHandle } from './form-context.tsx'

/** Which widget shows which kind of field: the one place that knows. */

type WidgetProps = FormFieldHandle

const unitLook = css({ pr: '3', color: 'fg.muted' })

/** What every widget that holds a text takes. */
const textProps = ({ field, name, text, problem, isRequired, lockedBecause, type, leave }: WidgetProps) => ({
  name,
  label: field.label,
  hint: lockedBecause ?? field.hint,
  error: problem,
  counter: isNearlyFull(text, field.most) ? field.most : undefined,
  required: isRequired,
  disabled: lockedBecause !== undefined,
  value: text,
  onChange: type,
  onBlur: leave,
})

/** A counter is worth its place only when the room runs out. */
const isNearlyFull = (text: string, most: number | undefined): boolean =>
  most !== undefined && text.length > most - Math.min(10, most / 4)

const Text = (props: WidgetProps) => (
  <TextField
    autoComplete="off"
    {...textProps(props)}
    {...(props.field.kind === 'account' && { inputMode: 'numeric' })}
  />
)

const Multiline = (props: WidgetProps) => <TextArea {...textProps(props)} />

const Numeric = (props: WidgetProps) => (
  <TextField
    autoComplete="off"
    inputMode={props.field.kind === 'integer' ? 'numeric' : 'decimal'}
    numeric
    end={props.field.unit && <span className={unitLook}>{props.field.unit}</span>}
    {...textProps(props)}
  />
)

const Choice = (props: WidgetProps) => {
  const { hint, error, label, required, disabled, name } = textProps(props)
  const id = useId()
  const look = fieldLook()
  return (
    <FieldFrame {...{ id, label, hint, error, required }} counter={undefined} length={0}>
      <div
        className={look.control}
        data-invalid={error === undefined ? undefined : ''}
        data-disabled={disabled ? '' : undefined}
      >
        <select
          {...{ id, name, disabled }}
          className={look.input}
          value={String(props.value)}
          onChange={event => props.set(event.target.value)}
          onBlur={props.leave}
          {...ariaOf(id, { hint, error })}
        >
          {!props.choices?.some(({ value }) => value === props.value) && <option value={String(props.value)} />}
          {props.choices?.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      </div>
    </FieldFrame>
  )
}

const Choices = (props: WidgetProps) => {
  const { label, hint, error, required, disabled } = textProps(props)
  return (
    <MultiSelectField
      {...{ label, hint, error, required, disabled }}
      options={props.choices ?? []}
      value={typeof props.value === 'object' ? props.value : []}
      onChange={props.set}
    />
  )
}

const Flag = ({ field, value, set, lockedBecause }: WidgetProps) => {
  const hint = lockedBecause ?? field.hint
  return (
    <Switch
      label={field.label}
      {...(hint !== undefined && { hint })}
      checked={value === true}
      pending={lockedBecause !== undefined}
      onChange={set}
    />
  )
}

export const formWidgets: Readonly<Record<FieldKind, ComponentType<WidgetProps>>> = {
  text: Text,
  multiline: Multiline,
  integer: Numeric,
  decimal: Numeric,
  date: Text,
  month: Text,
  time: Text,
  personalNumber: Text,
  organisationNumber: Text,
  account: Text,
  employee: Text,
  choice: Choice,
  choices: Choices,
  flag: Flag,
}
