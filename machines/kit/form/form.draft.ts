import { type AnyField, type FieldValue, type FormValues, labelOf } from '#contracts/forms/field.ts'
import { type FormLayout, fieldsOfCard } from '#contracts/forms/form-layout.ts'
import { type AnyFormModel, isSame } from '#contracts/forms/form-model.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { type Parsed, parsed, refused } from '#contracts/rules/rule.ts'
import type { FormSave } from './form.ports.ts'
import type { FormContext, FormEvent, StoredForm } from './form.types.ts'

/**
 * What becomes of what is written in a form: pure functions of the flow's context, and of the
 * sealed model (see `FormModel`).
 */

type Draft = Pick<FormContext, 'values' | 'typed' | 'today' | 'secrets'>
type Change = Partial<FormContext>

/** A value of a field as it is shown and typed over. */
export const textOfValue = (
  model: AnyFormModel,
  name: string,
  value: FieldValue | undefined,
  today: IsoDate,
): string => (value === undefined ? '' : String(model.fields[name]?.format(today).show(value) ?? ''))

/** What stands in a field. */
export const textOf = (model: AnyFormModel, { values, typed, today }: Omit<Draft, 'secrets'>, name: string): string =>
  typed[name] ?? textOfValue(model, name, values[name], today)

/** What is typed in a field, read: a secret by what is known of it. */
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

/** A key has been pressed. What stands as it did before is nothing typed. */
export function typedAfter(
  model: AnyFormModel,
  context: FormContext,
  { field: name, text, secrets }: Pick<Extract<FormEvent, { type: 'form.type' }>, 'field' | 'text' | 'secrets'>,
): Change {
  const { typed, values, today, refusals } = context
  const isAsBefore = text === textOfValue(model, name, values[name], today)
  return {
    typed: isAsBefore ? without(typed, name) : { ...typed, [name]: text },
    refusals: without(refusals, name),
    ...(secrets && { secrets: { ...context.secrets, ...secrets } }),
  }
}

/** A field gets a value, with what follows from it. @throws TypeError as `FormModel.assign` */
export const valuesAfter = (model: AnyFormModel, context: FormContext, name: string, value: FieldValue): Change => ({
  values: model.assign(context.values, name, value, context.today),
  typed: without(context.typed, name),
  refusals: without(context.refusals, name),
})

/** What was typed becomes values; what cannot be read stays as it was typed. */
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
 * What is wrong with a field as it stands: why it cannot be read, or the first rule that it breaks.
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

/** The fields that differ from what is stored, with what is typed in one of them just now. */
export function changedFields({ model }: FormLayout, { original, values, typed }: FormContext): readonly string[] {
  if (!original) return []
  return model.names.filter(name => name in typed || !isSame(original[name], values[name]))
}

/**
 * Returns what the fields are called that differ from what is stored, in the order of the model.
 */
export const changedLabels = (layout: FormLayout, context: FormContext): readonly string[] =>
  changedFields(layout, context).flatMap(name => {
    const field = layout.model.fields[name]
    return field ? [labelOf(field, context.values)] : []
  })

/**
 * The fields of the page on display in the order that they stand in, then what else has been
 * changed.
 */
function checkedFields(layout: FormLayout, context: FormContext): readonly string[] {
  const page = layout.pages.find(({ name }) => name === context.page)
  const shown = page?.cards.flatMap(fieldsOfCard) ?? []
  return [...shown, ...changedFields(layout, context).filter(name => !shown.includes(name))]
}

/** The first field that is wrong, in the order that they stand in. */
export const firstWrong = (layout: FormLayout, context: FormContext): string | undefined =>
  checkedFields(layout, context).find(
    name => layout.isShown(context.values, name) && problemIn(layout, context, name) !== undefined,
  )

/** The first field that the server has refused, of those on display. */
export const firstRefused = (layout: FormLayout, context: FormContext, refusals: Readonly<Record<string, string>>) =>
  checkedFields(layout, context).find(name => name in refusals && layout.isShown(context.values, name))

/**
 * What differs. What is wrong in a field that has been hidden since, nobody can mend: it is given
 * up.
 */
const sendable = (model: AnyFormModel, original: FormValues, values: FormValues): readonly string[] =>
  model.changed(original, values).filter(name => model.limitOf(values, name) === undefined)

/** What is asked of a save: only what differs travels. */
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

/** What was fetched for the first time, or with nothing written over it. */
export const loaded = (
  { model }: FormLayout,
  { today }: FormContext,
  { Version, values, secrets = {} }: StoredForm,
): Change => {
  const original = model.read(values, today)
  return { ...fresh, version: Version, original, values: original, secrets }
}

/** Nothing is written, wrong or to be chosen. */
export const fresh = { typed: {}, touched: {}, isChecked: false, refusals: {}, sent: {}, conflicts: {}, taken: [] }

/** Nothing has been fetched. */
export const unfetched = { ...fresh, version: null, original: null, values: {}, secrets: {} }

/**
 * What is stored and what is written here, three ways. A field that only others have changed takes
 * their value; one that both have changed, to different values, keeps the one written here until
 * somebody chooses.
 */
export function merged(
  { model }: FormLayout,
  context: FormContext,
  { Version, values: stored, secrets = {} }: StoredForm,
): Change {
  const { original, today } = context
  const base = original ?? {}
  const theirs = model.read(stored, today)
  const { values: mine, typed } = settled(model, context)
  const isMine = (name: string) => name in typed || !isSame(base[name], mine[name])
  const isTheirs = (name: string) => !isSame(base[name], theirs[name])
  const isTaken = (name: string) => isTheirs(name) && !isMine(name)
  const isContested = (name: string) =>
    isMine(name) &&
    (isTheirs(name) || name in context.conflicts) &&
    (name in typed || !isSame(mine[name], theirs[name]))
  return {
    version: Version,
    original: theirs,
    values: { ...theirs, ...Object.fromEntries(model.names.filter(isMine).flatMap(name => pick(mine, name))) },
    typed,
    secrets: { ...context.secrets, ...secrets },
    // What was chosen holds for as long as it was chosen between the same two.
    conflicts: Object.fromEntries(
      model.names.filter(isContested).map(name => [name, isTheirs(name) ? null : (context.conflicts[name] ?? null)]),
    ),
    taken: model.names.filter(isTaken),
  }
}

/** The fields that somebody must choose between, and still differ. */
export const contested = (layout: FormLayout, context: FormContext): readonly string[] =>
  changedFields(layout, context).filter(name => name in context.conflicts)

/** What has been saved is the original; what was written meanwhile stays written. */
export function saved(layout: FormLayout, context: FormContext, stored: StoredForm): Change {
  const { conflicts: _, taken: __, ...change } = merged(layout, { ...context, original: context.sent }, stored)
  return { ...change, conflicts: {}, taken: [], refusals: {}, isChecked: false, touched: {} }
}

/** Whose value was chosen holds. */
export function resolved({ original, values, typed, conflicts }: FormContext): Change {
  const theirs = Object.keys(conflicts).filter(name => conflicts[name] === 'theirs')
  return {
    values: { ...values, ...Object.fromEntries(theirs.flatMap(name => pick(original ?? {}, name))) },
    typed: Object.fromEntries(Object.entries(typed).filter(([name]) => !theirs.includes(name))),
    conflicts: {},
  }
}
