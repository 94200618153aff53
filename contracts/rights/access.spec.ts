import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exampleCompany } from '../sign-in/examples.ts'
import { answerOf, type Facts, opens } from './access.ts'
import { allRights, rightsWhere } from './catalogue.ts'
import { conditionsOf } from './conditions.ts'
import { openings } from './openings.ts'
import type { Rule } from './rule.ts'
import { noRights } from './standard-groups.ts'

const facts: Facts = {
  Roll: 'ADM',
  rights: rightsWhere(() => true),
  HasPlus: true,
  Supplier: 'AVLONA',
  options: { HRTIL: true },
  grants: {},
  company: { ...exampleCompany, UseAvdelning: true, SafMedlem: false },
  companies: 1,
}

describe('a right', () => {
  it('opens nothing without its flag, whatever else holds', () => {
    for (const right of allRights) expect(opens({ right }, { ...facts, rights: noRights })).toBe(false)
  })

  it('needs the conditions of each branch above it', () => {
    expect(opens({ right: 'Registry.Departments.Write' }, facts)).toBe(true)
    expect(opens({ right: 'SAF.API' }, facts)).toBe(false)
    expect(opens({ right: 'Settings.UserRightsGroups.Read' }, { ...facts, HasPlus: false })).toBe(false)
    expect(conditionsOf('Payslips.Write')).toEqual([])
  })

  it('says of which facts the answer follows', () => {
    expect(answerOf({ right: 'SAF.API' }, facts)).toEqual({
      rule: { right: 'SAF.API' },
      isOpen: false,
      because: [{ rule: { company: 'SafMedlem' }, isOpen: false, because: [] }],
    })
  })

  it('opens nothing of a company when none is chosen', () => {
    expect(opens({ right: 'Registry.Departments.Read' }, { ...facts, company: null })).toBe(false)
  })
})

describe('a rule', () => {
  const leaf: fc.Arbitrary<Rule> = fc.oneof(
    fc.constantFrom<Rule>({ plus: true }, { option: 'HRTIL' }, { option: 'FERTIL' }, { moreCompaniesThan: 1 }),
    fc.subarray(['LIC', 'ADM', 'FTG'] as const).map(role => ({ role })),
    fc.constantFrom(...allRights).map(right => ({ right })),
  )
  const { rule } = fc.letrec<{ rule: Rule }>(tie => ({
    rule: fc.oneof(
      { maxDepth: 4 },
      leaf,
      fc.array(tie('rule'), { maxLength: 3 }).map(every => ({ every })),
      fc.array(tie('rule'), { maxLength: 3 }).map(some => ({ some })),
      tie('rule').map(not => ({ not })),
    ),
  }))

  it('and its opposite never both hold', () => {
    fc.assert(fc.property(rule, each => opens(each, facts) !== opens({ not: each }, facts)))
  })

  it('of several needs all, or one, of them', () => {
    fc.assert(
      fc.property(fc.array(rule, { maxLength: 4 }), all => {
        expect(opens({ every: all }, facts)).toBe(all.every(each => opens(each, facts)))
        expect(opens({ some: all }, facts)).toBe(all.some(each => opens(each, facts)))
      }),
    )
  })
})

describe('the functions of roles', () => {
  it.each([
    ['licence', ['LIC', 'ADM']],
    ['licenceInfo', ['LIC']],
    ['createCompany', ['LIC', 'ADM']],
    ['removedCompanies', ['LIC', 'ADM']],
    ['restoreCopy', ['LIC', 'ADM']],
    ['archiveCompany', ['LIC', 'ADM', 'FTG']],
    ['changeCompany', ['LIC', 'ADM']],
  ] as const)('%s is for %j', (name, roles) => {
    const every = ['LIC', 'ADM', 'FTG', 'AVD', 'LSS', 'BRU', 'PER'] as const
    expect(every.filter(Roll => opens(openings[name], { Roll, companies: 1 }))).toEqual(roles)
  })

  it('a company is changed by whoever has two', () => {
    expect(opens(openings.changeCompany, { Roll: 'PER', companies: 2 })).toBe(true)
  })

  it('a company is cloned by the licence user of a licence that the configuration names', () => {
    expect(opens(openings.cloneCompany, { Roll: 'LIC', grants: { clones: true } })).toBe(true)
    expect(opens(openings.cloneCompany, { Roll: 'ADM', grants: { clones: true } })).toBe(false)
    expect(opens(openings.cloneCompany, { Roll: 'LIC', grants: {} })).toBe(false)
  })

  it("the provider's support sends no copy, and manages no users", () => {
    const supported = { ...facts, grants: { supported: true } }
    expect(opens(openings.sendCopy, facts)).toBe(true)
    expect(opens(openings.sendCopy, supported)).toBe(false)
    expect(opens(openings.sendCopy, { ...facts, grants: { supports: true } })).toBe(false)
    expect(opens({ right: 'Settings.Users.Write' }, supported)).toBe(false)
    expect(opens({ right: 'Settings.Company.Write' }, supported)).toBe(true)
  })
})
