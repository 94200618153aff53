import { type Facts, opens } from './access.ts'
import { allows, type Right } from './catalogue.ts'
import { conditionsOf } from './conditions.ts'
import type { Rule } from './rule.ts'

/** A rule that asks about one fact, or the flag of a right in a rights group. */
export type Fact =
  | Exclude<Rule, { every: unknown } | { some: unknown } | { not: unknown } | { right: unknown }>
  | { readonly flag: Right }

/** A link of the chain from an answer to its facts. */
export type ChainLink = FactLink | CombinedLink

interface Link {
  readonly isOpen: boolean
  /** True when the answer follows from this link, and from every link above it. */
  readonly isDecisive: boolean
}

export interface FactLink extends Link {
  readonly kind: 'fact'
  readonly fact: Fact
  /** The fact must not hold: the link is open when it does not. */
  readonly isNegated: boolean
}

export interface CombinedLink extends Link {
  /** A right is open when its flag and the conditions of its area all are. */
  readonly kind: 'all' | 'any' | 'right'
  /** The right, when the kind is `right`. */
  readonly right?: Right
  readonly because: readonly ChainLink[]
}

/**
 * Returns the chain of `answerOf`: down to each fact, with the decisive ones marked. If exactly the
 * decisive facts were the other way round, so would the answer be.
 */
export const chainOf = (rule: Rule, facts: Partial<Facts>): ChainLink => marked(linkOf(rule, facts, false), true)

function linkOf(rule: Rule, facts: Partial<Facts>, isNegated: boolean): ChainLink {
  const link = (part: Rule) => linkOf(part, facts, isNegated)
  if ('not' in rule) return linkOf(rule.not, facts, !isNegated)
  // The opposite of "all" is that any is the opposite.
  if ('every' in rule) return combined(isNegated ? 'any' : 'all', rule.every.map(link))
  if ('some' in rule) return combined(isNegated ? 'all' : 'any', rule.some.map(link))
  if ('right' in rule) {
    const { right } = rule
    const holds = facts.rights !== undefined && allows(facts.rights, right)
    const because = [factLink({ flag: right }, holds, isNegated), ...conditionsOf(right).map(link)]
    return isNegated ? combined('any', because) : { ...combined('all', because), kind: 'right', right }
  }
  return factLink(rule, opens(rule, facts), isNegated)
}

const factLink = (fact: Fact, holds: boolean, isNegated: boolean): FactLink => ({
  kind: 'fact',
  fact,
  isNegated,
  isOpen: holds !== isNegated,
  isDecisive: false,
})

function combined(kind: 'all' | 'any', because: readonly ChainLink[]): CombinedLink {
  const isOpen = kind === 'all' ? because.every(part => part.isOpen) : because.some(part => part.isOpen)
  return { kind, because, isOpen, isDecisive: false }
}

/** Marks the links that an answer follows from: a closed "all" from its closed parts alone. */
function marked(link: ChainLink, isDecisive: boolean): ChainLink {
  if (link.kind === 'fact') return { ...link, isDecisive }
  const followsFromAll = link.isOpen === (link.kind !== 'any')
  const because = link.because.map(part => marked(part, isDecisive && (followsFromAll || part.isOpen === link.isOpen)))
  return { ...link, isDecisive, because }
}

/** Returns the facts of a chain. */
export const factsIn = (link: ChainLink): readonly FactLink[] =>
  link.kind === 'fact' ? [link] : link.because.flatMap(factsIn)
