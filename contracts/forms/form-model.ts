import { z } from 'zod'
import type { IsoDate } from '../rules/date.ts'
import { required } from '../rules/required.ts'
import { firstMessage, format as formatOf, parsed } from '../rules/rule.ts'
import { type AnyField, type Field, type FieldValue, type FormRow, type FormValues, labelOf } from './field.ts'

/** The fields of an entity, by name. */
export type Fields = Readonly<Record<string, AnyField>>

type ValueOf<F> = F extends Field<infer Value> ? (Value extends boolean ? boolean : Value) : never

/** The values of an entity: `ValuesOf<typeof companySettings>`. */
export type ValuesOf<Model> =
  Model extends FormModel<infer F> ? { readonly [Name in keyof F]: ValueOf<F[Name]> } : never

/** A consequence of a change: the new values of other fields when the field `of` changes. */
export interface Mutation {
  readonly of: string
  /** @param before the values before the change */
  readonly then: (form: FormValues, today: IsoDate, before: FormValues) => FormValues
}

/** Messages by field name. */
export type Problems = Readonly<Record<string, string>>

/**
 * An entity's model (second document §3.4): typed fields with labels, defaults, rules and wire
 * formats. Pure: the caller passes today's date.
 */
export interface FormModel<F extends Fields = Fields> {
  /** The entity's name in the contract's reference. */
  readonly name: string
  readonly fields: F
  readonly names: readonly string[]
  /** Returns the default values. */
  readonly defaults: (today: IsoDate) => FormValues
  /**
   * Returns the values with one field changed, and with the consequences applied.
   *
   * @throws TypeError when there is no such field, or its type does not fit the value
   */
  readonly assign: (form: FormValues, name: string, value: FieldValue, today: IsoDate) => FormValues
  /** Returns the names of the fields that differ from the original, in the model's order. */
  readonly changed: (original: FormValues, form: FormValues) => readonly string[]
  /** Returns a field's message, or undefined when it is valid or hidden. */
  readonly problemOf: (form: FormValues, name: string) => string | undefined
  /**
   * Returns the message of a field's value, also while the field is hidden. An empty value is
   * always valid here.
   */
  readonly limitOf: (form: FormValues, name: string) => string | undefined
  /** Returns the messages of all fields, in the model's order. */
  readonly problems: (form: FormValues) => Problems
  /**
   * Returns the messages of the changed fields, shown or hidden, and of fields whose rules read a
   * changed field. Errors that the original had, and that the change does not affect, are left out,
   * so that they do not block saving.
   */
  readonly problemsOfChange: (original: FormValues, form: FormValues) => Problems
  /**
   * Returns the messages of an entity that is stored as a whole: of all shown fields, and of hidden
   * ones that differ from what it began as.
   */
  readonly problemsOfWhole: (blank: FormValues, form: FormValues) => Problems
  /**
   * Returns the values as sent: empty dates as 1899-12-30, personal numbers without dashes,
   * excluded fields left out.
   */
  readonly write: (form: FormValues, today: IsoDate) => FormValues
  /**
   * Returns the values from a sent entity, with defaults for missing fields.
   *
   * @param only the names of the fields to read; all when left out
   * @throws TypeError as `assign`
   */
  readonly read: (written: Readonly<Record<string, unknown>>, today: IsoDate, only?: readonly string[]) => FormValues
  /**
   * The model as a flow uses it. A flow's events and state hold no personal number, so a secret
   * field holds a reference to its value, or is empty. References are compared, stored and sent
   * unchanged. Their only rule is `required`.
   */
  readonly sealed: AnyFormModel
  /**
   * The shape of the sent entity without excluded fields. It checks types only, since rules need
   * the whole form; see `problems`.
   */
  readonly shape: z.ZodObject<{ readonly [Name in keyof F]: z.ZodType<ValueOf<F[Name]>> }>
}

