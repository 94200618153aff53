import { type Call, errorsOfAccess, needsCompany } from '#contracts/call.ts'
import { catalogue } from '#contracts/catalogue.ts'
import { errors } from '#contracts/errors.ts'
import { chainOf } from '#contracts/rights/rights-chain.ts'
import type { Rule } from '#contracts/rights/rule.ts'
import type { rightsProofCalls } from '#contracts/rights-groups/proof.calls.ts'
import type { ProofTarget } from '#contracts/rights-groups/proof.shapes.ts'
import type { Handlers } from '../../platform/http/ask.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { GrantedLicences } from '../../rights/facts.ts'
import { openTexts, stepsOf } from './proof-steps.ts'
import { administratorsFor, provedSubject } from './proof-subject.ts'

/** What a question asks about, as a rule. */
interface Target {
  readonly rule: Rule
  readonly openText: string
  readonly isInCompany: boolean
  /** The messages by which a call may refuse although its rule opens it. */
  readonly exceptions: readonly string[]
}

/** Opens everything: the rule of what has none. */
const always: Rule = { every: [] }

/** Returns a call by its name in the catalogue: `users.list`. */
function callNamed(name: string): Call | undefined {
  const [area = '', one = '', ...more] = name.split('.')
  const calls = Object.hasOwn(catalogue, area) ? catalogue[area as keyof typeof catalogue] : {}
  return more.length === 0 && Object.hasOwn(calls, one) ? (calls as Readonly<Record<string, Call>>)[one] : undefined
}

/** @throws Refusal invalidRequest for a call that does not exist */
function targetOf(what: ProofTarget, hasCompany: boolean): Target {
  if ('Rule' in what) {
    return { rule: what.Rule, openText: openTexts.session, isInCompany: hasCompany, exceptions: [] }
  }
  const call = callNamed(what.Call)
  if (!call) throw new Refusal(errors.invalidRequest)
  const { access } = call
  const declared = errorsOfAccess(access)
  return {
    rule: typeof access === 'string' ? always : 'rule' in access ? access.rule : access,
    openText: openTexts[typeof access === 'string' ? access : 'session'],
    isInCompany: needsCompany(access),
    // The handler refuses by what it is asked for, which no rule of the call knows.
    exceptions: call.errors
      .filter(error => error.status === 403 && !declared.includes(error))
      .map(({ message }) => message),
  }
}

/** The rights prover: who may do what, and why. */
export const rightsProofArea = ({
  copyLicences,
}: {
  readonly copyLicences: GrantedLicences
}): Handlers<typeof rightsProofCalls> => ({
  async prove(ask) {
    const { tx, caller, body } = ask
    const { rule, openText, isInCompany, exceptions } = targetOf(body.What, caller.company !== null)
    const subject = await provedSubject(ask, body.Of, copyLicences)
    const chain = chainOf(rule, subject.facts)
    const Steps = await stepsOf(tx, { chain, subject, openText, isInCompany })
    const IsOpen = Steps[0]?.IsOpen ?? true
    return {
      IsOpen,
      Subject: subject.name,
      Steps,
      Exceptions: [...exceptions],
      Administrators: IsOpen ? [] : await administratorsFor(tx, caller.account),
    }
  },
})
