import { and, sql } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import { type FormValues, labelOf } from '#contracts/forms/field.ts'
import { protectedBy } from '#contracts/forms/protection.ts'
import type { RegisterName } from '#contracts/reference-data/register-names.ts'
import { batchConflict, type RegisterCalls, type RegisterRow } from '#contracts/registers/calls.ts'
import { factsIn } from '#contracts/registers/company-facts.ts'
import { chooseAnother } from '#contracts/registers/other-one.ts'
import { idOfItem, isLocked, isNewField, type Register } from '#contracts/registers/register.ts'
import { registers } from '#contracts/registers/registers.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import type { FieldMessages, Scope } from '#contracts/wire.ts'
import { formulaProblems } from '../formulas/formula-names.ts'
import { personTerm } from '../person/person-term.ts'
import { swedishDate } from '../platform/calendar/swedish-date.ts'
import { appendEvent } from '../platform/database/append-event.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { applied } from '../platform/forms/applied.ts'
import type { Handlers, Opens } from '../platform/http/ask.ts'
import { orderOf, searchOf } from '../platform/http/list-query.ts'
import { rowsOf } from '../platform/http/pagination.ts'
import { Refusal, requireFields } from '../platform/http/refusal.ts'
import {
  columnsSeen,
  everything,
  type Showing,
  seesProtected,
  showingOf,
} from '../platform/privacy/protected-person.ts'
import { settingsOf } from '../settings/company-settings.ts'
import type { EventType } from '../tables/event-types.ts'
import { company } from '../tables/schema.ts'
import { ownRegisters } from './own/own-registers.ts'
import type { ItemChange, Part } from './own-register.ts'
import { type Checked, danglingReferences } from './references.ts'
import { type RegisterStore, registerStore } from './register-store.ts'
import { lockTree, treeProblems } from './register-tree.ts'

/**
 * The events of registers. Payload: `register`, `key`, the item's `name` and its `version` unless
 * it was removed; of a change also the changed `fields`.
 */
export const registerEvents = {
  created: 'register.created',
  changed: 'register.changed',
  /** An item was given another key. Payload: also the key `before`. */
  renumbered: 'register.renumbered',
  removed: 'register.removed',
  /** Standard contents were added. `key` is what they are of, such as a year. */
  filled: 'register.filled',
} as const satisfies Record<string, EventType>

/** The most items when no page is requested. */
const most = 10_000

/** Returns the handlers of a register's calls. */
export function registerArea(register: Register): Handlers<RegisterCalls> {
  const whole = itemsIn(register).handlers
  if (!register.within && !register.isOfYear) return whole
  const inPart = (name: string) => (asked: Asked) => {
    const { handlers } = itemsIn(register, partOf(register, asked))
    const of = handlers as unknown as Readonly<Record<string, Handle>>
    return of[name]?.(asked)
  }
  return Object.fromEntries(Object.keys(whole).map(name => [name, inPart(name)])) as unknown as typeof whole
}

type Handle = (asked: Asked) => unknown

/** What says which items of a register a request is about. */
interface Asked {
  readonly params?: Readonly<Record<string, string>> | undefined
  readonly scope: Scope
}

/**
 * Returns the owner and the salary year of the items that a request is about.
 *
 * @throws Refusal invalidRequest when the items are of a year and the header has none
 */
function partOf({ within, isOfYear }: Register, { params, scope: { SalaryYear } }: Asked): Part {
  if (isOfYear && !SalaryYear) throw new Refusal(errors.invalidRequest, 'Löneår saknas i anropet.')
  return {
    ...(within && { owner: params?.[within.field] }),
    ...(isOfYear && { year: SalaryYear ?? undefined }),
  }
}

/**
 * Returns how the items of a part are created and changed, and the handlers: of all items, or of
 * those of an owner and of a salary year.
 *
 * @param append takes the events, where many items are stored at once
 */