/** The model of any entity. It omits the shape, since zod's types differ between entities. */
export type AnyFormModel = Omit<FormModel, 'shape'>

/**
 * Declares an entity's model.
 *
 * @param mutations the consequences of changes; a consequence can have consequences of its own
 * @throws Error when a mutation names an unknown field
 */
export function formModel<const F extends Fields>(
  name: string,
  fields: F,
  mutations: readonly Mutation[] = [],
): FormModel<F> {
  const names: readonly string[] = Object.keys(fields)
  for (const { of } of mutations) if (!Object.hasOwn(fields, of)) throw new Error(`${name} has no field ${of}`)

  const fieldOf = (fieldName: string): AnyField => {
    const field = Object.hasOwn(fields, fieldName) ? fields[fieldName] : undefined
    if (!field) throw new TypeError(`${name} has no field ${fieldName}`)
    return field
  }
  const fitting = (fieldName: string, value: unknown): FieldValue => {
    if (!isLike(fieldOf(fieldName), value)) {
      // The message omits the value, which may be personal data.
      throw new TypeError(`${name}.${fieldName} cannot hold ${kindOf(value)}`)
    }
    return value
  }
  const assign: FormModel['assign'] = (form, fieldName, value, today) => {
    if (isSame(form[fieldName], fitting(fieldName, value))) return form
    const changed: FormValues = { ...form, [fieldName]: value }
    return mutations
      .filter(({ of }) => of === fieldName)
      .flatMap(({ then }) => Object.entries(then(changed, today, form)))
      .reduce((next, [other, followed]) => assign(next, other, followed, today), changed)
  }
  const limitOf = (form: FormValues, fieldName: string, label = labelOf(fieldOf(fieldName), form)) =>
    firstMessage(fieldOf(fieldName).rules, form[fieldName], { label, form })
  const problemOf = (form: FormValues, fieldName: string, label = labelOf(fieldOf(fieldName), form)) => {
    const { isShown, isRequired } = fieldOf(fieldName)
    if (!isShown(form)) return undefined
    const missing = isRequired(form) ? required(form[fieldName], { label, form }) : undefined
    return missing ?? limitOf(form, fieldName, label)
  }
  const problemsOf = (form: FormValues, problemIn: typeof problemOf): Problems =>
    Object.fromEntries(
      names.flatMap(each => {
        const problem = problemIn(form, each)
        return problem === undefined ? [] : [[each, problem]]
      }),
    )
  const changed: FormModel['changed'] = (original, form) => names.filter(each => !isSame(original[each], form[each]))

  let sealed: AnyFormModel | undefined
  return {
    name,
    fields,
    names,
    get sealed() {
      sealed ??= formModel(name, Object.fromEntries(names.map(each => [each, sealedField(fieldOf(each))])), mutations)
      return sealed
    },
    defaults: today => Object.fromEntries(names.map(each => [each, defaultOf(fieldOf(each), today)])),
    assign,
    changed,
    problemOf: (form, fieldName) => problemOf(form, fieldName),
    limitOf: (form, fieldName) => limitOf(form, fieldName),
    problems: form => problemsOf(form, problemOf),
    problemsOfChange: (original, form) => {
      const altered = new Set(changed(original, form))
      return problemsOf(form, (values, each) => {
        const { watched, seen } = watch(values)
        // Reads of the label do not make the rule depend on those fields.
        const label = labelOf(fieldOf(each), values)
        const problem = problemOf(watched, each, label)
        if (problem !== undefined && [...seen].some(name => altered.has(name))) return problem
        return altered.has(each) ? limitOf(values, each, label) : undefined
      })
    },
    problemsOfWhole: (blank, form) => {
      const filled = new Set(changed(blank, form))
      return problemsOf(
        form,
        (values, each) => problemOf(values, each) ?? (filled.has(each) ? limitOf(values, each) : undefined),
      )
    },
    write: (form, today) =>
      Object.fromEntries(
        names
          .filter(each => !fieldOf(each).isExcluded && form[each] !== undefined)
          .map(each => [each, fieldOf(each).format(today).write(form[each])]),
      ),
    read: (written, today, only = names) =>
      Object.fromEntries(
        only.map(each => {
          const value = written[each]
          if (value === undefined || value === null) return [each, defaultOf(fieldOf(each), today)]
          return [each, fieldOf(each).format(today).read(fitting(each, value))]
        }),
      ),
    shape: z.strictObject(
      Object.fromEntries(names.filter(each => !fieldOf(each).isExcluded).map(each => [each, shapeOf(fieldOf(each))])),
    ) as unknown as FormModel<F>['shape'],
  }
}

