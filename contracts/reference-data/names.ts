import type { Pagination } from '../wire.ts'
import type { ListNeed } from './needs.ts'
import { type RegisterName, registerNames } from './register-names.ts'

/** A list of reference data that no register has (third document §7). */
export interface OtherList {
  /** The area and the name of its call in the catalogue. */
  readonly call: readonly [area: string, name: string]
  /** The field with the code of an item, and the field with its name. A period has only a code. */
  readonly key: string
  readonly label?: string
  readonly needs?: ListNeed
  /** True when the call answers with several lists by name, of which one is asked for. */
  readonly isOneOfSeveral?: boolean
  /** The parameter of its path that chooses one of the lists: TabellKod, or the salary year. */
  readonly parameter?: 'TabellKod' | 'year'
  /** The part of a paged list that is kept. */
  readonly query?: { readonly pagination: Pagination; readonly fields: readonly string[] }
  /** The register that the list is made from, whose changes make it outdated. */
  readonly follows?: RegisterName
}

/** The lists beside those of registers. A new one is a line here. */
export const otherLists = {
  resultUnits: {
    call: ['resultUnits', 'all'],
    key: 'Kod',
    label: 'BenText',
    needs: 'resultUnits',
    isOneOfSeveral: true,
  },
  clientApprovers: { call: ['care', 'approvers'], key: 'Login', label: 'Namn', needs: 'lss' },
  formulaNames: { call: ['formulas', 'variables'], key: 'Kod', label: 'BenText', follows: 'formulaVariables' },
  /** The last LSS period alone. */
  lssPeriods: {
    call: ['care', 'periodOverview'],
    key: 'LSSPeriod',
    needs: 'lss',
    follows: 'clients',
    query: {
      pagination: { sortBy: 'LSSPeriod', sortOrder: 'desc', pageNum: 1, perPage: 1 },
      fields: ['LSSPeriod'],
    },
  },
} as const satisfies Readonly<Record<string, OtherList>>

/** The name of a cached list of reference data (third document §4, §7): every register has one. */
export type ListName = RegisterName | keyof typeof otherLists

/** What the lists of registers take, as the rights to read them have it. */
const registerNeeds: Readonly<Partial<Record<RegisterName, ListNeed>>> = {
  properties: 'plus',
  occupations: 'plus',
  tradeUnions: 'plus',
  obRules: 'plus',
  onDutyRules: 'plus',
  onCallRules: 'plus',
  extraDayRules: 'plus',
  holidayPayRules: 'plus',
  overtimeRules: 'plus',
  clients: 'lss',
  lssCostTypes: 'lss',
  lssRates: 'lss',
}

/** The conditions for lists to have any items, by their names. */
export const listNeeds: Readonly<Partial<Record<string, ListNeed>>> = {
  ...registerNeeds,
  ...Object.fromEntries(Object.entries<OtherList>(otherLists).map(([name, { needs }]) => [name, needs])),
}

/** The names of all lists. */
export const listNames = [...registerNames, ...Object.keys(otherLists)] as readonly ListName[]

/** Returns the lists that are made from a register, and are outdated with it. */
export const listsAfter = (register: string): readonly ListName[] =>
  Object.entries<OtherList>(otherLists).flatMap(([name, { follows }]) =>
    follows === register ? [name as keyof typeof otherLists] : [],
  )