export function itemsIn(register: Register, part: Part = {}, append = appendEvent) {
  const { name, key, named, model, columns, searched, usedBy, parent, facts, isLatestFirst, isPersonal } = register
  const store = registerStore(register, part)
  const { beforeRemoval, starts, missing, fits, removable, begin, follow, told, orders } = ownRegisters[name] ?? {}
  /** Returns the facts of the company that the fields read. */
  async function factsOf(tx: Transaction): Promise<FormValues> {
    if (facts.length === 0) return {}
    const [row] = await tx.select().from(company).where(sql`${company.ftgKey} = tenancy.company()`)
    return row ? factsIn(facts, settingsOf(row, facts)) : {}
  }
  const danglingIn = async (tx: Transaction, checked: Checked) => (await danglingReferences(tx, register, [checked]))[0]

  /** @throws Refusal registerItemMissing */
  async function one(tx: Transaction, code: string, lock = false) {
    const found = await store.one(tx, code, lock)
    if (!found) throw new Refusal(errors.registerItemMissing)
    return found
  }

  async function tell(
    tx: Transaction,
    change: ItemChange['change'],
    values: Readonly<Record<string, unknown>>,
    more: object = {},
  ) {
    const code = String(values[key])
    const item = { key: idOfItem(register, part.owner, code), ...(!isPersonal && { name: values[named] }) }
    const year = part.year !== undefined && { year: part.year }
    const own = await told?.(tx, { part, code, change })
    await append(tx, {
      type: registerEvents[change],
      payload: { register: name, ...item, ...year, ...more, ...own },
    })
  }

  /** @throws Refusal registerItemMissing, registerItemLocked */
  async function unlocked(tx: Transaction, code: string) {
    await lockTree(tx, register)
    const found = await one(tx, code, true)
    if (isLocked(register, found.values)) throw new Refusal(errors.registerItemLocked)
    return found
  }

  /**
   * @throws Refusal registerItemMissing, registerItemLocked, registerItemInUse with what uses the
   * item
   */
  async function remove(tx: Transaction, code: string): Promise<void> {
    await beforeRemoval?.(tx)
    const { values } = await unlocked(tx, code)
    const uses = await store.uses(tx, code)
    if (uses.length > 0) {
      const users = uses.map(({ Text, Antal }) => `${Antal} ${Text}`).join(' och ')
      throw new Refusal(errors.registerItemInUse, `${code} används av ${users} och kan inte tas bort.`)
    }
    const reason = await removable?.(tx, values)
    if (reason !== undefined) throw new Refusal(errors.registerItemInUse, reason)
    await store.remove(tx, code)
    await follow?.(tx, code, undefined)
    await tell(tx, 'removed', values)
  }

  /**
   * Changes fields of an item, and returns its version.
   *
   * @throws Refusal registerItemMissing, registerItemLocked, versionConflict, fieldsRefused
   */
  async function change(tx: Transaction, code: string, Version: number, sent: FormValues, today: IsoDate) {
    const { version, values: stored } = await unlocked(tx, code)
    if (version !== Version) throw new Refusal(errors.versionConflict)
    const original = { ...model.read(stored, today), [isNewField]: false, ...(await factsOf(tx)) }
    const { form, refused } = applied(fieldOf(register), original, sent, today)
    const fields = model.changed(original, form)
    refuse({
      ...(await danglingIn(tx, { form, names: fields, original })),
      ...refused,
      ...lockedIn(register, original, form),
      ...model.problemsOfChange(original, form),
    })
    if (fields.length === 0) return version
    refuse({ ...(await formulaProblems(tx, register, form)), ...(await fits?.(tx, form, today, stored)) })
    const values = model.write(form, today)
    if (parent !== undefined && fields.includes(parent)) refuse(await treeProblems(tx, register, store, values))
    await store.replace(tx, code, values)
    await follow?.(tx, code, values)
    await tell(tx, 'changed', values, { fields, version: version + 1 })
    return version + 1
  }

  /**
   * Adds an item.
   *
   * @param year the salary year of the request
   * @throws Refusal fieldsRefused
   */
  async function create(tx: Transaction, body: FormValues, today: IsoDate, year?: number | null): Promise<void> {
    // Before any row is locked: who removes an item locks the tree first too.
    await lockTree(tx, register)
    const start = (await starts?.(tx, year)) ?? {}
    const empty = { ...model.defaults(today), [isNewField]: true, ...(await factsOf(tx)), ...start }
    const said = Object.entries(body).filter(([name, value]) => value !== '' || start[name] === undefined)
    const { form, refused } = applied(fieldOf(register), empty, Object.fromEntries(said), today)
    refuse({
      ...(await danglingIn(tx, { form, names: model.names })),
      ...refused,
      ...lockedIn(register, empty, form),
      ...model.problemsOfWhole(empty, form),
    })
    refuse({ ...(await formulaProblems(tx, register, form)), ...(await fits?.(tx, form, today)) })
    const values = model.write(form, today)
    refuse(await treeProblems(tx, register, store, values))
    const absent = await missing?.(tx, part)
    if (absent !== undefined) refuse({ [key]: absent })
    if (!(await store.add(tx, values))) {
      const field = model.fields[key]
      const label = field ? labelOf(field, form) : 'Kod'
      refuse({ [key]: `${label} ${values[key]} finns redan. ${chooseAnother(label)}` })
    }
    await begin?.(tx, part, values)
    await follow?.(tx, String(values[key]), values)
    await tell(tx, 'created', values, { version: 1 })
  }

  const handlers: Handlers<RegisterCalls> = {
    async list({ tx, pagination, filter = {}, now, opens }) {
      const fields = await fieldsSeen(register, store, opens)
      const first = fields[columns[0] ?? key] as Expression
      const searchable = Object.fromEntries(
        searched.map(each => [each, each === named ? nameIn(register, fields) : (fields[each] as Expression)]),
      )
      const found = await store.page(tx, {
        where: and(
          searchOf(
            { ...pagination, searchTerm: isPersonal ? personTerm(pagination.searchTerm) : pagination.searchTerm },
            searchable,
          ),
          store.narrowedTo(filter),
        ),
        order: orderOf(
          pagination,
          { ...fields, ...(await orders?.(tx, fields)) },
          orderOf({ sortBy: 'by', sortOrder: isLatestFirst ? 'desc' : 'asc' }, { by: first }, [], first),
          fields[key] ?? first,
        ),
        ...rowsOf(pagination, most),
      })
      const today = swedishDate(now)
      const shown = await shownTo(register, opens)
      return {
        totalRows: found.totalRows,
        data: found.items.map(
          ({ version, values, isFree }): RegisterRow => ({
            ...shown(wireOf(register, values, today)),
            ...({ Version: version, CanDelete: isFree && !isLocked(register, values) } as object as RegisterRow),
          }),
        ),
      }
    },
    async one({ tx, params, now, opens }) {
      const code = params[key] ?? ''
      const { version, values } = await one(tx, code)
      return {
        Version: version,
        Values: (await shownTo(register, opens))(wireOf(register, values, swedishDate(now))),
        ...(usedBy.length > 0 && { UsedBy: await store.uses(tx, code) }),
      }
    },
    async create({ tx, body, now, scope }) {
      await create(tx, body, swedishDate(now), scope.SalaryYear)
      return { Version: 1 }
    },
    change: async ({ tx, params, body, now }) => ({
      Version: await change(tx, params[key] ?? '', body.Version, body.Values, swedishDate(now)),
    }),
    async remove({ tx, params }) {
      await remove(tx, params[key] ?? '')
      return null
    },
    removeMany: ({ tx, body }) =>
      each(
        body,
        item => item[key] ?? '',
        (_, code) => remove(tx, code),
      ),
    changeMany: ({ tx, body, now }) =>
      each(
        body,
        item => String(item[key]),
        ({ [key]: _, Version, ...values }, code) => change(tx, code, Version as number, values, swedishDate(now)),
      ),
  }
  return { store, create, change, handlers }
}

