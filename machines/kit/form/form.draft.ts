import { type AnyField, type FieldValue, type FormValues, labelOf } from '#contracts/forms/field.ts'
import { type FormLayout, fieldsOfCard } from '#contracts/forms/form-layout.ts'
import { type AnyFormModel, isSame } from '#contracts/forms/form-model.ts'
import { type Parsed, parsed, refused } from '#contracts/rules/rule.ts'
import type { FormSave } from './form.ports.ts'
import type { FormContext, FormEvent, StoredForm } from './form.types.ts'

/**
 * The changes of a form's draft, as pure functions of the flow's context and of the sealed model
 * (see `FormModel`).
 */

type Draft = Pick<FormContext, 'values' | 'typed' | 'today' | 'secrets'>
type Change = Partial<FormContext>

/** Returns a field's value as the text that it shows for editing. */
export const textOfValue = (
  model: AnyFormModel,
  name: string,
  { values, today }: Pick<Draft, 'values' | 'today'>,
): string => {
  const [field, value] = [model.fields[name], values[name]]
  if (!field || value === undefined) return ''
  return field.shownAs?.(value, values) ?? String(field.format(today).show(value))
}

/** Returns the text in a field. */
export const textOf = (model: AnyFormModel, { values, typed, today }: Omit<Draft, 'secrets'>, name: string): string =>
  typed[name] ?? textOfValue(model, name, { values, today })

/**
 * Parses the text in a field. The text of a secret field is a reference, so the facts known of the
 * secret are read instead.
 */
function readIn(field: AnyField, { values, secrets, today }: Draft, text: string): Parsed<FieldValue> {
  const known = field.isSecret ? secrets[text] : undefined
  if (!known) return field.format(today).parse(text, labelOf(field, values))
  return known.value === null ? refused(known.problem ?? '') : parsed(known.value)
}

const without = <Value>(record: Readonly<Record<string, Value>>, name: string): Readonly<Record<string, Value>> => {
  if (!(name in record)) return record
  const { [name]: _, ...rest } = record
  return rest
}

/**
 * Returns the change after a keystroke. A text equal to the field's value does not count as typed.
 */
export function typedAfter(
  model: AnyFormModel,
  context: FormContext,
  { field: name, text, secrets }: Pick<Extract<FormEvent, { type: 'form.type' }>, 'field' | 'text' | 'secrets'>,
): Change {
  const { typed, refusals } = context
  const isAsBefore = text === textOfValue(model, name, context)
  return {
    typed: isAsBefore ? without(typed, name) : { ...typed, [name]: text },
    refusals: without(refusals, name),
    ...(secrets && { secrets: { ...context.secrets, ...secrets } }),
  }
}

/**
 * Returns the change that sets a field's value, and the values that follow from it.
 *
 * @throws TypeError as `FormModel.assign`
 */
export const valuesAfter = (model: AnyFormModel, context: FormContext, name: string, value: FieldValue): Change => ({
  values: model.assign(context.values, name, value, context.today),
  typed: without(context.typed, name),
  refusals: without(context.refusals, name),
})

/** Turns typed texts into values. A text that cannot be parsed stays as it was typed. */
export function settled<D extends Draft>(model: AnyFormModel, draft: D, names = Object.keys(draft.typed)): Draft {
  let { values, typed } = draft
  for (const name of names) {
    const field = model.fields[name]
    const text = typed[name]
    if (!field || text === undefined) continue
    const read = readIn(field, { ...draft, values }, text)
    if (!read.ok) continue
    values = model.assign(values, name, read.value, draft.today)
    typed = without(typed, name)
  }
  return { ...draft, values, typed }
}

/**
 * Returns why the text of a field cannot be parsed, or the message of the first rule that its value
 * breaks. Undefined when the field is valid.
 */
export function problemIn({ model }: FormLayout, draft: Draft, name: string): string | undefined {
  const { values, typed } = draft
  const field = model.fields[name]
  const text = typed[name]
  if (!field || text === undefined) return problemOf(model, draft, name)
  const read = readIn(field, draft, text)
  if (!read.ok) return field.isShown(values) ? read.message : undefined
  return problemOf(model, { ...draft, values: { ...values, [name]: read.value } }, name)
}

