import type { RegisterName } from '../registers/names.ts'
import type { ListNeed } from './needs.ts'

/** A list of reference data that no register has (third document §7). */
export interface OtherList {
  /** The area and the name of its call in the catalogue. */
  readonly call: readonly [area: string, name: string]
  /** The field with the code of an item, and the field with its name. */
  readonly key: string
  readonly label: string
  readonly needs?: ListNeed
  /** True when the call answers with several lists by name, of which one is asked for. */
  readonly isOneOfSeveral?: boolean
  /** The parameter of its path that chooses one of the lists: TabellKod, or the salary year. */
  readonly parameter?: 'TabellKod' | 'year'
}

/** The lists beside those of registers. A new one is a line here. */
export const otherLists = {
  resultUnits: {
    ...{ call: ['resultUnits', 'all'], key: 'Kod', label: 'BenText', needs: 'resultUnits', isOneOfSeveral: true },
  },
  clientApprovers: { call: ['care', 'approvers'], key: 'Login', label: 'Namn', needs: 'lss' },
  formulaNames: { call: ['formulas', 'variables'], key: 'Kod', label: 'BenText' },
} as const satisfies Readonly<Record<string, OtherList>>

/** The name of a cached list of reference data (third document §4, §7): every register has one. */
export type ListName = RegisterName | keyof typeof otherLists
