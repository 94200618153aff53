import type { Role } from '../code-lists/roles.ts'
import { allows, type Rights } from './catalogue.ts'
import type { CompanyFlags } from './company-flags.ts'
import { conditionsOf } from './conditions.ts'
import type { LicenceGrant, Rule } from './rule.ts'

/** The facts that decide access: of the account, its licence and the company in use. */
export interface Facts {
  readonly Roll: Role
  readonly rights: Rights
  readonly HasPlus: boolean
  readonly Supplier: string
  /** The licence's options that are on, by their codes. */
  readonly options: Readonly<Record<string, boolean>>
  readonly grants: Readonly<Partial<Record<LicenceGrant, boolean>>>
  /** The company in use, or null. */
  readonly company: CompanyFacts | null
  /** The number of companies that the account may choose. */
  readonly companies: number
}

/** The facts of a company that decide access. */
export type CompanyFacts = CompanyFlags

/** A rule that was asked about, whether it holds, and the rules that it consists of. */
export interface Answer {
  readonly rule: Rule
  readonly isOpen: boolean
  /** The answers that this one follows from. Empty for a single fact. */
  readonly because: readonly Answer[]
}

/**
 * Answers whether a person may do something here, and why or why not. A missing fact opens nothing:
 * a rule of the role alone can be asked with the role alone.
 */
export function answerOf(rule: Rule, facts: Partial<Facts>): Answer {
  if ('every' in rule) {
    const because = rule.every.map(each => answerOf(each, facts))
    return { rule, isOpen: because.every(({ isOpen }) => isOpen), because }
  }
  if ('some' in rule) {
    const because = rule.some.map(each => answerOf(each, facts))
    return { rule, isOpen: because.some(({ isOpen }) => isOpen), because }
  }
  if ('not' in rule) {
    const because = answerOf(rule.not, facts)
    return { rule, isOpen: !because.isOpen, because: [because] }
  }
  if ('right' in rule) {
    const because = conditionsOf(rule.right).map(each => answerOf(each, facts))
    const isGiven = facts.rights !== undefined && allows(facts.rights, rule.right)
    return { rule, isOpen: isGiven && because.every(({ isOpen }) => isOpen), because }
  }
  return { rule, isOpen: holds(rule, facts), because: [] }
}

/** True when a person may do something here. See `answerOf`. */
export const opens = (rule: Rule, facts: Partial<Facts>): boolean => answerOf(rule, facts).isOpen

type Fact = Exclude<Rule, { every: unknown } | { some: unknown } | { not: unknown } | { right: unknown }>

function holds(fact: Fact, { Roll, HasPlus, Supplier, options, grants, company, companies }: Partial<Facts>): boolean {
  if ('role' in fact) return Roll !== undefined && fact.role.includes(Roll)
  if ('plus' in fact) return HasPlus === true
  if ('option' in fact) return options?.[fact.option] === true
  if ('supplier' in fact) return Supplier === fact.supplier
  if ('grant' in fact) return grants?.[fact.grant] === true
  if ('moreCompaniesThan' in fact) return (companies ?? 0) > fact.moreCompaniesThan
  if ('agreement' in fact) return company?.AgreementFlags[fact.agreement] === true
  return company?.[fact.company] === true
}
