import { administratorRoles } from '../code-lists/roles.ts'
import type { Right } from './catalogue.ts'
import type { Rule } from './rule.ts'

/** A right, with the conditions of its area. */
export const right = (name: Right): Rule => ({ right: name })

/** One of the rights. */
export const oneOf = (...names: readonly Right[]): Rule => ({ some: names.map(right) })

/** The pages of a company's settings, by their areas in the rights catalogue. */
const settingsPages = ['Company', 'Bokforing', 'SysData', 'DigitalMailbox', 'Printouts', 'Export'] as const

const administrators: Rule = { role: administratorRoles }

/**
 * What opens the functions that no single right opens: by role (first document §6, third document
 * §6), by licence, or by one of several rights.
 */
export const openings = {
  /** The settings, the help texts and the support of the licence itself. */
  licence: administrators,
  licenceInfo: { role: ['LIC'] },
  createCompany: administrators,
  removeCompany: right('Settings.Company.Delete'),
  removedCompanies: administrators,
  changeCompany: { some: [administrators, { moreCompaniesThan: 1 }] },
  archiveCompany: { role: ['LIC', 'ADM', 'FTG'] },
  restoreCopy: administrators,
  /** Only licence users, and only of the licences that the configuration names. */
  cloneCompany: { every: [{ role: ['LIC'] }, { grant: 'clones' }] },
  /** The event history; FTG sees that of its companies. */
  eventHistory: { role: ['LIC', 'ADM', 'FTG'] },
  verifyHistory: administrators,
  sendCopy: right('SendCompanyCopy.Enabled'),
  support: { grant: 'supports' },
  /** An employee's own payslips, which no right gives and none takes away. */
  ownPayslips: { company: 'IsEmployee' },
  /** A page of the company's settings, one at least. */
  readSettings: oneOf(...settingsPages.map(page => `Settings.${page}.Read` as const)),
  writeSettings: oneOf(...settingsPages.map(page => `Settings.${page}.Write` as const)),
  /** The offer of the HR add-on, by the one supplier that sells it. */
  hrOffer: { every: [{ plus: true }, { not: { option: 'HRTIL' } }, { supplier: 'AVLONA' }] },
} as const satisfies Readonly<Record<string, Rule>>
