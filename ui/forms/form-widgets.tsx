import type { ComponentType } from 'react'
import type { FieldKind } from '#contracts/forms/field.ts'
import { lazyChunk } from '#ui/chunks/lazy-chunk.tsx'
import { formTexts } from '#ui/forms/forms.text.ts'
import { type Account, AccountPicker } from '#ui/widgets/account-picker/account-picker.tsx'
import { CheckboxField } from '#ui/widgets/checkbox/checkbox.tsx'
import { DateField, MonthField } from '#ui/widgets/date-field/date-field.tsx'
import { EmployeePicker, EmployeesPicker } from '#ui/widgets/employee-picker/employee-picker.tsx'
import { TextArea } from '#ui/widgets/field/text-area.tsx'
import { TextField } from '#ui/widgets/field/text-field.tsx'
import {
  DecimalField,
  IntegerField,
  OrganisationNumberField,
  PersonalNumberField,
  TimeField,
} from '#ui/widgets/field/typed-fields.tsx'
import { MultiSelectField, SelectField } from '#ui/widgets/select-field/select-field.tsx'
import { isNearlyFull } from './field-store.ts'
import { type FormFieldHandle, useForm } from './form-context.tsx'
import { ReferenceField } from './reference-field.tsx'

/** Maps each kind of field to its widget, but rows, whose cells have them. This is the only map. */

type WidgetProps = FormFieldHandle & {
  /** True in a cell of rows, which has no help of its own. */
  readonly isCell?: boolean
}

/** Returns the properties that every widget has. */
const common = ({
  field,
  name,
  label,
  hint,
  problem,
  isRequired,
  lockedBecause,
  isReadOnly,
  leave,
  isCell,
}: WidgetProps) => ({
  name,
  label,
  hint,
  help: isCell ? undefined : (field.help ?? ''),
  error: problem,
  required: isRequired,
  disabledReason: lockedBecause,
  disabled: isReadOnly,
  onBlur: leave,
})

/**
 * Returns the further properties of text widgets. A read-only one can be focused and copied from.
 */
const written = (props: WidgetProps) => {
  const { disabled: readOnly, ...rest } = common(props)
  const { field, text, typed } = props
  const isFixed = readOnly || rest.disabledReason !== undefined
  return {
    ...rest,
    readOnly,
    counter: !isFixed && isNearlyFull(text, field.most) ? field.most : undefined,
    value: text,
    isUncontrolled: true,
    ...typed,
  }
}

const texts = ({ value }: WidgetProps): readonly string[] =>
  typeof value === 'object' ? (value as readonly string[]) : []
const text = ({ value }: WidgetProps): string => (typeof value === 'string' ? value : '')

const ReferenceWidget = (props: WidgetProps) =>
  props.field.to && (
    <ReferenceField
      {...common(props)}
      to={props.field.to}
      isCell={props.isCell}
      value={text(props)}
      onChange={props.set}
    />
  )

const AccountWidget = (props: WidgetProps) => {
  const { accounts = none } = useForm()
  return <AccountPicker {...common(props)} accounts={accounts} value={text(props)} onChange={props.set} />
}
const none: readonly Account[] = []

const EmployeeWidget = (props: WidgetProps) => {
  const { employees } = useForm()
  if (!employees) return <NumberOfEmployee {...props} why={formTexts.employees.number} />
  return <EmployeePicker {...common(props)} employees={employees} value={text(props)} onChange={props.set} />
}
const EmployeesWidget = (props: WidgetProps) => {
  const { employees } = useForm()
  if (!employees) return <NumberOfEmployee {...props} why={formTexts.employees.numbers} />
  return <EmployeesPicker {...common(props)} employees={employees} value={texts(props)} onChange={props.set} />
}
/** Without a register to search, the number is validated when the form is saved. */
const NumberOfEmployee = ({ why, ...props }: WidgetProps & { readonly why: string }) => (
  <TextField
    autoComplete="off"
    {...written(props)}
    hint={props.isReadOnly ? props.hint : [props.hint, why].filter(Boolean).join(' ')}
  />
)

/** The editor comes with the first form that has a formula. */
const FormulaEditor = lazyChunk(() => import('./formula/formula-editor.tsx'), { failure: 'inside' })

const ChoiceWidget = (props: WidgetProps) => {
  const { options } = useForm()
  return (
    <SelectField
      {...common(props)}
      options={options?.[props.name] ?? props.choices ?? []}
      isClearable={!props.isRequired}
      value={text(props)}
      onChange={props.set}
    />
  )
}

const ChoicesWidget = (props: WidgetProps) => {
  const { options } = useForm()
  const choices = options?.[props.name] ?? props.choices ?? []
  return (
    <MultiSelectField
      {...common(props)}
      options={choices}
      isClearable={!props.isRequired}
      value={texts(props)}
      onChange={props.set}
    />
  )
}

/** Drawn by the screen, which loads the drawing with the form. */
const DrawnWidget = (props: WidgetProps) => {
  const Drawing = useForm().drawings?.[props.name]
  return Drawing && <Drawing {...props} />
}

export const formWidgets: Readonly<Record<Exclude<FieldKind, 'rows'>, ComponentType<WidgetProps>>> = {
  text: props => <TextField autoComplete="off" {...written(props)} />,
  multiline: props => <TextArea {...written(props)} />,
  formula: props => <FormulaEditor {...written(props)} />,
  integer: props => <IntegerField {...written(props)} unit={props.field.unit} />,
  decimal: props => <DecimalField {...written(props)} unit={props.field.unit} />,
  date: props => <DateField {...written(props)} />,
  month: props => <MonthField {...written(props)} />,
  time: props => <TimeField {...written(props)} />,
  personalNumber: props => <PersonalNumberField {...written(props)} />,
  organisationNumber: props => <OrganisationNumberField {...written(props)} />,
  reference: ReferenceWidget,
  account: AccountWidget,
  employee: EmployeeWidget,
  employees: EmployeesWidget,
  choice: ChoiceWidget,
  choices: ChoicesWidget,
  drawn: DrawnWidget,
  flag: props => <CheckboxField {...common(props)} value={props.value === true} onChange={props.set} />,
}