const anyDay: IsoDate = '2000-01-01'

/** Returns the same values, and the names of the fields read from them. */
function watch(values: FormValues): { readonly watched: FormValues; readonly seen: ReadonlySet<string> } {
  const seen = new Set<string>()
  const get = (target: FormValues, name: string) => {
    seen.add(name)
    return target[name]
  }
  return { watched: new Proxy(values, { get: (target, name) => get(target, String(name)) }), seen }
}

const reference = formatOf<string>({ empty: '', parse: parsed, show: ref => ref })

function sealedField(field: AnyField): AnyField {
  if (!field.isSecret) return field
  return {
    ...field,
    format: () => reference,
    rules: [],
  }
}

const defaultOf = (field: AnyField, today: IsoDate): FieldValue =>
  typeof field.default === 'function' ? field.default(today) : field.default

/** True when a field can hold the value. Its empty value decides its type, whatever the date. */
function isLike({ format, rows }: AnyField, value: unknown): value is FieldValue {
  if (rows) return Array.isArray(value) && value.every(row => isRowOf(rows.model, row))
  const { empty } = format(anyDay)
  return typeof empty === 'object'
    ? Array.isArray(value) && value.every(each => typeof each === 'string')
    : typeof value === typeof empty && (typeof value !== 'number' || Number.isFinite(value))
}

/** True when every cell fits its column. A missing cell has its default when it is read. */
const isRowOf = ({ fields }: Pick<AnyFormModel, 'fields'>, row: unknown): boolean =>
  typeof row === 'object' &&
  row !== null &&
  Object.entries(row).every(([name, cell]) => {
    const field = fields[name]
    return field !== undefined && isLike(field, cell)
  })

const kindOf = (value: unknown): string =>
  typeof value === 'number' && !Number.isFinite(value)
    ? String(value)
    : Array.isArray(value)
      ? 'a list'
      : value === null
        ? 'null'
        : `a ${typeof value}`

/** True when two values of a field are equal. Lists are compared item by item, in order. */
export const isSame = (a: FieldValue | undefined, b: FieldValue | undefined): boolean =>
  a === b ||
  (typeof a === 'object' &&
    typeof b === 'object' &&
    a.length === b.length &&
    a.every((each, at) => isSameItem(each, b[at])))

/** True when two codes of a list or two rows are equal. */
const isSameItem = (a: string | FormRow, b: string | FormRow | undefined): boolean =>
  a === b ||
  (typeof a === 'object' &&
    typeof b === 'object' &&
    [...new Set([...Object.keys(a), ...Object.keys(b)])].every(name => a[name] === b[name]))

/** The most characters of any text, whatever the field's rules allow. */
const longestText = 4000

/** The shape of a sent text of a field. What the text may be is said by the field's rules. */
export const fieldText = z.string().max(longestText)

function shapeOf({ format, rows }: AnyField): z.ZodType {
  if (rows) return z.array(rows.model.shape).max(rows.most)
  const { empty } = format(anyDay)
  if (typeof empty === 'string') return fieldText
  if (typeof empty === 'number') return z.number()
  return typeof empty === 'boolean' ? z.boolean() : z.array(fieldText).max(10_000)
}
