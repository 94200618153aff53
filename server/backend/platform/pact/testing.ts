import { outcomes } from '#contracts/pact/catalogue-outcomes.ts'
import { type Interaction, interactions } from '#contracts/pact/interactions.ts'

/** The outcomes that the subjects declare. The declaration of a call implies the others. */
const declared = new Set<unknown>(Object.values(outcomes).flatMap(calls => Object.values(calls).flat()))

const isDerived = ({ outcome }: Interaction): boolean => !declared.has(outcome)

/** The exchanges of calls with a session that need none of Pact's matchers. */
export interface DirectExchanges {
  /**
   * Those that the declaration of a call implies, and that `addRoute` refuses before the call's
   * handler: without a session, a company, a right, the marker or a new key.
   */
  readonly derivedRefusals: readonly Interaction[]
  readonly declaredRefusals: readonly Interaction[]
  /** Writes that are repeated under their key, and answered by their first answer. */
  readonly repeatedWrites: readonly Interaction[]
}

export function directExchanges(): DirectExchanges {
  const withSession = interactions().filter(({ call }) => call.access !== 'public')
  const isRefused = ({ outcome }: Interaction) => 'error' in outcome.answer
  return {
    derivedRefusals: withSession.filter(each => isRefused(each) && isDerived(each)),
    declaredRefusals: withSession.filter(each => isRefused(each) && !isDerived(each)),
    // No other derived exchange succeeds.
    repeatedWrites: withSession.filter(each => !isRefused(each) && isDerived(each)),
  }
}
