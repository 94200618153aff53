import { specifiedRoutes } from './specified-routes.ts'

/**
 * Who may see what, in the company of each demo account: written by hand from the specification
 * (second document §2.2, §2.3, §6; third document §4, §6) and demo-licence.md. No line of it asks
 * the rules of access.
 */

/** A demo account and the company to walk in. */
interface SpecifiedAccount {
  readonly company: string
  readonly way: 'password' | 'sms' | 'bankId'
  /** True for a path that the account may open, beside those that anybody may. */
  readonly opens: (path: string) => boolean
}

/** The routes that anybody who is signed in may open. */
const general = ['/infopanel', '/messages', '/mySettings']
const isBlank = (path: string) => /@\/(new|create)$/.test(path)
const isOf = (pattern: RegExp) => (path: string) => pattern.test(path)

const isLss = isOf(/^\/(lss|registry\/brukare|rapporter\/brukar(regl|perl)ista)(\/|$)/)
/** What no company here has: memberships and reports that only other companies have agreed to. */
const isOfNone = isOf(/^\/(scb|saf|kfo|kpber|losen(personal|details)?|collectum|ferLon|uphLon|rapporter\/SINK)(\/|$)/)
/** The demo data have no agreements yet, so none opens a register of rules. */
const isRule = isOf(/^\/registry\/(ob|jor|ber|eld|hlg|ovt)regler(\/|$)/)
const isOfAdministrators = isOf(/^\/rapporter\/(debiteringskonto|anvandarlista)$/)
const isOfGroups = isOf(/^\/settings\/userRightsGroups$/)
const isOfUsers = isOf(/^\/settings\/users(\/|$)/)

/** What is open in a company to somebody with every right. */
const companies: Readonly<Record<string, (path: string) => boolean>> = {
  // With departments and AMF, and the options HRTIL and FERTIL.
  'Nordsken Handel AB': path => !isLss(path) && path !== '/hrpartner',
  // With LSS and Plus, without options.
  'Omtanke Assistans AB': path => !['/registry/Departments', '/fora', '/rapporter/fteHeadcount'].includes(path),
  // The model Bas.
  'Bageriet Surdegen AB': path =>
    !isLss(path) &&
    ![
      '/registry/Departments',
      '/fora',
      '/rapporter/fteHeadcount',
      '/hrpartner',
      '/registry/egenskaper',
      '/registry/fackfor',
      '/settings/userRightsGroups',
    ].includes(path),
  // Plus, without options.
  'Demobolaget AB': path =>
    !isLss(path) && !['/registry/Departments', '/fora', '/rapporter/fteHeadcount'].includes(path),
}

const administrator = (path: string) => !isOfGroups(path)
const standard = (path: string) => administrator(path) && !isOfAdministrators(path)
const nothing = () => false
/** Open to all in a company of Plus that lacks the HR add-on: no right is named for it. */
const orOffer = (opens: (path: string) => boolean) => (path: string) => path === '/hrpartner' || opens(path)

const nordsken = { company: 'Nordsken Handel AB', way: 'password' } as const
const omtanke = { company: 'Omtanke Assistans AB', way: 'bankId' } as const

/** The demo accounts by their logins. */
export const specifiedAccounts = {
  lic: { ...nordsken, opens: () => true },
  adm: { ...nordsken, opens: administrator },
  ftg: { ...nordsken, opens: standard },
  ftg2: { ...nordsken, opens: standard },
  lon: { ...nordsken, way: 'sms', opens: standard },
  std: { ...nordsken, opens: standard },
  // Reads everything, and blank forms are for writing.
  las: { ...nordsken, opens: path => !isBlank(path) && !isOfAdministrators(path) },
  // Payslips, staff register, calendar, time, allowances and assignments.
  attest: {
    ...nordsken,
    opens: path =>
      !isBlank(path) &&
      /^\/(payslips|payments|salaryCalculation|kalendarie|tidrapport|ersattningar|loneuppdrag|registry\/employees)(\/|$)/.test(
        path,
      ),
  },
  grupp: { ...nordsken, opens: isOf(/^\/(kalendarie|tidrapport)$/) },
  per: { ...nordsken, opens: nothing },
  // The clients, their time and the claims for them.
  lss: {
    ...omtanke,
    opens: orOffer(
      path =>
        /^\/(kalendarie|tidrapport|narvarostatus|documents|rapporter\/timeJournals)$/.test(path) ||
        (isLss(path) && path !== '/lss/settings') ||
        (/^\/registry\/employees(\/|$)/.test(path) && !isBlank(path)),
    ),
  },
  bru: { ...omtanke, opens: orOffer(nothing) },
  oms: { ...omtanke, opens: administrator },
  baga: { company: 'Bageriet Surdegen AB', way: 'password', opens: standard },
  demo: { company: 'Demobolaget AB', way: 'password', opens: path => administrator(path) && !isOfUsers(path) },
} as const satisfies Readonly<Record<string, SpecifiedAccount>>
export type Login = keyof typeof specifiedAccounts
export const logins = Object.keys(specifiedAccounts) as readonly Login[]

/**
 * The event history, which the specification does not name, and those who read it: LIC, ADM and
 * FTG.
 */
const history = '/settings/eventHistory'
/** The trial calculation, for those who read payslips. */
const salaryTrial = '/salaryCalculation'
/** The payments of a period, for those who read payslips. */
const payments = '/payments/:Period'
/** A period on trial and a payslip as it was, for those who read payslips. */
const payslipScreens = ['/payslips/:Period/@/whatIf', '/payslips/:Period/:AnstNr/history']
/** The employees' own payslips, for whoever is employed in the company. */
const ownPayslips = '/myPayslips'
const historyReaders: readonly Login[] = ['lic', 'adm', 'ftg', 'ftg2', 'lon', 'oms', 'baga', 'demo']

/** The routes of one page; the demo request is another page, and customer reports are none's. */
export const walkedRoutes: readonly string[] = [
  ...specifiedRoutes.filter(path => path !== '/testa-gratis' && path !== '/rapporter/custom'),
  history,
  salaryTrial,
  payments,
  ...payslipScreens,
  ownPayslips,
]

/** True for a route that the specification opens to an account in its company. */
export function isOpenTo(login: Login, path: string): boolean {
  if (general.includes(path)) return true
  if (path === ownPayslips) return login === 'per'
  if (path === history) return historyReaders.includes(login)
  const { company, opens } = specifiedAccounts[login]
  return !isOfNone(path) && !isRule(path) && companies[company]?.(path) === true && opens(path)
}