function problemOf(model: AnyFormModel, { values, secrets }: Draft, name: string): string | undefined {
  const field = model.fields[name]
  const problem = model.problemOf(values, name)
  if (problem !== undefined || !field?.isSecret || !field.isShown(values)) return problem
  return secrets[String(values[name])]?.problem ?? undefined
}

/** True when a field differs from what is stored, or is being typed in. */
export const isFieldChanged = ({ original, values, typed }: FormContext, name: string): boolean =>
  original !== null && (name in typed || !isSame(original[name], values[name]))

/** Returns the fields that differ from what is stored, including the one being typed in. */
export const changedFields = ({ model }: FormLayout, context: FormContext): readonly string[] =>
  model.names.filter(name => isFieldChanged(context, name))

/** Returns the labels of the fields that differ from what is stored, in the order of the model. */
export const changedLabels = (layout: FormLayout, context: FormContext): readonly string[] =>
  changedFields(layout, context).flatMap(name => {
    const field = layout.model.fields[name]
    return field ? [labelOf(field, context.values)] : []
  })

/** Returns the fields of the page on display in their order, then the other changed fields. */
function checkedFields(layout: FormLayout, context: FormContext): readonly string[] {
  const page = layout.pages.find(({ name }) => name === context.page)
  const shown = page?.cards.flatMap(fieldsOfCard) ?? []
  return [...shown, ...changedFields(layout, context).filter(name => !shown.includes(name))]
}

/** Returns the first invalid field that is shown, in the order of `checkedFields`. */
export const firstWrong = (layout: FormLayout, context: FormContext): string | undefined =>
  checkedFields(layout, context).find(
    name => layout.isShown(context.values, name) && problemIn(layout, context, name) !== undefined,
  )

/** Returns the first refused field that is on display. */
export const firstRefused = (layout: FormLayout, context: FormContext, refusals: Readonly<Record<string, string>>) =>
  checkedFields(layout, context).find(name => name in refusals && layout.isShown(context.values, name))

/**
 * Returns the changed fields to send. A hidden field with an invalid value is left out, because
 * nobody can correct it.
 */
const sendable = (model: AnyFormModel, original: FormValues, values: FormValues): readonly string[] =>
  model.changed(original, values).filter(name => model.limitOf(values, name) === undefined)

/** Returns the input of a save, with only the changed fields. */
export const saveOf = ({ model }: FormLayout, { id, version, original, values, today }: FormContext): FormSave => ({
  id,
  today,
  Version: version ?? 0,
  changes: model.write(
    Object.fromEntries(sendable(model, original ?? {}, values).flatMap(name => pick(values, name))),
    today,
  ),
})

const pick = (values: FormValues, name: string): [string, FieldValue][] => {
  const value = values[name]
  return value === undefined ? [] : [[name, value]]
}

/** Returns the change after a fetch, when it is the first or nothing is unsaved. */
export const loaded = (
  { model }: FormLayout,
  { today }: FormContext,
  { Version, values, secrets = {} }: StoredForm,
): Change => {
  const original = model.read(values, today)
  return { ...fresh, version: Version, original, values: original, isPartial: false, secrets }
}

/** A draft without typed texts, problems or conflicts. */
export const fresh = {
  typed: {},
  touched: {},
  isChecked: false,
  refusals: {},
  sent: {},
  conflicts: {},
  taken: [],
  writtenAt: null,
}

/**
 * Returns the change after a reload: the draft without its secrets, which the page before took with
 * it. What else is stored is fetched again.
 *
 * @param at when the draft was last changed, in milliseconds since the epoch
 */
export function resumed({ model }: FormLayout, context: FormContext, at: number): Change {
  const { values, typed, original } = context
  const isSecret = (name: string) => model.fields[name]?.isSecret === true
  const kept = {
    values: Object.fromEntries(
      Object.entries(values).flatMap(([name]) => pick(isSecret(name) ? (original ?? {}) : values, name)),
    ),
    typed: Object.fromEntries(Object.entries(typed).filter(([name]) => !isSecret(name))),
  }
  // What was saved before the reload is no draft, and says nothing of what is written after it.
  const isDraft = model.names.some(name => isFieldChanged({ ...context, ...kept }, name))
  return { ...kept, writtenAt: isDraft ? at : null, isPartial: context.isPartial || isDraft }
}

/** A form that has not been fetched. */
export const unfetched = { ...fresh, version: null, original: null, values: {}, isPartial: false, secrets: {} }

