import type { Call, Outcome } from '../call.ts'
import { catalogue } from '../catalogue.ts'
import { states } from './states.ts'

export const consumer = 'avlona-web'
export const provider = 'avlona-api'
/** The committed pact. */
export const pactFile = `${import.meta.dirname}/../pacts/${consumer}-${provider}.json`
/** Files and prints lie outside the base URL, so they have a pact of their own. */
export const filesProvider = 'avlona-files'
export const filesPactFile = `${import.meta.dirname}/../pacts/${consumer}-${filesProvider}.json`

/** The live events' own provider: messages and calls are verified in different ways, and so lie in pacts of their own. */
export const liveProvider = `${provider}-live`
export const livePactFile = `${import.meta.dirname}/../pacts/${consumer}-${liveProvider}.json`

/** One exchange of the pact: a call's outcome. */
export interface Interaction {
  readonly description: string
  readonly call: Call
  readonly outcome: Outcome<Record<string, unknown> | undefined>
}

/** Every call of the catalogue. */
export const allCalls = (): Call[] => Object.values(catalogue).flatMap(area => Object.values(area) as unknown as Call[])

/** Every outcome of every call of the catalogue. */
export const interactions = (): Interaction[] =>
  allCalls().flatMap(call =>
    call.outcomes.map(outcome => ({
      description: `${call.method} ${call.path}: ${outcome.name}`,
      call,
      outcome: outcome as Interaction['outcome'],
    })),
  )

/** The states that answer with the `Cookie` of a session, or of the browser that a BankID order belongs to. */
export const statesWithCookie: readonly string[] = [
  states.signedIn(''),
  states.idledOut(''),
  states.bankIdWaiting(''),
  states.bankIdCancelled(''),
  states.bankIdCompleted('', ''),
  states.bankIdStranger(''),
  states.bankIdToken('', ''),
  states.bankIdElsewhere('', ''),
  states.bankIdTokenElsewhere('', ''),
].map(({ name }) => name)

/** True when the states' handler gives a `Cookie`, and the request carries it. */
export const hasCookie = ({ given }: Pick<Outcome, 'given'>): boolean =>
  given.some(state => statesWithCookie.includes(state.name))
