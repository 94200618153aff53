import { useSelector } from '@xstate/react'
import {
  type ComponentType,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react'
import type { SnapshotFrom } from 'xstate'
import type { AnyField, FieldValue, FormValues } from '#contracts/forms/field.ts'
import type { RowTexts } from '#contracts/forms/rows.ts'
import type { FormMachine } from '#machines/kit/form/form.machine.ts'
import * as select from '#machines/kit/form/form.select.ts'
import { today } from '#ui/text/format.ts'
import { type FieldStore, fieldStore } from './field-store.ts'
import type { FormEnvironment } from './form-environment.ts'
import {
  flushedFirst,
  type TypedText,
  type TypedTexts,
  tellBeforeLeaving,
  toFlow,
  typedText,
  typedTexts,
} from './typed-texts.ts'

interface Form extends FormEnvironment {
  readonly isReadOnly: boolean
  readonly store: FieldStore
  readonly texts: TypedTexts
  /** The widgets of the fields of kind `drawn`. */
  readonly drawings?: Drawings | undefined
  readonly rowTools?: RowTools | undefined
}

/** The widgets of fields that a screen draws in a way of its own, by field name. */
export type Drawings = Readonly<Record<string, ComponentType<FormFieldHandle>>>

/** Renders a tool of the screen's own beside a row, from the texts of its cells. */
export type RowTools = (row: RowTexts) => ReactNode

const FormContext = createContext<Form | null>(null)

/** Provides one form to its fields. */
export function FormProvider({
  flow,
  layout,
  vault,
  isReadOnly = false,
  locked,
  accounts,
  employees,
  options,
  drawings,
  rowTools,
  children,
}: FormEnvironment & Pick<Form, 'drawings' | 'rowTools'> & { readonly children: ReactNode }) {
  const store = useMemo(() => fieldStore(flow, layout, vault), [flow, layout, vault])
  const texts = useMemo(() => typedTexts(toFlow({ flow, layout, vault })), [flow, layout, vault])
  const told = useMemo(() => flushedFirst(flow, texts), [flow, texts])
  useEffect(() => tellBeforeLeaving(texts), [texts])
  const form = useMemo(
    () => ({
      flow: told,
      layout,
      vault,
      isReadOnly,
      locked,
      accounts,
      employees,
      options,
      drawings,
      rowTools,
      store,
      texts,
    }),
    [told, layout, vault, isReadOnly, locked, accounts, employees, options, drawings, rowTools, store, texts],
  )
  return <FormContext value={form}>{children}</FormContext>
}

/** Returns the form of the nearest provider. @throws outside a FormProvider */
export function useForm() {
  const form = useContext(FormContext)
  if (!form) throw new Error('useForm needs a FormProvider above it')
  return form
}

/**
 * Returns a selected part of the form's state. The component renders again only when that part
 * changes.
 */
export const useFormSelect = <Value,>(
  select: (snapshot: SnapshotFrom<FormMachine>) => Value,
  isSame?: (a: Value, b: Value) => boolean,
): Value => useSelector(useForm().flow, select, isSame)

/** Returns the form's values with their personal numbers. For rendering only; never store them. */
export function useFormValues(): FormValues {
  const { layout, vault } = useForm()
  const values = useFormSelect(select.values)
  return useMemo(() => select.revealedValues(layout, values, vault), [layout, values, vault])
}

/** A field with its state and event handlers. */
export interface FormFieldHandle extends select.FieldState {
  readonly field: AnyField
  readonly isReadOnly: boolean
  readonly name: string
  /** The uncontrolled element and its key events, for a widget with text. */
  readonly typed: TypedText
  /** Handles blur. */
  readonly leave: () => void
  /** Sets a choice or a flag. */
  readonly set: (value: FieldValue) => void
}

/**
 * Returns a field of the form. Only the calling component renders when it changes. @throws
 * TypeError when there is no such field
 */
export function useFormField(name: string): FormFieldHandle {
  const { flow, layout, isReadOnly, locked, store, texts } = useForm()
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
  const lockedBecause = state.lockedBecause ?? locked?.[name]
  return { ...state, lockedBecause, isReadOnly, field, name, ...acts }
}
