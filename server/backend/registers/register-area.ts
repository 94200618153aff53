import { errors } from '#contracts/errors.ts'
import { type FieldValue, type FormValues, labelOf } from '#contracts/forms/field.ts'
import type { RegisterCalls, RegisterRow } from '#contracts/registers/calls.ts'
import type { RegisterName } from '#contracts/registers/names.ts'
import { isNewField, nameField, type Register } from '#contracts/registers/register.ts'
import { registers } from '#contracts/registers/registers.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import type { FieldMessages } from '#contracts/wire.ts'
import type { EventType } from '../event-types.ts'
import { swedishDate } from '../platform/calendar/swedish-date.ts'
import { appendEvent } from '../platform/database/append-event.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { applied } from '../platform/forms/applied.ts'
import type { Handlers } from '../platform/http/ask.ts'
import { orderOf, searchOf } from '../platform/http/list-query.ts'
import { rowsOf } from '../platform/http/pagination.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { type RegisterStore, registerStore } from './register-store.ts'

/**
 * The events of registers. Payload: `register`, `key`, the item's `name` and its `version` unless
 * it was removed; of a change also the changed `fields`.
 */
export const registerEvents = {
  created: 'register.created',
  changed: 'register.changed',
  removed: 'register.removed',
} as const satisfies Record<string, EventType>

/** The most items when no page is requested. */
const most = 10_000

/** Returns the handlers of a register's calls. */
export function registerArea(register: Register): Handlers<RegisterCalls> {
  const { name, key, model, columns, searched, usedBy } = register
  const store = registerStore(register)
  const searchable = Object.fromEntries(
    searched.map(each => [each, store.fields[each] as RegisterStore['fields'][string]]),
  )

  /** @throws Refusal registerItemMissing */
  async function one(tx: Transaction, code: string, lock = false) {
    const found = await store.one(tx, code, lock)
    if (!found) throw new Refusal(errors.registerItemMissing)
    return found
  }

  const tell = (tx: Transaction, type: EventType, values: Readonly<Record<string, unknown>>, more = {}) =>
    appendEvent(tx, { type, payload: { register: name, key: values[key], name: values[nameField], ...more } })

  /** @throws Refusal registerItemMissing, registerItemInUse with what uses the item */
  async function remove(tx: Transaction, code: string): Promise<void> {
    const { values } = await one(tx, code, true)
    const uses = await store.uses(tx, code)
    if (uses.length > 0) {
      const users = uses.map(({ Text, Antal }) => `${Antal} ${Text}`).join(' och ')
      throw new Refusal(errors.registerItemInUse, `${code} används av ${users} och kan inte tas bort.`)
    }
    await store.remove(tx, code)
    await tell(tx, registerEvents.removed, values)
  }

  return {
    async list({ tx, pagination, now }) {
      const first = store.fields[columns[0] ?? key] as RegisterStore['fields'][string]
      const found = await store.page(tx, {
        where: searchOf(pagination, searchable),
        order: orderOf(
          pagination,
          store.fields,
          orderOf({ sortBy: 'by' }, { by: first }, [], first),
          store.fields[key] ?? first,
        ),
        ...rowsOf(pagination, most),
      })
      const today = swedishDate(now)
      return {
        totalRows: found.totalRows,
        data: found.items.map(
          ({ version, values, isFree }): RegisterRow => ({
            ...wireOf(register, values, today),
            ...({ Version: version, CanDelete: isFree } as object as RegisterRow),
          }),
        ),
      }
    },
    async one({ tx, params, now }) {
      const code = params[key] ?? ''
      const { version, values } = await one(tx, code)
      return {
        Version: version,
        Values: wireOf(register, values, swedishDate(now)),
        ...(usedBy.length > 0 && { UsedBy: await store.uses(tx, code) }),
      }
    },
    async create({ tx, body, now }) {
      const today = swedishDate(now)
      const empty = { ...model.defaults(today), [isNewField]: true }
      const { form, refused } = applied(fieldOf(register), empty, body, today)
      refuse({ ...refused, ...model.problems(form) })
      const values = model.write(form, today)
      if (!(await store.add(tx, values))) {
        const field = model.fields[key]
        refuse({ [key]: `${field ? labelOf(field, form) : 'Koden'} ${values[key]} finns redan. Välj en annan.` })
      }
      await tell(tx, registerEvents.created, values, { version: 1 })
      return { Version: 1 }
    },
    async change({ tx, params, body, now }) {
      const today = swedishDate(now)
      const { version, values: stored } = await one(tx, params[key] ?? '', true)
      if (version !== body.Version) throw new Refusal(errors.versionConflict)
      const original = { ...model.read(stored, today), [isNewField]: false }
      const { form, refused } = applied(fieldOf(register), original, body.Values as Record<string, FieldValue>, today)
      refuse({ ...refused, ...model.problemsOfChange(original, form) })
      const fields = model.changed(original, form)
      if (fields.length === 0) return { Version: version }
      const values = model.write(form, today)
      await store.replace(tx, String(values[key]), values)
      await tell(tx, registerEvents.changed, values, { fields, version: version + 1 })
      return { Version: version + 1 }
    },
    async remove({ tx, params }) {
      await remove(tx, params[key] ?? '')
      return null
    },
    async removeMany({ tx, body }) {
      const refused: { index: number; message: string }[] = []
      for (const [index, item] of body.entries()) {
        try {
          await remove(tx, item[key] ?? '')
        } catch (error) {
          if (!(error instanceof Refusal)) throw error
          refused.push({ index, message: error.message })
        }
      }
      return { errors: refused }
    },
  }
}

const fieldOf =
  ({ model }: Register) =>
  (name: string) =>
    model.fields[name]

/** Returns an item's values in their wire format. Fields that it lacks have their defaults. */
const wireOf = ({ model }: Register, values: Readonly<Record<string, unknown>>, today: IsoDate): FormValues =>
  model.write(model.read(values, today), today)

/** @throws Refusal fieldsRefused when there are messages */
function refuse(problems: FieldMessages): void {
  if (Object.keys(problems).length > 0) throw new Refusal(errors.fieldsRefused, undefined, problems)
}

/** The handlers of all registers. */
export const registerAreas = Object.fromEntries(
  Object.entries(registers).map(([name, each]) => [name, registerArea(each)]),
) as Readonly<Record<RegisterName, Handlers<RegisterCalls>>>
