import { errors } from '#contracts/errors.ts'
import { type AnyField, type FieldValue, type FormValues, labelOf } from '#contracts/forms/field.ts'
import type { AnyFormModel } from '#contracts/forms/form-model.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { firstMessage } from '#contracts/rules/rule.ts'
import { failure, ok, type Result } from '../shared/result.ts'
import type { SecretRef } from '../shared/secret.ts'
import type { SecretFacts, Secrets, StoredForm } from './form.types.ts'

/**
 * How a form keeps personal numbers out of its events: what is typed in a secret field, and what is
 * stored of it, waits in the vault, and the flow has its reference and what is known of it. A
 * secret is kept as it is shown, so that a text and a value that look the same have the same
 * reference.
 */

/** The vault, as forms use it. */
export interface SecretKeeper {
  /** The reference of a secret, the same one for the same secret. */
  readonly keepSame: (secret: string) => SecretRef
  /** The secret, or undefined when it was forgotten. */
  readonly reveal: (ref: SecretRef) => string | undefined
}

/**
 * What the ports of an entity's form need. It comes with the form's flow, for it knows the entity.
 */
export interface FormSecrets {
  /** What was fetched, as the flow may hear of it. */
  readonly seal: (
    stored: StoredForm['values'],
    today: IsoDate,
    keeper: SecretKeeper,
  ) => Pick<StoredForm, 'values' | 'secrets'>
  /**
   * What is to be saved, as it travels; or `errors.fieldsRefused` of the fields whose secret the
   * vault has lost.
   */
  readonly reveal: (changes: FormValues, today: IsoDate, keeper: SecretKeeper) => Result<FormValues>
}

export const formSecrets = (model: AnyFormModel): FormSecrets => ({
  seal: (stored, today, keeper) => sealedValues(model, stored, today, keeper),
  reveal: (changes, today, keeper) => revealedChanges(model, changes, today, keeper),
})

/** A text in a secret field, as it may enter an event. */
export interface SealedText {
  readonly text: string
  readonly secrets: Secrets
}

/** Puts what stands in a secret field into the vault. An empty text is no secret. */
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

/** What is stored, with its secrets in the vault. */
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
 * What a save sends, with the secrets themselves, as they travel. What the vault has lost is
 * refused: it is asked for again at its field.
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

/** What cannot be read is sent as it stands, for the backend to refuse. */
function writtenAs(field: AnyField, text: string, today: IsoDate): FieldValue {
  const format = field.format(today)
  const read = format.parse(text, labelOf(field, {}))
  return read.ok ? format.write(read.value) : text
}

/**
 * The secret that a form's reference stands for, as it is shown; nothing when it has been
 * forgotten.
 */
export const revealedText = (ref: string, { reveal }: Pick<SecretKeeper, 'reveal'>): string =>
  ref === '' ? '' : (reveal(ref as SecretRef) ?? '')
