import { eq } from 'drizzle-orm'
import { type AnyField, type FormRow, type FormValues, inRow, labelOf } from '#contracts/forms/field.ts'
import type { AnyFormModel } from '#contracts/forms/form-model.ts'
import type { RegisterName } from '#contracts/registers/names.ts'
import type { Register } from '#contracts/registers/register.ts'
import { registers } from '#contracts/registers/registers.ts'
import type { FieldMessages } from '#contracts/wire.ts'
import { approversOf } from '../clients/approvers.ts'
import { employee } from '../platform/database/schema.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
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

/** The lists that no register has: true when they have an item. */
const others: Readonly<Record<string, (tx: Transaction, code: string) => Promise<boolean>>> = {
  clientApprovers: async (tx, code) => (await approversOf(tx)).some(({ Login }) => Login === code),
  /** An employee that is named cannot be removed until the transaction ends. */
  async employee(tx, number) {
    const found = await tx
      .select({ number: employee.employmentNumber })
      .from(employee)
      .where(eq(employee.employmentNumber, number))
      .for('key share')
    return found.length > 0
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

const itemOf = ({ list, owner, code }: Named): string => JSON.stringify([list, owner, code])
const cellOf = (named: Named): string => `${named.field} ${itemOf(named)}`

/**
 * Returns the messages of the fields whose codes name no item, also in their rows. The items that
 * are named cannot be removed until the transaction ends, so that nothing refers to an item that is
 * gone.
 *
 * @param names the fields to check: all of a new item, and the changed ones of another
 * @param original the values before: a row may go on naming an item that is gone
 */
export async function danglingReferences(
  tx: Transaction,
  { model }: Pick<Register, 'model'>,
  form: FormValues,
  names: readonly string[],
  original: FormValues = {},
): Promise<FieldMessages> {
  const before = new Set(namedIn(model, original, names).map(cellOf))
  const added = namedIn(model, form, names).filter(named => named.at === undefined || !before.has(cellOf(named)))
  // Two requests that lock the same items do it in the same order, so that neither waits forever.
  const items = new Map(added.map(named => [itemOf(named), named]))
  const found = new Map<string, boolean>()
  for (const [item, { list, owner, code }] of [...items].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const register = registers[list as RegisterName] as Register | undefined
    const has = register ? registerStore(register, { owner }).keep(tx, code) : others[list]?.(tx, code)
    found.set(item, (await has) === true)
  }
  const messages: Record<string, string> = {}
  for (const named of added) {
    const { field, at, label, list, code } = named
    if (field in messages || found.get(itemOf(named))) continue
    const { isNeuter } = (registers[list as RegisterName] ?? {}) as Partial<Register>
    const row = at === undefined ? '' : `Rad ${at + 1}: `
    messages[field] = `${row}${label} ${code} finns inte. Välj ${isNeuter ? 'ett' : 'en'} i listan.`
  }
  return messages
}
