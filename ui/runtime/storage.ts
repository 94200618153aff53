import { longestInactivityMinutes } from '#contracts/headers.ts'
import { defaultPageSize, type PageSize, pageSizes } from '#contracts/rules/page-size.ts'
import type { FollowedJobs } from '#machines/copies/copies/copies.types.ts'

/**
 * What the browser keeps (first document §3): per device in local storage, per tab in session
 * storage. Storage may be full, or refused altogether: then nothing is kept, and nothing breaks.
 */
export interface Stored<Value> {
  /** Its name in the storage. */
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
 * What is the tab's is the session's too, and is forgotten with it, but for an order to BankID,
 * which is of whoever is about to sign in; what is the device's is a habit, and stays.
 */
export function forgetTab(): void {
  const order = storage.bankIdOrder.read()
  try {
    window.sessionStorage.clear()
  } catch {
    // Nothing was kept.
  }
  if (order) storage.bankIdOrder.write(order)
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
/**
 * 0 is off, and so is anything below it; nobody is away for longer than a day without being logged
 * out.
 */
const minutes = (value: string | null): number | null =>
  value !== null && /^-?\d{1,6}$/.test(value) ? Math.min(Math.max(Number(value), 0), longestInactivityMinutes) : null
const moment = (value: string | null): number | null =>
  value !== null && /^\d{1,15}$/.test(value) ? Number(value) : null
const flag = (value: string | null): boolean => value !== null
const printFlag = (value: boolean) => (value ? '1' : null)
const pageSize = (value: string | null): PageSize => pageSizes.find(size => String(size) === value) ?? defaultPageSize
const print = (value: string | number | null) => (value === null ? null : String(value))

const jobKinds = ['RESTORE', 'CLONE', 'SEND'] as const
const jobs = (value: string | null): FollowedJobs => {
  const parsed: unknown = value === null ? null : JSON.parse(value)
  const kept = Object(parsed) as Readonly<Record<string, unknown>>
  return Object.fromEntries(jobKinds.flatMap(kind => (typeof kept[kind] === 'string' ? [[kind, kept[kind]]] : [])))
}

/** Which columns of a table are shown, in which order. */
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

/** The column that a table is sorted by, and which way. */
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

/** An order to BankID, by its reference and what opens the app on it. */
export interface KeptOrder {
  readonly device: 'computer' | 'mobile' | 'other'
  readonly order: string
  readonly autoStart: string
}

export type ColourMode = 'light' | 'dark'

export const storage = {
  /** The company and the year of this tab, sent with every call. */
  companyId: stored(tab, 'FtgId', text, print),
  salaryYear: stored(tab, 'SalaryYear', wholeNumber, print),
  /**
   * The order to BankID that this tab follows, so that it goes on after a reload: a telephone may
   * have dropped the tab while its person was in the BankID app. It is worth nothing to who has not
   * approved it, and nothing after five minutes.
   */
  bankIdOrder: stored(tab, 'BankIDOrder', order, value => value && JSON.stringify(value)),
  /** The jobs of copies that this tab follows, so that it goes on after a reload. */
  followedJobs: stored(tab, 'FollowedJobs', jobs, value =>
    Object.keys(value).length === 0 ? null : JSON.stringify(value),
  ),
  /** The login and the method that were used last on this device. */
  login: stored(device, 'Login', text, print),
  signInMethod: stored(device, 'LoginMethod', oneOf('bankid', 'password'), print),
  /** Minutes, 0 for none; null when the person has not chosen. */
  inactivityTimer: stored(device, 'InactivityTimer', minutes, print),
  /** When anything was last done in any tab of the session. Milliseconds since the epoch. */
  lastActivity: stored(device, 'LastActivity', moment, print),
  /** The person has signed out, and no server has been told: no answer came. */
  logoutOwed: stored(device, 'LogoutOwed', flag, printFlag),
  /** The session ended by inactivity, and the person has not read so yet. */
  endedByInactivity: stored(tab, 'EndedByInactivity', flag, printFlag),
  favourites: stored(device, 'FavouriteFtgIds', list, JSON.stringify),
  /** Rows of a list's page (first document §9). */
  rowsPerPage: stored(device, 'PaginationPerPage', pageSize, print),
  /**
   * The columns of the table of that name, as the person wants them; null until they have chosen.
   */
  tableColumns: (table: string): Stored<KeptColumns | null> =>
    stored(device, `TableColumns.${table}`, columns, value => value && JSON.stringify(value)),
  /**
   * The order of the table of that name; null until the person has changed it (first document §3).
   */
  tableSort: (table: string): Stored<KeptSort | null> =>
    stored(device, `TableSort.${table}`, sort, value => value && JSON.stringify(value)),
  /** Whether shortcuts of one key, without Ctrl or Alt, are in use. */
  singleKeys: stored(device, 'SingleKeys', oneOf('on', 'off'), print),
  /** What was chosen in the command palette, the latest first. */
  recentCommands: stored(device, 'RecentCommands', list, JSON.stringify),
  /** The tours that have been gone through or declined. */
  seenTours: stored(device, 'SeenTours', list, JSON.stringify),
  /** The groups of the side menu that are open. */
  menuGroups: stored(device, 'MenuGroups', list, JSON.stringify),
  /** null follows the system. */
  colourMode: stored(device, 'DarkMode', oneOf('light', 'dark'), print),
  sideMenu: stored(device, 'SideMenu', oneOf('open', 'mini'), print),
} as const
