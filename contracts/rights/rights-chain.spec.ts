import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sizeOf } from '#tests/harness/thorough.ts'
import { roles } from '../code-lists/roles.ts'
import { exampleCompany } from '../sign-in/examples.ts'
import { type Facts, opens } from './access.ts'
import { allows, allRights, type Right, rightsWhere } from './catalogue.ts'
import { chainOf, type Fact, factsIn } from './rights-chain.ts'
import type { Rule } from './rule.ts'
import { isRule } from './rule-shape.ts'

const companyFlags = ['UseLSS', 'UseAvdelning', 'SafMedlem', 'UseFtgAdminUserAccountAccess'] as const
const agreementFlags = ['FerIngBer', 'OpenOBRegler'] as const
const rights: readonly Right[] = ['Payslips.Read', 'Settings.Users.Read', 'Registry.OBRegler.Read', 'FerLon.Read']

const facts: fc.Arbitrary<Facts> = fc
  .record({
    Roll: fc.constantFrom(...roles.codes),
    granted: fc.subarray([...rights]),
    HasPlus: fc.boolean(),
    FERTIL: fc.boolean(),
    grants: fc.record({ clones: fc.boolean(), supports: fc.boolean(), supported: fc.boolean() }),
    on: fc.subarray([...companyFlags]),
    agreed: fc.subarray([...agreementFlags]),
    hasCompany: fc.boolean(),
    companies: fc.nat(3),
  })
  .map(({ granted, FERTIL, on, agreed, hasCompany, ...rest }) => ({
    ...rest,
    Supplier: 'AVLONA',
    rights: rightsWhere(right => granted.includes(right)),
    options: { FERTIL },
    company: hasCompany
      ? {
          ...exampleCompany,
          ...Object.fromEntries(companyFlags.map(flag => [flag, on.includes(flag)])),
          AgreementFlags: {
            ...exampleCompany.AgreementFlags,
            ...Object.fromEntries(agreementFlags.map(flag => [flag, agreed.includes(flag)])),
          },
        }
      : null,
  }))

const leaf: fc.Arbitrary<Rule> = fc.oneof(
  fc.constantFrom<Rule>({ plus: true }, { option: 'FERTIL' }, { supplier: 'AVLONA' }, { moreCompaniesThan: 1 }),
  fc.constantFrom(...companyFlags).map(company => ({ company })),
  fc.constantFrom(...agreementFlags).map(agreement => ({ agreement })),
  fc.constantFrom<Rule>({ grant: 'clones' }, { grant: 'supported' }),
  fc.subarray([...roles.codes]).map(role => ({ role })),
  fc.constantFrom(...rights).map(right => ({ right })),
)
/** Rules of at least so many parts. A combination of none has no fact to turn. */
const rulesOf = (minLength: number): fc.Arbitrary<Rule> =>
  fc.letrec<{ rule: Rule }>(tie => ({
    rule: fc.oneof(
      { maxDepth: 4 },
      leaf,
      fc.array(tie('rule'), { minLength, maxLength: 3 }).map(every => ({ every })),
      fc.array(tie('rule'), { minLength, maxLength: 3 }).map(some => ({ some })),
      tie('rule').map(not => ({ not })),
    ),
  })).rule
const rule = rulesOf(0)

/** A fact by its text: the same fact may stand in several places. */
const nameOf = (fact: Fact) => JSON.stringify(fact)

/** Answers a rule from its facts alone, with some of them the other way round. */
function answered(asked: Rule, given: Facts, turned: ReadonlySet<string>): boolean {
  const values = new Map(
    factsIn(chainOf(asked, given)).map(({ fact, isOpen, isNegated }) => {
      const name = nameOf(fact)
      return [name, (isOpen !== isNegated) !== turned.has(name)] as const
    }),
  )
  const value = (link: ReturnType<typeof chainOf>): boolean => {
    if (link.kind === 'fact') return values.get(nameOf(link.fact)) !== link.isNegated
    return link.kind === 'any' ? link.because.some(value) : link.because.every(value)
  }
  return value(chainOf(asked, given))
}

describe('the chain of an answer', () => {
  it('has the verdict of the rule, for every rule and all facts', () => {
    fc.assert(
      fc.property(rule, facts, (asked, given) => {
        expect(chainOf(asked, given).isOpen).toBe(opens(asked, given))
        expect(answered(asked, given, new Set())).toBe(opens(asked, given))
      }),
      { numRuns: sizeOf({ small: 300, whole: 3_000 }) },
    )
  })

  it('names the facts that decide: the other way round, exactly they turn the answer', () => {
    fc.assert(
      fc.property(rulesOf(1), facts, (asked, given) => {
        const all = factsIn(chainOf(asked, given))
        const decisive = all.filter(({ isDecisive }) => isDecisive)
        const isOpen = opens(asked, given)
        for (const link of decisive) expect(link.isOpen).toBe(isOpen)
        const names = new Set(decisive.map(({ fact }) => nameOf(fact)))
        // A rule may contradict itself: a fact that stands twice cannot be turned in one place.
        fc.pre(all.length === new Set(all.map(({ fact }) => nameOf(fact))).size)
        expect(answered(asked, given, names)).toBe(!isOpen)
      }),
      { numRuns: sizeOf({ small: 300, whole: 3_000 }) },
    )
  })

  it('names at least one fact that fails for each right that is closed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...allRights), facts, (right, given) => {
        const chain = chainOf({ right }, given)
        const failing = factsIn(chain).filter(({ isDecisive, isOpen }) => isDecisive && !isOpen)
        expect(failing.length > 0).toBe(!opens({ right }, given))
        const flag = failing.some(({ fact }) => 'flag' in fact && fact.flag === right)
        expect(flag).toBe(!allows(given.rights, right))
      }),
    )
  })

  it('leaves out what does not decide', () => {
    const given = fc.sample(facts, 1)[0] as Facts
    const chain = chainOf(
      { right: 'Registry.OBRegler.Read' },
      { ...given, HasPlus: true, rights: rightsWhere(() => true), company: null },
    )
    expect(factsIn(chain).filter(({ isDecisive }) => isDecisive)).toMatchObject([
      { fact: { agreement: 'OpenOBRegler' }, isOpen: false },
    ])
  })
})

describe('a rule from outside', () => {
  it('is read when it is one, whatever it consists of', () => {
    fc.assert(
      fc.property(rule, asked => {
        expect(isRule(JSON.parse(JSON.stringify(asked)))).toBe(true)
      }),
    )
  })

  it.each([
    ['a right that does not exist', { right: 'Payslips.Everything' }],
    ['a role that does not exist', { role: ['ROOT'] }],
    ['a flag that does not exist', { company: 'Namn' }],
    ['an agreement that does not exist', { agreement: 'constructor' }],
    ['two rules in one', { plus: true, right: 'Payslips.Read' }],
    ['nothing', {}],
    ['a list', [{ plus: true }]],
    ['a part that is none', { every: [{ plus: true }, { not: {} }] }],
  ])('is refused when it is %s', (_, value) => expect(isRule(value)).toBe(false))
})
