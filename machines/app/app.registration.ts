import type { AnyStateMachine, InputFrom } from 'xstate'
import type { Account, Licence, Workplace } from '../sign-in/session/session.types.ts'
import type { AppInput } from './app.types.ts'

/**
 * The lifetime of a flow: that of the page, the login screen, the session, the chosen company or
 * the chosen salary year. The flow stops with it, and its state is discarded.
 */
export type Lifetime = 'page' | 'login' | 'session' | 'company' | 'year'

/** The data for the input of a flow of the session. */
export interface SignedIn extends AppInput {
  readonly account: Account
  readonly licence: Licence
  /** Null while no company is chosen. */
  readonly workplace: Workplace | null
}

/** The data for the input of a flow of the company, or of its salary year. */
export interface Working extends SignedIn {
  readonly workplace: Workplace
}

/** The registration of a flow. The flow's systemId is its key in the map of flows. */
export interface Registration<
  Machine extends AnyStateMachine = AnyStateMachine,
  Until extends Lifetime | 'parent' = Lifetime | 'parent',
  IsLazy extends boolean = boolean,
  Asked = never,
> {
  /** The flow's lifetime, or `parent` when another flow starts and stops it. */
  readonly until: Until
  /**
   * True for a flow that starts when a component requests it. The component loads its code.
   */
  readonly isLazy: IsLazy
  /** Returns the machine's input, from the application's data and the component's request. */
  readonly input: (scope: never, asked: Asked) => unknown
  /** Never set. It carries the machine's type without importing its code. */
  readonly machine?: Machine
}

/** The function that returns the input, omitted for a machine without input. */
type InputOf<Machine extends AnyStateMachine, Given extends readonly unknown[]> =
  undefined extends InputFrom<Machine> ? [] : [input: (...given: Given) => InputFrom<Machine>]

const noInput = () => undefined

function registrar<Scope, Until extends Lifetime>(until: Until) {
  const begun = <Machine extends AnyStateMachine>(
    ...[input]: InputOf<Machine, [scope: Scope]>
  ): Registration<Machine, Until, false> => ({ until, isLazy: false, input: input ?? noInput })
  const lazily = <Machine extends AnyStateMachine, Asked = void>(
    ...[input]: InputOf<Machine, [scope: Scope, asked: Asked]>
  ): Registration<Machine, Until, true, Asked> => ({ until, isLazy: true, input: input ?? noInput })
  return Object.assign(begun, { lazily })
}

/**
 * Registers a flow that starts and stops with a lifetime. With `lazily`, it starts when a component
 * requests it.
 */
export const ofPage = registrar<AppInput, 'page'>('page')
export const ofLogin = registrar<AppInput, 'login'>('login')
export const ofSession = registrar<SignedIn, 'session'>('session')
export const ofCompany = registrar<Working, 'company'>('company')
export const ofYear = registrar<Working, 'year'>('year')

/** Registers a flow that another flow starts and stops. */
export const ofParent = <Machine extends AnyStateMachine>(): Registration<Machine, 'parent', false> => ({
  until: 'parent',
  isLazy: false,
  input: noInput,
})
