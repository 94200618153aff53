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
import { shownRowTexts } from '#contracts/forms/rows.ts'
import { shownValue } from '#contracts/forms/shown-value.ts'
import {
  contested,
  isFieldChanged,
  isWhole,
  changedLabels as labelsOfChanged,
  problemIn,
  textOf,
} from './form.draft.ts'
import type { FormMachine } from './form.machine.ts'
import { revealedText, type SecretKeeper } from './form.secrets.ts'
import type { FormContext, Side } from './form.types.ts'

type Snapshot = SnapshotFrom<FormMachine>

/**
 * True once the form has been fetched, after a reload once more. What is gone cannot be fetched:
 * then what the person has written is shown.
 */
export const isLoaded = (snapshot: Snapshot): boolean =>
  isWhole(snapshot.context) || (isGone(snapshot) && snapshot.context.original !== null)
/** True when the form could not be fetched. */
export const isFailed = (snapshot: Snapshot): boolean => snapshot.matches('failed')
/** True when somebody else has removed what the form shows. */
export const isGone = (snapshot: Snapshot): boolean => snapshot.matches('gone') || snapshot.matches('recreating')
/** True while what is to be created again begins as a new one. */
export const isRecreating = (snapshot: Snapshot): boolean => snapshot.matches('recreating')
/** True when the form has become that of a new one, in the place of one that is gone. */
export const isAnew = ({ context }: Snapshot): boolean => context.original !== null && context.version === 0
/** Returns the version that the form was fetched or saved as, or 0. */
export const versionOf = ({ context }: Snapshot): number => context.version ?? 0
/** True when the account may not read the form. */
export const isForbidden = (snapshot: Snapshot): boolean => snapshot.matches('forbidden')
/** True while the form is being saved. It cannot be saved again meanwhile. */
export const isSaving = (snapshot: Snapshot): boolean =>
  snapshot.matches('saving') || snapshot.matches('merging') || snapshot.matches('checking')
/**
 * True while the user must choose between their own values and those that another user has saved.
 */
export const isContested = (snapshot: Snapshot): boolean => snapshot.matches('conflict')
/**
 * Returns when the draft was last changed before a reload, in milliseconds since the epoch. Null
 * for a draft of this page.
 */
export const writtenAt = ({ context }: Snapshot): number | null => context.writtenAt
/**
 * Returns the stored values of the form under a key, or null: of something new, until it has been
 * created.
 */
export const storedUnder = ({ context }: Snapshot, key: string): FormValues | null =>
  context.id === key && (context.version ?? 0) > 0 && isWhole(context) ? context.original : null
/** Returns the values of the fields, by name. */
export const values = ({ context }: Snapshot) => context.values

/**
 * Returns the values with the secrets themselves, as they are shown. For rendering only; never
 * store them.
 */
export const revealedValues = ({ model }: FormLayout, values: FormValues, vault: Vault): FormValues => ({
  ...values,
  ...Object.fromEntries(
    model.names
      .filter(name => model.fields[name]?.isSecret)
      .map(name => [name, revealedText(String(values[name] ?? ''), vault)]),
  ),
})

/**
 * Returns the labels of the fields that differ from what is stored. Two states with
 * `hasSameChanges` have the same labels.
 */
export const changedLabels = (layout: FormLayout, { context }: Snapshot): readonly string[] =>
  labelsOfChanged(layout, context)

/**
 * True when the same fields differ from what is stored. Another keystroke in a changed field makes
 * no difference.
 */
export const hasSameChanges = ({ context: a }: Snapshot, { context: b }: Snapshot): boolean =>
  a.values === b.values && a.original === b.original && `${Object.keys(a.typed)}` === `${Object.keys(b.typed)}`

/** True when a field differs from what is stored. */
export const isChanged = ({ context }: Snapshot, name: string): boolean => isFieldChanged(context, name)

/** The data that a field's widget shows. */
export interface FieldState {
  readonly label: string
  readonly hint: string | undefined
  /** The text in the field. */
  readonly text: string
  /** The value of a choice or a flag, which has no text. */
  readonly value: FieldValue
  /** The problem of the field, once the user has left it or has tried to save. */
  readonly problem: string | undefined
  readonly isShown: boolean
  readonly isRequired: boolean
  readonly lockedBecause: string | undefined
  readonly choices: readonly Choice[] | undefined
}

/** The part of the vault that a form's view uses. */
type Vault = Pick<SecretKeeper, 'reveal'>

type Seen = Pick<FormContext, 'values' | 'typed' | 'touched' | 'isChecked' | 'refusals' | 'today'>

/**
 * Returns a selector of the state of one field. It returns the same object while nothing of the
 * field has changed, so that a keystroke renders only its own field. Call it once for each field on
 * display.
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

/** Returns whether two states of a field are equal. */
export const isEqual = (a: FieldState, b: FieldState): boolean =>
  (Object.keys(a) as (keyof FieldState)[]).every(key => a[key] === b[key])

/** A field that both users have changed. */
export interface Conflict {
  readonly name: string
  readonly label: string
  readonly mine: string
  readonly theirs: string
  readonly side: Side | null
}

/**
 * Returns the fields in conflict. The result is a new array each time: compare snapshots by
 * `context`.
 */
export function conflicts(layout: FormLayout, { context }: Snapshot, vault: Vault): readonly Conflict[] {
  const { original, values, typed, today, conflicts: sides } = context
  return contested(layout, context).map(name => {
    const field = fieldOf(layout, name)
    const typedIn = (text: string) =>
      field.isSecret ? revealedText(text, vault) : field.rows ? shownRowTexts(field, text) : text
    const say = (value: FieldValue | undefined, among: FormContext['values']) => {
      if (value === undefined) return ''
      return field.isSecret ? typedIn(String(value)) : shownValue(field, value, among, today)
    }
    const text = typed[name]
    return {
      name,
      label: layout.nameOf(values, name),
      mine: text === undefined ? say(values[name], values) : typedIn(text),
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
