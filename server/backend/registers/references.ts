import { inArray } from 'drizzle-orm'
import { type AnyField, type FormRow, type FormValues, inRow, labelOf } from '#contracts/forms/field.ts'
import type { AnyFormModel } from '#contracts/forms/form-model.ts'
import type { RegisterName } from '#contracts/reference-data/register-names.ts'
import type { Register } from '#contracts/registers/register.ts'
import { registers } from '#contracts/registers/registers.ts'
import type { FieldMessages } from '#contracts/wire.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { mapInTurns } from '../platform/in-turns.ts'
import { employee } from '../tables/schema.ts'
import { approversOf } from './approvers.ts'
import { registerStore } from './register-store.ts'

/** A code that a field, or a cell of its rows, names an item by. */
interface Named {
  readonly field: string
  /** The place of the row, or undefined for the field itself. */
  readonly at?: number
  readonly label: string
  /** The name of the list, or the kind of a field without one. */
  readonly list: string
  /** The code of what the item belongs to, in a register within another. */
  readonly owner: string
  readonly code: string
}

/** The lists that no register has, which return those of the codes that name their items. */
const others: Readonly<Record<string, (tx: Transaction, codes: readonly string[]) => Promise<readonly string[]>>> = {
  clientApprovers: async tx => (await approversOf(tx)).map(({ Login }) => Login),
  /** An employee that is named cannot be removed until the transaction ends. */
  async employee(tx, numbers) {
    const found = await tx
      .select({ number: employee.employmentNumber })
      .from(employee)
      .where(inArray(employee.employmentNumber, [...numbers]))
      .orderBy(employee.employmentNumber)
      .for('key share')
    return found.map(({ number }) => number)
  },
}

/** Returns the code that a field holds, if it must name an item. */
function namedBy(declared: AnyField, field: string, name: string, values: FormValues): readonly Named[] {
  const { to, kind } = declared
  const list = to?.list ?? kind
  const isBound = !to?.among && to?.when?.(values) !== false
  const isChecked = isBound && (to ? list in registers || list in others : kind in others)
  const code = String(values[name] ?? '')
  if (!isChecked || code === '') return []
  return [{ field, label: labelOf(declared, values), list, owner: to?.of?.(values) ?? '', code }]
}

/** Returns the codes in fields and in their rows, in the order of the form. */
const namedIn = ({ fields }: AnyFormModel, form: FormValues, names: readonly string[]): readonly Named[] =>
  names.flatMap(field => {
    const declared: AnyField | undefined = fields[field]
    if (!declared) return []
    const { rows } = declared
    if (!rows) return namedBy(declared, field, field, form)
    return ((form[field] ?? []) as readonly FormRow[]).flatMap((row, at) =>
      Object.entries(rows.model.fields).flatMap(([cell, inner]) =>
        namedBy(inner, field, cell, inRow(row, form)).map(named => ({ ...named, at })),
      ),
    )
  })

const listOf = ({ list, owner }: Named): string => JSON.stringify([list, owner])
const cellOf = (named: Named): string => `${named.field} ${listOf(named)} ${named.code}`

/** A form whose codes are checked. */
export interface Checked {
  readonly form: FormValues
  /** The fields to check: all of a new item, and the changed ones of another. */
  readonly names: readonly string[]
  /** The values before: a row may go on naming an item that is gone. */
  readonly original?: FormValues
}

/**
 * Returns for each form the messages of the fields whose codes name no item, also in their rows.
 * The items that are named cannot be removed until the transaction ends, so that nothing refers to
 * an item that is gone.
 */
export async function danglingReferences(
  tx: Transaction,
  { model }: Pick<Register, 'model'>,
  forms: readonly Checked[],
): Promise<FieldMessages[]> {
  const added = await mapInTurns(forms, ({ form, names, original = {} }) => {
    const withRows = names.filter(name => (model.fields[name] as AnyField | undefined)?.rows)
    const before = new Set(namedIn(model, original, withRows).map(cellOf))
    return namedIn(model, form, names).filter(named => named.at === undefined || !before.has(cellOf(named)))
  })
  // Two requests that lock the same items do it in the same order, so that neither waits forever.
  const lists = [...Map.groupBy(added.flat(), listOf)].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const found = new Map<string, ReadonlySet<string>>()
  for (const [key, named] of lists) {
    const [{ list, owner } = { list: '', owner: '' }] = named
    const codes = [...new Set(named.map(({ code }) => code))]
    const register = registers[list as RegisterName] as Register | undefined
    const has = register ? await registerStore(register, { owner }).keep(tx, codes) : await others[list]?.(tx, codes)
    found.set(key, new Set(has))
  }
  return added.map(of => messagesOf(of.filter(named => !found.get(listOf(named))?.has(named.code))))
}

/** Returns the message of each field's first code that names nothing. */
function messagesOf(missing: readonly Named[]): FieldMessages {
  const messages: Record<string, string> = {}
  for (const { field, at, label, list, code } of missing) {
    if (field in messages) continue
    const { isNeuter } = (registers[list as RegisterName] ?? {}) as Partial<Register>
    const row = at === undefined ? '' : `Rad ${at + 1}: `
    messages[field] = `${row}${label} ${code} finns inte. Välj ${isNeuter ? 'ett' : 'en'} i listan.`
  }
  return messages
}
