import { outcomes } from '#contracts/pact/catalogue-outcomes.ts'
import { type Interaction, interactions } from '#contracts/pact/interactions.ts'

/** The outcomes that the subjects declare. The declaration of a call implies the others. */
const declared = new Set<unknown>(Object.values(outcomes).flatMap(calls => Object.values(calls).flat()))

/** True when the declaration of the call implies the exchange. */
export const isDerived = ({ outcome }: Interaction): boolean => !declared.has(outcome)

/**
 * Returns the exchanges that the declaration of a call implies, and that `addRoute` refuses before
 * the call's handler: without a session, a company, a right, the marker or a new key.
 */
export const derivedRefusals = (): Interaction[] =>
  interactions().filter(each => isDerived(each) && each.call.access !== 'public' && 'error' in each.outcome.answer)
