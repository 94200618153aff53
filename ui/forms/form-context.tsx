import { useSelector } from '@xstate/react'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { AnyField, FieldValue, FormValues } from '#contracts/forms/field.ts'
import type { FormLayout } from '#contracts/forms/form-layout.ts'
import type { EmployeeSource } from '#machines/employees/employee-search/employee-search.types.ts'
import type { FormMachine } from '#machines/kit/form/form.machine.ts'
import type { SecretKeeper } from '#machines/kit/form/form.secrets.ts'
import * as select from '#machines/kit/form/form.select.ts'
import { today } from '#ui/text/format.ts'
import type { Account } from '#ui/widgets/account-picker/account-picker.tsx'
import type { SelectOption } from '#ui/widgets/select-field/options.ts'
import { type FieldStore, fieldStore } from './field-store.ts'
import {
  type TypedText,
  type TypedTexts,
  tellBeforeLeaving,
  toFlow,
  toldFirst,
  typedText,
  typedTexts,
} from './typed-texts.ts'

export type FormFlow = ActorRefFrom<FormMachine>

export interface FormEnvironment {
  readonly flow: FormFlow
  readonly layout: FormLayout
  /** Where personal numbers wait: the flow has their references only. */
  readonly vault: SecretKeeper
  /** Nothing can be changed: the person may only look. The screen says so, once. */
  readonly isReadOnly?: boolean
  /** What an account is chosen from. */
  readonly accounts?: readonly Account[] | undefined
  /**
   * Where employees are found. Without it, as whoever may not read the staff register has it, their
   * numbers are typed.
   */
  readonly employees?: EmployeeSource | undefined
  /** What there is to choose from in the fields where only the screen knows, by their names. */
  readonly options?: FieldOptions | undefined
}

export type FieldOptions = Readonly<Record<string, readonly SelectOption[]>>

interface Form extends FormEnvironment {
  readonly isReadOnly: boolean
  readonly store: FieldStore
  readonly texts: TypedTexts
}

const FormContext = createContext<Form | null>(null)

/** Around the fields of one form. */
export function FormProvider({
  flow,
  layout,
  vault,
  isReadOnly = false,
  accounts,
  employees,
  options,
  children,
}: FormEnvironment & { readonly children: ReactNode }) {
  const store = useMemo(() => fieldStore(flow, layout, vault), [flow, layout, vault])
  const texts = useMemo(() => typedTexts(toFlow({ flow, layout, vault })), [flow, layout, vault])
  const told = useMemo(() => toldFirst(flow, texts), [flow, texts])
  useEffect(() => tellBeforeLeaving(texts), [texts])
  const form = useMemo(
    () => ({ flow: told, layout, vault, isReadOnly, accounts, employees, options, store, texts }),
    [told, layout, vault, isReadOnly, accounts, employees, options, store, texts],
  )
  return <FormContext value={form}>{children}</FormContext>
}

/** The form above. @throws outside a FormProvider */
export function useForm() {
  const form = useContext(FormContext)
  if (!form) throw new Error('useForm needs a FormProvider above it')
  return form
}

/**
 * What a component needs to know of the form above; it is rendered again only when that changes.
 */
export const useFormSelect = <Value,>(
  select: (snapshot: SnapshotFrom<FormMachine>) => Value,
  isSame?: (a: Value, b: Value) => boolean,
): Value => useSelector(useForm().flow, select, isSame)

/**
 * The values of the form above as people see them, personal numbers too: to draw, and to keep
 * nowhere.
 */
export function useFormValues(): FormValues {
  const { layout, vault } = useForm()
  const values = useFormSelect(select.values)
  return useMemo(() => select.revealedValues(layout, values, vault), [layout, values, vault])
}

/** A field with what its widget shows and does. */
export interface FormFieldHandle extends select.FieldState {
  readonly field: AnyField
  readonly isReadOnly: boolean
  readonly name: string
  /** For a widget that holds a text: the control itself, and its keys. */
  readonly typed: TypedText
  /** It is left. */
  readonly leave: () => void
  /** A choice or a flag, which is a value at once. */
  readonly set: (value: FieldValue) => void
}

/**
 * A field of the form above. Only the component that asks is rendered when it changes. @throws
 * TypeError when there is none
 */
export function useFormField(name: string): FormFieldHandle {
  const { flow, layout, isReadOnly, store, texts } = useForm()
  const field = layout.model.fields[name]
  if (!field) throw new TypeError(`${layout.model.name} has no field ${name}`)
  const subscribe = useCallback((listener: () => void) => store.subscribe(name, listener), [store, name])
  const acts = useMemo(
    () => ({
      typed: typedText({ texts, name, text: () => store.get(name).text, subscribe }),
      leave: () => flow.send({ type: 'form.blur', field: name, today: today() }),
      set: (value: FieldValue) => flow.send({ type: 'form.set', field: name, value, today: today() }),
    }),
    [flow, name, store, subscribe, texts],
  )
  const state = useSyncExternalStore(subscribe, () => store.drawn(name))
  return { ...state, isReadOnly, field, name, ...acts }
}
