import type { FormValues } from '../forms/field.ts'
import type { OtherList } from '../reference-data/names.ts'
import { nameOfItem, type Register } from './register.ts'

/** An item of a list of reference data: its code, its name, and whether it can be chosen anew. */
export interface ReferenceItem {
  readonly code: string
  readonly name: string
  readonly isActive: boolean
  /** The code of the item above, in a list that is a tree. Left out at the top. */
  readonly above?: string
}

/** The field that is off when an item is kept for what refers to it, but not to be chosen. */
const activeField = 'Aktiv'

/** Returns rows of the list of a register as its items. */
export const itemsOf = (register: Register, rows: readonly FormValues[]): readonly ReferenceItem[] => {
  const { key, parent } = register
  return rows.map(row => ({
    ...itemOf(row, String(row[key]), nameOfItem(register, row)),
    ...(parent !== undefined && row[parent] !== '' && { above: String(row[parent]) }),
  }))
}

/** Returns rows of a list that no register has as its items. */
export const itemsOfOther = ({ key, label }: OtherList, rows: readonly FormValues[]): readonly ReferenceItem[] =>
  rows.map(row => itemOf(row, String(row[key]), String((label && row[label]) ?? '')))

const itemOf = (row: FormValues, code: string, name: string): ReferenceItem => ({
  code,
  name,
  isActive: row[activeField] !== false,
})

/** Shown where a code names no item (third document §5). */
export const missingItem = '<Saknas>'

/**
 * Returns a code with its name, or with '<Saknas>' when the list has no such item. Of a list that
 * is not known yet, only the code.
 */
export function textOfReference(code: string, items: readonly ReferenceItem[] | null): string {
  if (code === '' || items === null) return code
  const found = items.find(item => item.code === code)
  return `${code} ${found ? found.name : missingItem}`.trimEnd()
}
