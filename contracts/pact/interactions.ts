import type { Call } from '../call.ts'
import { catalogue } from '../catalogue.ts'
import { callerStates } from '../outcomes/caller-states.ts'
import type { DeclaredOutcome, Outcome } from '../outcomes/outcome.ts'
import type { ProviderState } from '../outcomes/provider-state.ts'
import type { RegisterName } from '../reference-data/register-names.ts'
import { registers } from '../registers/registers.ts'
import { signInStates } from '../sign-in/states.ts'
import { outcomes } from './catalogue-outcomes.ts'
import { derivedOutcomes } from './derived-outcomes.ts'
import { withFigures } from './figures.ts'
import { generatedFile } from './generated-files.ts'
import { inItsTime } from './time.ts'

/** The consumer of the pacts: this application. */
export const consumer = 'avlona-web'
/** The provider of the calls: its backend. */
export const provider = 'avlona-api'
/** The pact of the calls. */
export const pactFile = generatedFile(`${consumer}-${provider}`)
/**
 * The provider of files and prints. They lie outside the base URL, so they have a pact of their
 * own.
 */
export const filesProvider = 'avlona-files'
/** The pact of files and prints. */
export const filesPactFile = generatedFile(`${consumer}-${filesProvider}`)

/**
 * The provider of live events. Messages are verified in another way than calls, so they have a pact
 * of their own.
 */
export const liveProvider = `${provider}-live`
/** The pact of live events. */
export const livePactFile = generatedFile(`${consumer}-${liveProvider}`)

/** An exchange of the pact: one outcome of a call. */
export interface Interaction {
  readonly description: string
  readonly call: Call
  readonly outcome: Outcome
  /** True when the declaration of the call implies the outcome, and no subject declares it. */
  readonly isDerived: boolean
}

const keyedCalls = { track: catalogue.frontend.track, readNotifications: catalogue.portal.readNotifications }

/** A call of the catalogue with its outcomes: its subject's and the derived ones. */
export interface DescribedCall {
  /** The call's name in the catalogue: `companies.list`. */
  readonly name: string
  readonly call: Call
  /** Those that its subject declares come first. */
  readonly outcomes: readonly Outcome[]
  /** How many its subject declares. */
  readonly declared: number
}

const describe = ({ method, path }: Call, { name }: Pick<Outcome, 'name'>) => `${method} ${path}: ${name}`

/** Returns every call of the catalogue with its outcomes. */
export function describedCalls(): DescribedCall[] {
  const described = outcomes as unknown as Readonly<
    Record<string, Readonly<Record<string, readonly DeclaredOutcome[]>>>
  >
  return Object.entries(catalogue).flatMap(([area, calls]) =>
    Object.entries(calls as unknown as Readonly<Record<string, Call>>).map(([name, call]) => {
      const own = (described[area]?.[name] ?? []).map(each => inItsTime(withFigures(describe(call, each), each)))
      const [first] = own
      return {
        name: `${area}.${name}`,
        call,
        outcomes: first ? [...own, ...derivedOutcomes(call, own, first, keyedCalls)] : own,
        declared: own.length,
      }
    }),
  )
}

/** Returns every call of the catalogue. */
export const allCalls = (): Call[] => describedCalls().map(({ call }) => call)

/**
 * The registers in further tabs of a screen. They differ from the first by a number only, and the
 * same code answers them, so that the pact has one outcome of each of their calls.
 */
const furtherTabs = new Set(
  Object.values(registers).flatMap(({ tab, name }, at, all) =>
    tab && all.findIndex(each => each.tab && each.route.path === all[at]?.route.path) < at ? [name] : [],
  ),
)
const isFurtherTab = (name: string) => furtherTabs.has(name.split('.')[0] as RegisterName)

/** Returns every outcome of every call of the catalogue, but those of further tabs. */
export const interactions = (): Interaction[] =>
  describedCalls().flatMap(({ name, call, outcomes, declared }) =>
    (isFurtherTab(name) ? outcomes.slice(0, 1) : outcomes).map((outcome, at) => ({
      description: describe(call, outcome),
      call,
      outcome,
      isDerived: at >= declared,
    })),
  )

/** Returns the parameters of a state in Pact's type for JSON. */
export const jsonParams = ({ params }: ProviderState): Record<string, never> => ({ ...params }) as Record<string, never>

/**
 * The states whose handlers return a cookie, with the name of the returned value: the session's
 * cookie, or that of a browser with a BankID order.
 */
const cookiesOfStates = new Map<string, 'Cookie' | 'BrowserCookie'>([
  [callerStates.signedIn('').name, 'Cookie'],
  [callerStates.idledOut('').name, 'Cookie'],
  [signInStates.bankIdWaiting('').name, 'BrowserCookie'],
  [signInStates.bankIdCancelled('').name, 'BrowserCookie'],
  [signInStates.bankIdCompleted('', '').name, 'BrowserCookie'],
  [signInStates.bankIdStranger('').name, 'BrowserCookie'],
  [signInStates.bankIdToken('', '').name, 'BrowserCookie'],
  [signInStates.bankIdElsewhere('', '').name, 'BrowserCookie'],
  [signInStates.bankIdTokenElsewhere('', '').name, 'BrowserCookie'],
])

/** Returns the name under which a state's handler returns a cookie, or undefined. */
export const cookieOfState = (name: string) => cookiesOfStates.get(name)

const cookiesOf = ({ given }: Pick<Outcome, 'given'>) => [
  ...new Set(given.flatMap(({ name }) => cookieOfState(name) ?? [])),
]

/** True when the states' handlers return a cookie for the request. */
export const hasCookie = (outcome: Pick<Outcome, 'given'>): boolean => cookiesOf(outcome).length > 0

/**
 * Returns the Cookie header of a request, with placeholders that Pact fills in from the values that
 * the states' handlers return.
 */
export const cookieExpression = (outcome: Pick<Outcome, 'given'>): string =>
  cookiesOf(outcome)
    .map(name => `\${${name}}`)
    .join('; ')
