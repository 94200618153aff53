import { errors } from '#contracts/errors.ts'
import { type AnyField, type FieldValue, type FormValues, labelOf } from '#contracts/forms/field.ts'
import type { AnyFormModel } from '#contracts/forms/form-model.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { firstMessage } from '#contracts/rules/rule.ts'
import { failure, ok, type Result } from '../shared/result.ts'
import type { SecretRef } from '../shared/secret.ts'
import type { SecretFacts, Secrets, StoredForm } from './form.types.ts'

/**
 * Keeps personal numbers out of a form's events. The text in a secret field and its stored value
 * are kept in the vault, and the flow has their references and the facts known of them. A secret is
 * kept in the format in which it is shown, so that a text and a value that look the same have the
 * same reference.
 */

/** The part of the vault that forms use. */
export interface SecretKeeper {
  /** Returns the reference of a secret: the same reference for the same secret. */
  readonly keepSame: (secret: string) => SecretRef
  /** Returns the secret, or undefined when it was forgotten. */
  readonly reveal: (ref: SecretRef) => string | undefined
}

/**
 * The functions that the ports of an entity's form need. They are loaded with the form's flow,
 * because they know the entity's fields.
 */
export interface FormSecrets {
  /** Returns the fetched values with the secrets replaced by references. */
  readonly seal: (
    stored: StoredForm['values'],
    today: IsoDate,
    keeper: SecretKeeper,
  ) => Pick<StoredForm, 'values' | 'secrets'>
  /**
   * Returns the changes with the secrets themselves, in their wire format. Returns
   * `errors.fieldsRefused` for the fields whose secret the vault has lost.
   */
  readonly reveal: (changes: FormValues, today: IsoDate, keeper: SecretKeeper) => Result<FormValues>
}

export const formSecrets = (model: AnyFormModel): FormSecrets => ({
  seal: (stored, today, keeper) => sealedValues(model, stored, today, keeper),
  reveal: (changes, today, keeper) => revealedChanges(model, changes, today, keeper),
})

/**
 * The text of a secret field as a reference, which may enter an event, with the facts known of it.
 */
export interface SealedText {
  readonly text: string
  readonly secrets: Secrets
}

/** Puts the text of a secret field into the vault. An empty text is not a secret. */
export function sealedText(field: AnyField, text: string, today: IsoDate, { keepSame }: SecretKeeper): SealedText {
  if (text === '') return { text, secrets: {} }
  const label = labelOf(field, {})
  const format = field.format(today)
  const read = format.parse(text, label)
  const ref = keepSame(text)
  if (!read.ok) return { text: ref, secrets: { [ref]: { value: null, problem: read.message } } }
  const shown = format.show(read.value)
  const value = shown === '' ? '' : keepSame(shown)
  const facts: SecretFacts = { value, problem: firstMessage(field.rules, read.value, { label, form: {} }) ?? null }
  return { text: ref, secrets: value === '' ? { [ref]: facts } : { [ref]: facts, [value]: facts } }
}

/** Returns the stored values with the secrets put into the vault. */
function sealedValues(
  { fields }: AnyFormModel,
  stored: Readonly<Record<string, unknown>>,
  today: IsoDate,
  keeper: SecretKeeper,
): Pick<StoredForm, 'values' | 'secrets'> {
  const sealed = Object.entries(stored).flatMap(([name, written]) => {
    const field = fields[name]
    if (!field?.isSecret || typeof written !== 'string') return []
    const format = field.format(today)
    return [[name, sealedText(field, format.show(format.read(written)), today, keeper)] as const]
  })
  return {
    values: { ...stored, ...Object.fromEntries(sealed.map(([name, { text }]) => [name, text])) },
    secrets: Object.assign({}, ...sealed.map(([, { secrets }]) => secrets)),
  }
}

/**
 * Returns the changes with the secrets themselves, in their wire format. Refuses the fields whose
 * secret the vault has lost, so that the user enters them again.
 */
function revealedChanges(
  { fields }: AnyFormModel,
  changes: FormValues,
  today: IsoDate,
  { reveal }: SecretKeeper,
): Result<FormValues> {
  const revealed: Record<string, FieldValue> = { ...changes }
  const lost: Record<string, string> = {}
  for (const [name, ref] of Object.entries(changes)) {
    const field = fields[name]
    if (!field?.isSecret || ref === '') continue
    const text = reveal(ref as SecretRef)
    if (text === undefined) lost[name] = 'Numret sparades inte. Skriv det en gång till.'
    else revealed[name] = writtenAs(field, text, today)
  }
  return Object.keys(lost).length === 0
    ? ok(revealed)
    : failure({ tag: 'backend', ...errors.fieldsRefused, fields: lost })
}

/**
 * Returns a secret in its wire format. A text that cannot be parsed is returned unchanged, for the
 * backend to refuse.
 */
function writtenAs(field: AnyField, text: string, today: IsoDate): FieldValue {
  const format = field.format(today)
  const read = format.parse(text, labelOf(field, {}))
  return read.ok ? format.write(read.value) : text
}

/**
 * Returns the secret of a form's reference as it is shown, or an empty text when it was forgotten.
 */
export const revealedText = (ref: string, { reveal }: Pick<SecretKeeper, 'reveal'>): string =>
  ref === '' ? '' : (reveal(ref as SecretRef) ?? '')
