import type { CompanyJobKind } from '#contracts/copies/company-job.shapes.ts'
import { longestInactivityMinutes } from '#contracts/headers.ts'
import { defaultPageSize, type PageSize, pageSizes } from '#contracts/rules/page-size.ts'
import type { FollowedJobs } from '#machines/copies/copies/copies.types.ts'

/**
 * The browser's stored values (first document §3): per device in local storage, per tab in session
 * storage. When storage is full or refused, nothing is stored and nothing fails.
 */
export interface Stored<Value> {
  /** The key in the storage. */
  readonly key: string
  readonly read: () => Value
  readonly write: (value: Value) => void
  readonly forget: () => void
}

function stored<Value>(
  area: () => Storage,
  key: string,
  parse: (text: string | null) => Value,
  print: (value: Value) => string | null,
): Stored<Value> {
  const attempt = <Result>(act: () => Result, otherwise: Result): Result => {
    try {
      return act()
    } catch {
      return otherwise
    }
  }
  const forget = () => attempt(() => area().removeItem(key), undefined)
  return {
    key,
    read: () => attempt(() => parse(area().getItem(key)), parse(null)),
    write: value => {
      const text = print(value)
      if (text === null) forget()
      else attempt(() => area().setItem(key, text), undefined)
    },
    forget,
  }
}

/**
 * Forgets the tab's values at the end of the session, except a BankID order, which belongs to the
 * next sign-in, a request for a demo account, which nobody signs in for, and the name of its
 * journal. The device's values are preferences and remain.
 */
export function forgetTab(): void {
  const order = storage.bankIdOrder.read()
  const demo = storage.demoDraft.read()
  const journal = storage.journalId.read()
  try {
    window.sessionStorage.clear()
  } catch {
    // Storage is full or refused.
  }
  if (order) storage.bankIdOrder.write(order)
  storage.demoDraft.write(demo)
  storage.journalId.write(journal)
}

const device = () => window.localStorage
const tab = () => window.sessionStorage

const text = (value: string | null) => value
const list = (value: string | null): readonly string[] => {
  const parsed: unknown = value === null ? [] : JSON.parse(value)
  return Array.isArray(parsed) ? parsed.filter(item => typeof item === 'string') : []
}
const oneOf =
  <const Value extends string>(...values: Value[]) =>
  (value: string | null): Value | null =>
    values.find(item => item === value) ?? null
const order = (value: string | null): KeptOrder | null => {
  const parsed: unknown = value === null ? null : JSON.parse(value)
  if (typeof parsed !== 'object' || parsed === null) return null
  const { device, order, autoStart } = parsed as Partial<Record<keyof KeptOrder, unknown>>
  const known = oneOf('computer', 'mobile', 'other')(typeof device === 'string' ? device : null)
  return known && typeof order === 'string' && typeof autoStart === 'string'
    ? { device: known, order, autoStart }
    : null
}
const wholeNumber = (value: string | null): number | null =>
  value !== null && /^\d{1,6}$/.test(value) ? Number(value) : null
/** 0 or less is off. The maximum is a day. */
const minutes = (value: string | null): number | null =>
  value !== null && /^-?\d{1,6}$/.test(value) ? Math.min(Math.max(Number(value), 0), longestInactivityMinutes) : null
const moment = (value: string | null): number | null =>
  value !== null && /^\d{1,15}$/.test(value) ? Number(value) : null
const flag = (value: string | null): boolean => value !== null
const printFlag = (value: boolean) => (value ? '1' : null)
const pageSize = (value: string | null): PageSize => pageSizes.find(size => String(size) === value) ?? defaultPageSize
const print = (value: string | number | null) => (value === null ? null : String(value))

/** Names every kind: a kind that is missing does not compile. */
const isJobKind: Readonly<Record<CompanyJobKind, true>> = {
  RESTORE: true,
  CLONE: true,
  SEND: true,
  REMOVE: true,
  FILE: true,
  PROPOSAL: true,
  VOUCHERS: true,
}
const jobs = (value: string | null): FollowedJobs => {
  const parsed: unknown = value === null ? null : JSON.parse(value)
  const kept = Object(parsed) as Readonly<Record<string, unknown>>
  return Object.fromEntries(
    Object.entries(kept).filter(([kind, id]) => Object.hasOwn(isJobKind, kind) && typeof id === 'string'),
  )
}

const texts = (value: string | null): Readonly<Record<string, string>> => {
  const parsed: unknown = value === null ? null : JSON.parse(value)
  return Object.fromEntries(Object.entries(Object(parsed)).filter(([, item]) => typeof item === 'string')) as never
}

/** The shown columns of a table, in order. */
interface KeptColumns {
  readonly order: readonly string[]
  readonly hidden: readonly string[]
}
const columns = (value: string | null): KeptColumns | null => {
  const parsed: unknown = value === null ? null : JSON.parse(value)
  if (typeof parsed !== 'object' || parsed === null) return null
  const { order, hidden } = parsed as Partial<Record<keyof KeptColumns, unknown>>
  return { order: list(JSON.stringify(order ?? [])), hidden: list(JSON.stringify(hidden ?? [])) }
}

