import type { Role } from '../code-lists/roles.ts'
import type { Right } from './catalogue.ts'
import type { CompanyFlags } from './company-flags.ts'

/** The flags of a company that decide access. */
export type CompanyFlag = Exclude<keyof CompanyFlags, 'AgreementFlags'>

/** The flags of agreements that decide access: one agreement with the flag is enough. */
export type AgreementFlag = keyof CompanyFlags['AgreementFlags']

/**
 * What opens a call, a route, an item of a menu or a button. A right includes the conditions of its
 * area: see conditions.ts.
 */
export type Rule =
  | { readonly right: Right }
  | { readonly role: readonly Role[] }
  /** The model of the licence is Plus. */
  | { readonly plus: true }
  /** An option of the licence: HRTIL, FERTIL … */
  | { readonly option: string }
  /** The supplier of the licence, by its code. */
  | { readonly supplier: string }
  /** A flag of the company in use. */
  | { readonly company: CompanyFlag }
  | { readonly agreement: AgreementFlag }
  /** What the configuration of the installation allows some licences: see `LicenceGrant`. */
  | { readonly grant: LicenceGrant }
  /** More than so many companies to choose among. */
  | { readonly moreCompaniesThan: number }
  | { readonly every: readonly Rule[] }
  | { readonly some: readonly Rule[] }
  | { readonly not: Rule }

/**
 * What the configuration grants to some licences: to clone companies (CLONE_LICENCES), and to be
 * the provider's support (SUPPORT_LICENCES). `supported` is a session of that support in another
 * licence.
 */
export type LicenceGrant = 'clones' | 'supports' | 'supported'