type Expression = RegisterStore['fields'][string]

/**
 * Returns the text that the search of the first name field reads: of a name of several fields, all
 * of them in either order.
 */
function nameIn({ nameFields }: Register, fields: RegisterStore['fields']): Expression {
  const [first, ...others] = nameFields.map(name => fields[name] as Expression)
  if (!first || others.length === 0) return first as Expression
  return sql`(${sql.join([first, ...others, first], sql` || ' ' || `)})`
}

/**
 * Does something with each item of a batch, in the order of their codes: two batches of the same
 * items then wait for each other in one order. Returns the places of the refused ones, with the
 * reasons.
 */
async function each<Item>(
  items: readonly Item[],
  codeOf: (item: Item) => string,
  work: (item: Item, code: string) => Promise<unknown>,
) {
  const refused: { index: number; message: string }[] = []
  const ordered = items.map((item, index) => ({ index, item, code: codeOf(item) }))
  for (const { index, item, code } of ordered.toSorted((a, b) => (a.code < b.code ? -1 : Number(a.code > b.code)))) {
    try {
      await work(item, code)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refused.push({ index, message: reasonOf(error) })
    }
  }
  return { errors: refused.toSorted((a, b) => a.index - b.index) }
}

/** Returns why an item of a batch was refused: at its fields, or as a whole. */
function reasonOf({ error, message, fields }: Refusal): string {
  if (error === errors.versionConflict) return batchConflict
  return fields ? Object.values(fields).join(' ') : message
}

/**
 * Returns what makes an item's values those that the account sees: of a protected person, one
 * without the right to write sees some fields as empty.
 */
const shownTo = async ({ area, model }: Register, opens: Opens): Promise<Showing> =>
  area === 'Registry.Brukare' ? showingOf(model, await seesProtected(opens, area)) : everything

/** Returns what a list is sorted and searched by, as the account sees it of protected persons. */
const fieldsSeen = async (
  { area, model }: Register,
  { fields }: RegisterStore,
  opens: Opens,
): Promise<RegisterStore['fields']> =>
  area === 'Registry.Brukare'
    ? columnsSeen(model, fields, {
        sees: await seesProtected(opens, area),
        isProtected: sql`coalesce(${fields[protectedBy]} = 'true', false)`,
      })
    : fields

/** Returns the messages of changed fields that only the product sets. */
function lockedIn({ model, locked }: Register, original: FormValues, form: FormValues): FieldMessages {
  if (locked === undefined || original[locked] === form[locked]) return {}
  return { [locked]: model.fields[locked]?.lockedBecause?.(form) ?? errors.registerItemLocked.message }
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
  requireFields(problems)
}

/** The handlers of all registers. */
export const registerAreas = Object.fromEntries(
  Object.entries(registers).map(([name, each]) => [name, registerArea(each)]),
) as Readonly<Record<RegisterName, Handlers<RegisterCalls>>>
