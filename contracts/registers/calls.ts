import { z } from 'zod'
import { call } from '../call.ts'
import { commonErrors } from '../common-errors.ts'
import type { FormValues } from '../forms/field.ts'
import type { RegisterName } from '../reference-data/register-names.ts'
import type { Right } from '../rights/catalogue.ts'
import { registerErrors } from './errors.ts'
import { changeableFields, type Register, referencesOf, sentFields } from './register.ts'
import { registers } from './registers.ts'

/** The most items of a batch. */
export const maxInBatch = 100

/** An item in the list: its values in their wire format, by field name. */
export type RegisterRow = FormValues & { readonly Version: number; readonly CanDelete: boolean }

/**
 * An item to change in a batch: its key, its version, and the changed fields in their wire format.
 */
export type RegisterChange = FormValues & { readonly Version: number }

/** The users of an item: their kind, in the plural, and their number. */
const Use = z.object({
  Text: z.string(),
  Antal: z.int().min(1),
  /**
   * Where they are: the name of a register, and the field that the filter of its list narrows to
   * the item. Left out for what is in no such register.
   */
  Register: z.string().optional(),
  Falt: z.string().optional(),
})
export type Use = z.infer<typeof Use>

/** Narrows a list to the items whose references are these, by the names of their fields. */
export type RegisterFilter = Readonly<Record<string, string>>

/** An item with what uses it. */
export interface RegisterItem {
  readonly Version: number
  readonly Values: FormValues
  /** What keeps the item from being removed, in a register that something refers to. */
  readonly UsedBy?: readonly Use[]
}

/** Why an item of a batch is not changed: the version sent is not the latest. */
export const batchConflict = 'Posten har ändrats av någon annan sedan listan visades.'

/** The refused items of a batch, by their places in the request. */
const BatchErrors = z.object({ errors: z.array(z.object({ index: z.int().min(0), message: z.string() })) })

type Keyed = Readonly<Record<string, string>>

/**
 * Returns the calls of a register. They have the same types for all registers, since one handler
 * and one screen serve them all; the shapes check each register's own fields.
 */
export function registerCalls(declared: Register) {
  const { name, area, key, model, columns, searched, title, usedBy, locked, within, isOfYear } = declared
  const path: Register['path'] = within ? `${declared.path}/{${within.field}}` : declared.path
  const read = { right: `${area}.Read` as Right } as const
  const write = { right: `${area}.Write` as Right } as const
  const most = model.fields[key]?.most ?? 20
  const one = z.strictObject({ [key]: z.string().min(1).max(most) })
  const owner = within ? { [within.field]: z.string().min(1).max(within.most) } : {}
  const params = one.extend(owner) as unknown as z.ZodType<Keyed, Keyed>
  const ofOwner = (within ? z.strictObject(owner) : z.undefined()) as unknown as z.ZodType<
    Keyed | undefined,
    Keyed | undefined
  >
  const values = model.shape as unknown as z.ZodType<FormValues, FormValues>
  const changeable = Object.entries(model.shape.shape).filter(([field]) => field !== key)
  const some = z.strictObject(
    Object.fromEntries(changeable.map(([field, shape]) => [field, (shape as z.ZodType).optional()])),
  ) as unknown as z.ZodType<FormValues, FormValues>
  const preset = z.strictObject({
    ...one.shape,
    Version: z.int(),
    ...Object.fromEntries(
      changeableFields(declared).map(field => [field, (model.shape.shape[field] as z.ZodType).optional()]),
    ),
  })
  const row = z.object({ ...model.shape.shape, Version: z.int(), CanDelete: z.boolean() })
  const sorted = sentFields(declared).join(', ')
  const isUsed = usedBy.length > 0
  const inUse = isUsed ? [registerErrors.registerItemInUse] : []
  const isLockable = locked === undefined ? [] : [registerErrors.registerItemLocked]
  const references = referencesOf(declared).map(([field]) => field)
  const filter = z.strictObject(
    Object.fromEntries(references.map(field => [field, z.string().max(60).optional()])),
  ) as unknown as z.ZodType<RegisterFilter, RegisterFilter>
  const narrowed = references.length > 0 ? ` The filter takes ${references.join(', ')}.` : ''
  const year = isOfYear ? ' of the salary year in the header' : ''
  const register = `the register ${name} (${title})${year}`
  return {
    list: call('GET', path, {
      summary: `Returns the items of ${register}, by ${columns[0]}. Without perPage, returns the first 10,000. Sorts by ${sorted}. Searches in ${searched.join(', ')}.${narrowed}`,
      access: read,
      params: ofOwner,
      paged: true,
      ...(narrowed !== '' && { filter }),
      data: z.array(row) as unknown as z.ZodType<RegisterRow[]>,
    }),
    one: call('GET', `${path}/{${key}}`, {
      summary: `Returns an item of ${register}, and what uses it.`,
      access: read,
      params,
      data: z.object({
        Version: z.int(),
        Values: values,
        ...(isUsed && { UsedBy: z.array(Use) }),
      }) as unknown as z.ZodType<RegisterItem>,
      errors: [registerErrors.registerItemMissing],
    }),
    create: call('POST', path, {
      summary: `Adds an item to ${register}.`,
      access: write,
      params: ofOwner,
      body: values,
      data: z.object({ Version: z.int() }),
      errors: [commonErrors.fieldsRefused],
    }),
    change: call('PUT', `${path}/{${key}}`, {
      summary: `Changes the given fields of an item of ${register}, and returns its version. The key cannot be changed.`,
      access: write,
      params,
      body: z.strictObject({ Version: z.int(), Values: some }),
      data: z.object({ Version: z.int() }),
      errors: [
        commonErrors.fieldsRefused,
        commonErrors.versionConflict,
        registerErrors.registerItemMissing,
        ...isLockable,
      ],
    }),
    remove: call('DELETE', `${path}/{${key}}`, {
      summary: `Removes an item from ${register}.${isUsed ? ' An item in use is kept, and the message says what uses it.' : ''}`,
      access: write,
      params,
      data: z.null(),
      errors: [registerErrors.registerItemMissing, ...inUse, ...isLockable],
    }),
    removeMany: call('PUT', `${path}/@/remove`, {
      summary: `Removes up to ${maxInBatch} items from ${register}. Those that cannot be removed are answered by their place and the reason; the others are removed.`,
      access: write,
      params: ofOwner,
      body: z.array(one).min(1).max(maxInBatch) as unknown as z.ZodType<readonly Keyed[], readonly Keyed[]>,
      data: BatchErrors,
    }),
    changeMany: call('PUT', `${path}/@/change`, {
      summary: `Changes up to ${maxInBatch} items of ${register}: each has its key, its version and the fields to change. Those that cannot be changed are answered by their place and the reason; the others are changed.`,
      access: write,
      params: ofOwner,
      body: z.array(preset).min(1).max(maxInBatch) as unknown as z.ZodType<
        readonly RegisterChange[],
        readonly RegisterChange[]
      >,
      data: BatchErrors,
    }),
  }
}

/** The calls of a register. */
export type RegisterCalls = ReturnType<typeof registerCalls>

/** The calls of all registers, by the names of their registers. */
export const registerCatalogue = Object.fromEntries(
  Object.entries(registers).map(([name, each]) => [name, registerCalls(each)]),
) as Readonly<Record<RegisterName, RegisterCalls>>