/** The column that a table is sorted by, and the direction. */
interface KeptSort {
  readonly sortBy: string
  readonly sortOrder: 'asc' | 'desc'
}
const sort = (value: string | null): KeptSort | null => {
  const parsed: unknown = value === null ? null : JSON.parse(value)
  const { sortBy, sortOrder } = Object(parsed) as Partial<Record<keyof KeptSort, unknown>>
  const known = oneOf('asc', 'desc')(String(sortOrder))
  return typeof sortBy === 'string' && known ? { sortBy, sortOrder: known } : null
}

/** A BankID order: its reference and the token that starts the app. */
export interface KeptOrder {
  readonly device: 'computer' | 'mobile' | 'other'
  readonly order: string
  readonly autoStart: string
}

export type ColourMode = 'light' | 'dark'

export const storage = {
  /**
   * The company and year that this tab worked in last, for its next start. While it works, the
   * application's state has them.
   */
  companyId: stored(tab, 'FtgId', text, print),
  salaryYear: stored(tab, 'SalaryYear', wholeNumber, print),
  /**
   * The BankID order that this tab follows. It survives a reload, because a telephone may discard
   * the tab while the BankID app is open. It is worthless without the approval, and expires after
   * five minutes.
   */
  bankIdOrder: stored(tab, 'BankIDOrder', order, value => value && JSON.stringify(value)),
  /** The journal that this tab writes, and goes on with after a reload. */
  journalId: stored(tab, 'JournalId', text, print),
  /** The end of that journal, when the database may not have it: a `JournalTail`. */
  journalTail: stored(tab, 'JournalTail', text, print),
  /** The journals of tabs that were closed, the latest first. They say which tabs have crashed. */
  closedJournals: stored(device, 'ClosedJournals', list, JSON.stringify),
  /** The jobs on whole companies that this tab follows. They survive a reload. */
  followedJobs: stored(tab, 'FollowedJobs', jobs, value =>
    Object.keys(value).length === 0 ? null : JSON.stringify(value),
  ),
  /**
   * The request for a demo account that is being written. A page where nobody is signed in has no
   * journal to go on with, and nobody else is to find the request: it ends with the tab, when it is
   * sent, and when somebody signs in.
   */
  demoDraft: stored(tab, 'DemoDraft', texts, value => (Object.keys(value).length === 0 ? null : JSON.stringify(value))),
  /** The login and the method last used on this device. */
  login: stored(device, 'Login', text, print),
  signInMethod: stored(device, 'LoginMethod', oneOf('bankid', 'password'), print),
  /** Minutes, 0 for none; null when the user has not chosen. */
  inactivityTimer: stored(device, 'InactivityTimer', minutes, print),
  /** The time of the latest activity in any tab of the session, in milliseconds since the epoch. */
  lastActivity: stored(device, 'LastActivity', moment, print),
  /** True when the user has signed out without an answer from a server. */
  logoutOwed: stored(device, 'LogoutOwed', flag, printFlag),
  /** True when the session ended by inactivity and the user has not yet read so. */
  endedByInactivity: stored(tab, 'EndedByInactivity', flag, printFlag),
  favourites: stored(device, 'FavouriteFtgIds', list, JSON.stringify),
  /** Rows on a page of a list (first document §9). */
  rowsPerPage: stored(device, 'PaginationPerPage', pageSize, print),
  /** The table's columns as the user has chosen them; null until then. */
  tableColumns: (table: string): Stored<KeptColumns | null> =>
    stored(device, `TableColumns.${table}`, columns, value => value && JSON.stringify(value)),
  /** The table's sort order; null until the user has changed it (first document §3). */
  tableSort: (table: string): Stored<KeptSort | null> =>
    stored(device, `TableSort.${table}`, sort, value => value && JSON.stringify(value)),
  /** Whether single-key shortcuts, without Ctrl or Alt, are active. */
  singleKeys: stored(device, 'SingleKeys', oneOf('on', 'off'), print),
  /** The commands chosen in the palette, the latest first. */
  recentCommands: stored(device, 'RecentCommands', list, JSON.stringify),
  /** What the user has hidden in lists of pay (third document §3: shared view filters). */
  hiddenInViews: stored(device, 'HiddenInViews', list, JSON.stringify),
  /** The tours that the user has finished or declined. */
  seenTours: stored(device, 'SeenTours', list, JSON.stringify),
  /** The open groups of the side menu. */
  menuGroups: stored(device, 'MenuGroups', list, JSON.stringify),
  /** null follows the system. */
  colourMode: stored(device, 'DarkMode', oneOf('light', 'dark'), print),
  sideMenu: stored(device, 'SideMenu', oneOf('open', 'mini'), print),
} as const
