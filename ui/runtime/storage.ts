import { defaultPageSize, type PageSize, pageSizes } from '#contracts/rules/page-size.ts'

/**
 * What the browser keeps (first document §3): per device in local storage, per tab in session storage. Storage may be full, or
 * refused altogether: then nothing is kept, and nothing breaks.
 */
export interface Stored<Value> {
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
    read: () => attempt(() => parse(area().getItem(key)), parse(null)),
    write: value => {
      const text = print(value)
      if (text === null) forget()
      else attempt(() => area().setItem(key, text), undefined)
    },
    forget,
  }
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
const wholeNumber = (value: string | null): number | null =>
  value !== null && /^\d{1,6}$/.test(value) ? Number(value) : null
const pageSize = (value: string | null): PageSize => pageSizes.find(size => String(size) === value) ?? defaultPageSize
const print = (value: string | number | null) => (value === null ? null : String(value))

export type ColourMode = 'light' | 'dark'

export const storage = {
  /** The company and the year of this tab, sent with every call. */
  companyId: stored(tab, 'FtgId', text, print),
  salaryYear: stored(tab, 'SalaryYear', wholeNumber, print),
  /** The login and the method that were used last on this device. */
  login: stored(device, 'Login', text, print),
  signInMethod: stored(device, 'LoginMethod', oneOf('bankid', 'password'), print),
  /** Minutes; null when the person has not chosen. */
  inactivityTimer: stored(device, 'InactivityTimer', wholeNumber, print),
  favourites: stored(device, 'FavouriteFtgIds', list, JSON.stringify),
  /** Rows of a list's page (first document §9). */
  rowsPerPage: stored(device, 'PaginationPerPage', pageSize, print),
  /** Whether shortcuts of one key, without Ctrl or Alt, are in use. */
  singleKeys: stored(device, 'SingleKeys', oneOf('on', 'off'), print),
  /** What was chosen in the command palette, the latest first. */
  recentCommands: stored(device, 'RecentCommands', list, JSON.stringify),
  /** null follows the system. */
  colourMode: stored(device, 'DarkMode', oneOf('light', 'dark'), print),
  sideMenu: stored(device, 'SideMenu', oneOf('open', 'mini'), print),
} as const
