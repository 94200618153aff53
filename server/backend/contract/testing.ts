import type { Call } from '#contracts/call.ts'
import { catalogue } from '#contracts/catalogue.ts'
import { type Interaction, interactions } from '#contracts/pact/interactions.ts'
import { missingThings } from '#contracts/pact/missing-things.ts'
import { type RegisterName, registerNames } from '#contracts/reference-data/register-names.ts'

/** The registers that stand for the others: one with an own table, a shared one, one of rules. */
const representatives: readonly RegisterName[] = ['departments', 'productGroups', 'obRules']

const callsOf = (names: readonly RegisterName[]) =>
  new Set<Call>(names.flatMap(name => Object.values<Call>(catalogue[name])))

/** The calls of the registers that stand for the others. */
export const callsOfRepresentatives = callsOf(representatives)
/** The calls of the other registers, which the same code answers. */
export const callsOfOtherRegisters = callsOf(registerNames.filter(name => !representatives.includes(name)))

const isRefused = ({ outcome }: Interaction): boolean => 'error' in outcome.answer

/** True when a call's handler refuses: with a message of its own, about a thing in the path. */
const isOfMissing = ({ outcome: { answer } }: Interaction): boolean =>
  'error' in answer && missingThings.some(({ error }) => error.dvCode === answer.error.dvCode)

/** True for a write that is repeated under its key: no other derived exchange succeeds. */
export const isRepeated = (each: Interaction): boolean => each.isDerived && !isRefused(each)

/** The exchanges of calls with a session that need none of Pact's matchers. */
export interface DirectExchanges {
  /**
   * Those that the declaration of a call implies, and that `addRoute` refuses before the call's
   * handler: without a session, a company, a right, the marker or a new key.
   */
  readonly derivedRefusals: readonly Interaction[]
  /** The refusals of the handlers. */
  readonly declaredRefusals: readonly Interaction[]
  /**
   * Writes that are repeated under their key, and answered by their first answer. Of the registers,
   * those of the representatives.
   */
  readonly repeatedWrites: readonly Interaction[]
}

export function directExchanges(): DirectExchanges {
  const withSession = interactions().filter(({ call }) => call.access !== 'public')
  return {
    derivedRefusals: withSession.filter(each => isRefused(each) && each.isDerived && !isOfMissing(each)),
    declaredRefusals: withSession.filter(each => isRefused(each) && (!each.isDerived || isOfMissing(each))),
    repeatedWrites: withSession.filter(each => isRepeated(each) && !callsOfOtherRegisters.has(each.call)),
  }
}
