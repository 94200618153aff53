import { type FormValues, labelOf } from '#contracts/forms/field.ts'
import type { RegisterName } from '#contracts/registers/names.ts'
import { type Register, referencesOf } from '#contracts/registers/register.ts'
import { registers } from '#contracts/registers/registers.ts'
import type { FieldMessages } from '#contracts/wire.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { registerStore } from './register-store.ts'

/**
 * Returns the messages of the fields whose codes name no item. The items that are named cannot be
 * removed until the transaction ends, so that nothing refers to an item that is gone.
 *
 * @param names the fields to check: all of a new item, and the changed ones of another
 */
export async function danglingReferences(
  tx: Transaction,
  register: Pick<Register, 'model'>,
  form: FormValues,
  names: readonly string[],
): Promise<FieldMessages> {
  const messages: Record<string, string> = {}
  // Two requests that lock the same items do it in the same order, so that neither waits forever.
  const references = referencesOf(register)
    .filter(([field]) => names.includes(field) && form[field] !== '')
    .map(([field, { list }]) => ({ field, list, code: String(form[field]) }))
    .toSorted((a, b) => (`${a.list} ${a.code}` < `${b.list} ${b.code}` ? -1 : 1))
  for (const { field, list, code } of references) {
    const other = registers[list as RegisterName] as Register | undefined
    const declared = register.model.fields[field]
    if (!other || !declared || (await registerStore(other).keep(tx, code))) continue
    messages[field] = `${labelOf(declared, form)} ${code} finns inte. Välj ${other.isNeuter ? 'ett' : 'en'} i listan.`
  }
  return messages
}
