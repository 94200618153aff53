import type { FormValues } from '../forms/field.ts'
import { type ListName, type OtherList, otherLists } from '../reference-data/names.ts'
import type { ListNeed } from '../reference-data/needs.ts'
import { type RegisterName, registerNames } from '../reference-data/register-names.ts'
import type { Right } from '../rights/catalogue.ts'
import { conditionsOf } from '../rights/conditions.ts'
import { nameOfItem, type Register } from './register.ts'
import { registers } from './registers.ts'

/** An item of a list of reference data: its code, its name, and whether it can be chosen anew. */
export interface ReferenceItem {
  readonly code: string
  readonly name: string
  readonly isActive: boolean
  /** The code of the item above, in a list that is a tree. Left out at the top. */
  readonly above?: string
}

/** The names of all lists. */
export const listNames = [...registerNames, ...Object.keys(otherLists)] as readonly ListName[]

/** The field that is off when an item is kept for what refers to it, but not to be chosen. */
const activeField = 'Aktiv'

const needOfRegister = ({ area }: Register): ListNeed | undefined => {
  const rules = conditionsOf(`${area}.Read` as Right)
  if (rules.some(rule => 'plus' in rule)) return 'plus'
  return rules.some(rule => 'company' in rule && rule.company === 'UseLSS') ? 'lss' : undefined
}

/** The conditions for lists to have any items, by their names. */
export const listNeeds: Readonly<Partial<Record<string, ListNeed>>> = {
  ...Object.fromEntries(Object.values(registers).map(each => [each.name, needOfRegister(each)])),
  ...Object.fromEntries(Object.entries<OtherList>(otherLists).map(([name, { needs }]) => [name, needs])),
}

const nameIn = ({ label }: OtherList, row: FormValues) => String((label && row[label]) ?? '')

/** Returns rows of a list as its items. */
export function itemsOf(list: ListName, rows: readonly FormValues[]): readonly ReferenceItem[] {
  const other: OtherList | undefined = (otherLists as Readonly<Record<string, OtherList>>)[list]
  const register = registers[list as RegisterName]
  const key = other ? other.key : register.key
  const parent = other ? undefined : register.parent
  return rows.map(row => ({
    code: String(row[key]),
    name: other ? nameIn(other, row) : nameOfItem(register, row),
    isActive: row[activeField] !== false,
    ...(parent !== undefined && row[parent] !== '' && { above: String(row[parent]) }),
  }))
}

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