/** True when a form has all of its values: it has been fetched, after a reload once more. */
export const isWhole = ({ original, isPartial }: Pick<FormContext, 'original' | 'isPartial'>): boolean =>
  original !== null && !isPartial

/**
 * Returns a draft of before a reload with the fields that it does not have, as they are stored now:
 * whether others have changed those is not known.
 */
const whole = (context: FormContext, theirs: FormValues): FormContext =>
  context.isPartial
    ? { ...context, original: { ...theirs, ...context.original }, values: { ...theirs, ...context.values } }
    : context

/**
 * Returns the three-way merge of the stored form and the local changes. A field that only others
 * have changed takes their value. A field that both have changed, to different values, keeps the
 * local value until the user chooses.
 */
export function merged(
  { model }: FormLayout,
  given: FormContext,
  { Version, values: stored, secrets = {} }: StoredForm,
): Change {
  const theirs = model.read(stored, given.today)
  const context = whole(given, theirs)
  const base = context.original ?? {}
  const { values: mine, typed } = settled(model, context)
  const isMine = (name: string) => name in typed || !isSame(base[name], mine[name])
  const isTheirs = (name: string) => !isSame(base[name], theirs[name])
  const isSeen = (name: string) => model.fields[name]?.isExcluded === false && model.fields[name]?.isShown(theirs)
  const isTaken = (name: string) => isTheirs(name) && !isMine(name) && isSeen(name)
  const isContested = (name: string) =>
    isMine(name) &&
    (isTheirs(name) || name in context.conflicts) &&
    (name in typed || !isSame(mine[name], theirs[name]))
  // Rows stay as written until they are left: an empty one that was just added has the focus.
  const isWritten = (name: string) => !given.isPartial && model.fields[name]?.rows !== undefined && !isContested(name)
  return {
    version: Version,
    original: theirs,
    isPartial: false,
    values: { ...theirs, ...Object.fromEntries(model.names.filter(isMine).flatMap(name => pick(mine, name))) },
    typed: { ...typed, ...Object.fromEntries(Object.entries(given.typed).filter(([name]) => isWritten(name))) },
    secrets: { ...context.secrets, ...secrets },
    // Keeps an earlier choice unless the stored value has changed since.
    conflicts: Object.fromEntries(
      model.names.filter(isContested).map(name => [name, isTheirs(name) ? null : (context.conflicts[name] ?? null)]),
    ),
    // References from before a reload tell nothing about what others have changed.
    taken: model.names.filter(name => isTaken(name) && (context.writtenAt === null || !model.fields[name]?.isSecret)),
  }
}

/**
 * Returns the change that keeps the draft as that of a new entity, in the place of one that is
 * gone.
 */
export function recreated({ model }: FormLayout, given: FormContext, { Version, values, secrets }: StoredForm): Change {
  const original = model.read(values, given.today)
  const context = whole(given, original)
  const { values: mine, typed } = settled(model, context)
  const own = model.names.filter(name => !model.fields[name]?.isExcluded)
  return {
    version: Version,
    original,
    isPartial: false,
    values: { ...original, ...Object.fromEntries(own.flatMap(name => pick(mine, name))) },
    typed,
    secrets: { ...context.secrets, ...secrets },
    refusals: {},
    conflicts: {},
    taken: [],
  }
}

/** Returns the fields in conflict whose values still differ. */
export const contested = (layout: FormLayout, context: FormContext): readonly string[] =>
  changedFields(layout, context).filter(name => name in context.conflicts)

/**
 * Returns the change after a save: the saved values become the original, and later edits stay
 * unsaved.
 */
export function saved(layout: FormLayout, context: FormContext, stored: StoredForm): Change {
  const { conflicts: _, taken: __, ...change } = merged(layout, { ...context, original: context.sent }, stored)
  return { ...change, conflicts: {}, taken: [], refusals: {}, isChecked: false, touched: {}, writtenAt: null }
}

/** Returns the change that applies the chosen sides of the conflicts. */
export function resolved({ original, values, typed, conflicts }: FormContext): Change {
  const theirs = Object.keys(conflicts).filter(name => conflicts[name] === 'theirs')
  return {
    values: { ...values, ...Object.fromEntries(theirs.flatMap(name => pick(original ?? {}, name))) },
    typed: Object.fromEntries(Object.entries(typed).filter(([name]) => !theirs.includes(name))),
    conflicts: {},
  }
}
