import type { Rule } from './rule.ts'

/** Returns a rule in English, for the reference of the calls: "role `LIC` or `ADM`". */
export function textOfRule(rule: Rule): string {
  if ('every' in rule) return rule.every.map(inner).join(' and ')
  if ('some' in rule) return rule.some.map(inner).join(' or ')
  if ('not' in rule) return `not ${inner(rule.not)}`
  if ('right' in rule) return `right \`${rule.right}\``
  if ('role' in rule) return `role ${rule.role.map(role => `\`${role}\``).join(' or ')}`
  if ('plus' in rule) return 'a licence of the Plus model'
  if ('option' in rule) return `the licence's option \`${rule.option}\``
  if ('supplier' in rule) return `a licence of the supplier \`${rule.supplier}\``
  if ('agreement' in rule) return `an agreement with \`${rule.agreement}\``
  if ('moreCompaniesThan' in rule) return `access to more than ${rule.moreCompaniesThan} company`
  if ('grant' in rule) return `${grantTexts[rule.grant]}`
  return `the company's \`${rule.company}\``
}

const grantTexts = {
  clones: 'a licence that may clone companies',
  supports: "a licence of the provider's support",
  supported: "a session of the provider's support",
} as const

const inner = (rule: Rule): string => ('every' in rule || 'some' in rule ? `(${textOfRule(rule)})` : textOfRule(rule))
