import { describe, expect, it } from 'vitest'
import { roles } from '#contracts/code-lists/roles.ts'
import type { Facts } from '#contracts/rights/access.ts'
import { rightsWhere } from '#contracts/rights/catalogue.ts'
import { openings } from '#contracts/rights/openings.ts'
import { chainOf, type Fact, factsIn } from '#contracts/rights/rights-chain.ts'
import type { Rule } from '#contracts/rights/rule.ts'
import { agreementFlags, companyFlags } from '#contracts/rights/rule-shape.ts'
import { exampleCompany } from '#contracts/sign-in/examples.ts'
import { factText } from './fact-texts.ts'
import type { ProvedSubject } from './proof-subject.ts'

const facts: Facts = {
  Roll: 'AVD',
  rights: rightsWhere(() => false),
  HasPlus: false,
  Supplier: 'AVLONA',
  options: {},
  grants: {},
  company: exampleCompany,
  companies: 1,
}
const anna: ProvedSubject = {
  kind: 'user',
  name: 'Anna Berg',
  login: 'anna',
  isBlocked: false,
  facts,
  rightsFrom: { kind: 'group', id: 'g', name: 'Tidrapportörer', isStandard: false },
  company: { ftgKey: 'k', name: 'Nordsken' },
  wording: 'KUND',
}
const text = (fact: Fact, holds: boolean, isNegated = false, subject = anna) =>
  factText({ kind: 'fact', fact, isNegated, isOpen: holds !== isNegated, isDecisive: true }, subject)

const everyFact: readonly Fact[] = [
  ...companyFlags.map(company => ({ company })),
  ...agreementFlags.map(agreement => ({ agreement })),
  ...(['clones', 'supports', 'supported'] as const).map(grant => ({ grant })),
  ...([{ plus: true }, { option: 'HRTIL' }, { supplier: 'NORRLON' }] as const),
  { flag: 'Kalendarie.Read' },
]

describe('the text of a fact', () => {
  it.each(everyFact.map(fact => [JSON.stringify(fact), fact] as const))('%s says what is so, in words', (_, fact) => {
    const [on, off] = [text(fact, true), text(fact, false)]
    expect(on).not.toBe(off)
    for (const each of [on, off]) {
      expect(each).toMatch(/^\p{Lu}.*\.$/u)
      // No setting is told by the name of its field.
      for (const flag of [...companyFlags, ...agreementFlags]) expect(each).not.toContain(flag)
    }
    // What must not hold is told as it is, and closes with a reason.
    expect(text(fact, false, true)).toBe(off.replace(/ Det krävs .*/, ''))
    expect(text(fact, true, true)).toBe(`${on} Det utesluter det här.`)
  })

  it('tells a role in the company’s words, and the roles that are needed', () => {
    const client = { ...anna, facts: { ...facts, Roll: 'BRU' as const } }
    expect(text({ role: ['LIC', 'ADM', 'FTG'] }, false, false, client)).toBe(
      'Rollen är Kund. Det krävs Licensanvändare, Systemadministratör eller Företagsadministratör.',
    )
    expect(text({ role: ['AVD'] }, true)).toBe('Rollen är Avdelningsansvarig.')
    expect(text({ role: ['AVD'] }, true, true)).toBe('Rollen är Avdelningsansvarig. Det krävs en annan roll.')
  })

  it('tells the number of companies, and that a group has none of its own', () => {
    expect(text({ moreCompaniesThan: 1 }, false)).toBe('Anna Berg har tillgång till 1 företag. Det krävs fler än 1.')
    expect(text({ moreCompaniesThan: 1 }, false, false, { ...anna, kind: 'group' })).toContain('beror på användaren')
  })

  it('says nothing of a company that the person does not have', () => {
    const outside = { ...anna, facts: { ...facts, company: null } }
    expect(text({ company: 'UseLSS' }, false, false, outside)).toBe('Anna Berg har inte tillgång till Nordsken.')
    expect(text({ company: 'UseLSS' }, false, false, { ...outside, kind: 'self' })).toBe('Inget företag är valt.')
  })

  it.each([
    ['role', 'Rollen Licensanvändare ger alla behörigheter.'],
    ['licence', 'Demolicensen ger inte behörigheten Kalendarium: Läs.'],
    ['none', 'Anna Berg har ingen behörighetsgrupp, och därför inte behörigheten.'],
  ] as const)('tells that the rights come from the %s', (kind, said) =>
    expect(text({ flag: 'Kalendarie.Read' }, kind === 'role', false, { ...anna, rightsFrom: { kind } })).toBe(said),
  )

  it('exists for every fact of every opening, for every role', () => {
    for (const rule of Object.values(openings) as readonly Rule[]) {
      for (const Roll of roles.codes) {
        const subject = { ...anna, facts: { ...facts, Roll } }
        for (const link of factsIn(chainOf(rule, subject.facts))) expect(factText(link, subject)).toMatch(/\.$/)
      }
    }
  })
})
