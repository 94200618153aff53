import { errors } from '#contracts/errors.ts'
import { registers } from '#contracts/registers/registers.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { appendEvents, type NewEvent } from '../../platform/database/append-event.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { differencesOf } from '../../platform/forms/differences.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { inGroups } from '../../platform/in-turns.ts'
import { itemsIn } from '../../registers/register-area.ts'
import type { ParsedRow } from '../parse-rows.ts'
import { done, earlierWith, type ImportTarget, type RowResult, repeats, wrong } from './target.ts'

const register = registers.clients
const keyOf = ({ values }: ParsedRow): string => String(values[register.key] ?? '')

/** How many clients are on their way to the database at a time. */
const atOnce = 50

/**
 * Stores clients as the form does, some at a time. Fields that the file lacks keep their values. A
 * refused one has stored nothing.
 */
export const clients: ImportTarget = async (tx, rows, { today, isPreview }) => {
  const events: NewEvent[] = []
  const items = itemsIn(register, {}, async (_, happened) => void events.push(happened))
  const earlier = earlierWith(rows, keyOf)
  const results: RowResult[] = []
  for (const some of inGroups([...rows.entries()], atOnce)) {
    const stored = some.map(([at, row]) => {
      const other = earlier[at]
      return other ? repeats(row, other) : storeOne(tx, items, row, today)
    })
    results.push(...(await Promise.all(stored)))
  }
  if (!isPreview) await appendEvents(tx, events)
  return results
}

type Items = ReturnType<typeof itemsIn>

async function storeOne(tx: Transaction, items: Items, row: ParsedRow, today: IsoDate): Promise<RowResult> {
  try {
    const result = await resultOf(tx, items, row, today)
    return Object.keys(row.problems).length > 0 ? wrong(row.problems) : result
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { fields, message } = error
    return wrong({ ...(error.error === errors.fieldsRefused ? fields : { '': message }), ...row.problems })
  }
}

async function resultOf(tx: Transaction, { store, create, change }: Items, row: ParsedRow, today: IsoDate) {
  const { model } = register
  const { [register.key]: _, ...others } = row.values
  const stored = await store.one(tx, keyOf(row), true)
  if (!stored) {
    await create(tx, { ...model.write(model.defaults(today), today), ...row.values }, today)
    return done('NY')
  }
  const version = await change(tx, keyOf(row), stored.version, others, today)
  if (version === stored.version) return done('OFORANDRAD')
  const original = model.read(stored.values, today)
  const form = model.read({ ...stored.values, ...others }, today)
  const changed = { original, form, fields: model.changed(original, form) }
  const name = `${stored.values.Fornamn} ${stored.values.Efternamn}`
  return { ...done('ANDRAD'), name, changes: differencesOf(model, changed, today) }
}
