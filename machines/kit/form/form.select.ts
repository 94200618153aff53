import type { SnapshotFrom } from 'xstate'
import {
  type AnyField,
  type Choice,
  type FieldValue,
  type FormValues,
  hintOf,
  labelOf,
} from '#contracts/forms/field.ts'
import { type FormLayout, sealedLayout } from '#contracts/forms/form-layout.ts'
import { shownValue } from '#contracts/forms/shown-value.ts'
import { contested, changedLabels as labelsOfChanged, problemIn, textOf } from './form.draft.ts'
import type { FormMachine } from './form.machine.ts'
import { revealedText, type SecretKeeper } from './form.secrets.ts'
import type { FormContext, Side } from './form.types.ts'

type Snapshot = SnapshotFrom<FormMachine>

/** Whether there is something to show. */
export const isLoaded = ({ context }: Snapshot): boolean => context.original !== null
/** True when the form could not be fetched. */
export const isFailed = (snapshot: Snapshot): boolean => snapshot.matches('failed')
/** The account may not read it. */
export const isForbidden = (snapshot: Snapshot): boolean => snapshot.matches('forbidden')
/** It is being saved; it cannot be saved once more meanwhile. */
export const isSaving = (snapshot: Snapshot): boolean =>
  snapshot.matches('saving') || snapshot.matches('merging') || snapshot.matches('checking')
/** Somebody must choose between what is written here and what another has saved. */
export const isContested = (snapshot: Snapshot): boolean => snapshot.matches('conflict')
/** Returns the values of the fields, by name. */
export const values = ({ context }: Snapshot) => context.values

/** The values with what their secrets stand for, as it is shown: to draw, not to keep. */
export const revealedValues = ({ model }: FormLayout, values: FormValues, vault: Vault): FormValues => ({
  ...values,
  ...Object.fromEntries(
    model.names
      .filter(name => model.fields[name]?.isSecret)
      .map(name => [name, revealedText(String(values[name] ?? ''), vault)]),
  ),
})

/**
 * Returns the labels of the fields that differ from what is stored. They are the same for two
 * states with `hasSameChanges`.
 */
export const changedLabels = (layout: FormLayout, { context }: Snapshot): readonly string[] =>
  labelsOfChanged(layout, context)

/**
 * True when the same fields differ from what is stored: another key in the same field changes none.
 */
export const hasSameChanges = ({ context: a }: Snapshot, { context: b }: Snapshot): boolean =>
  a.values === b.values && a.original === b.original && `${Object.keys(a.typed)}` === `${Object.keys(b.typed)}`

/** What a field's widget needs to know. */
export interface FieldState {
  readonly label: string
  readonly hint: string | undefined
  /** What stands in it. */
  readonly text: string
  /** For choices and flags, which have no text. */
  readonly value: FieldValue
  /** What is wrong with it, once it has been left or it has been tried to save. */
  readonly problem: string | undefined
  readonly isShown: boolean
  readonly isRequired: boolean
  readonly lockedBecause: string | undefined
  readonly choices: readonly Choice[] | undefined
}

/** The vault, as a form's view uses it. */
type Vault = Pick<SecretKeeper, 'reveal'>

type Seen = Pick<FormContext, 'values' | 'typed' | 'touched' | 'isChecked' | 'refusals' | 'today'>

/**
 * Tells the state of one field: the same object for as long as nothing of it has changed, so that a
 * keystroke in one field renders no other. Made once for each field on display.
 */
export function fieldState(layout: FormLayout, name: string, vault: Vault): (snapshot: Snapshot) => FieldState {
  const field = fieldOf(layout, name)
  const sealed = sealedLayout(layout)
  let seen: Seen | undefined
  let state: FieldState | undefined
  return ({ context }) => {
    if (state && seen && !concerns(seen, context, name)) return state
    const before = state
    seen = context
    state = stateIn(sealed, field, context, name, vault)
    if (before && isEqual(before, state)) state = before
    return state
  }
}

const concerns = (before: Seen, now: Seen, name: string): boolean =>
  before.values !== now.values ||
  before.typed[name] !== now.typed[name] ||
  before.touched[name] !== now.touched[name] ||
  before.refusals[name] !== now.refusals[name] ||
  before.isChecked !== now.isChecked ||
  before.today !== now.today

function stateIn(layout: FormLayout, field: AnyField, context: FormContext, name: string, vault: Vault): FieldState {
  const { values, touched, isChecked, refusals } = context
  const text = textOf(layout.model, context, name)
  return {
    label: labelOf(field, values),
    hint: hintOf(field, values),
    text: field.isSecret ? revealedText(text, vault) : text,
    value: values[name] ?? '',
    problem: refusals[name] ?? (isChecked || touched[name] ? problemIn(layout, context, name) : undefined),
    isShown: layout.isShown(values, name),
    isRequired: field.isRequired(values),
    lockedBecause: field.lockedBecause?.(values),
    choices: field.choices?.(values),
  }
}

/** Whether two states of a field are the same. */
export const isEqual = (a: FieldState, b: FieldState): boolean =>
  (Object.keys(a) as (keyof FieldState)[]).every(key => a[key] === b[key])

/** A field that both have changed. */
export interface Conflict {
  readonly name: string
  readonly label: string
  readonly mine: string
  readonly theirs: string
  readonly side: Side | null
}

/** The fields that somebody must choose between. Made anew each time: compare by `context`. */
export function conflicts(layout: FormLayout, { context }: Snapshot, vault: Vault): readonly Conflict[] {
  const { original, values, typed, today, conflicts: sides } = context
  return contested(layout, context).map(name => {
    const field = fieldOf(layout, name)
    const revealed = (text: string) => (field.isSecret ? revealedText(text, vault) : text)
    const say = (value: FieldValue | undefined, among: FormContext['values']) => {
      if (value === undefined) return ''
      return field.isSecret ? revealed(String(value)) : shownValue(field, value, among, today)
    }
    const text = typed[name]
    return {
      name,
      label: layout.nameOf(values, name),
      mine: text === undefined ? say(values[name], values) : revealed(text),
      theirs: say(original?.[name], original ?? {}),
      side: sides[name] ?? null,
    }
  })
}

function fieldOf({ model }: FormLayout, name: string): AnyField {
  const field = model.fields[name]
  if (!field) throw new TypeError(`${model.name} has no field ${name}`)
  return field
}
