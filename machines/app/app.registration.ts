import type { AnyStateMachine, InputFrom } from 'xstate'
import type { Account, Licence, Workplace } from '../sign-in/session/session.types.ts'
import type { AppInput } from './app.types.ts'

/**
 * Until when a flow lives: the page, the login screen, the session, the company that is worked in,
 * or its salary year. When that ends the flow ends, and what it kept is forgotten.
 */
export type Lifetime = 'page' | 'login' | 'session' | 'company' | 'year'

/** What a flow of the session may begin with. */
export interface SignedIn extends AppInput {
  readonly account: Account
  readonly licence: Licence
  /** Null while no company is chosen. */
  readonly workplace: Workplace | null
}

/** What a flow of the company, or of its year, may begin with. */
export interface Working extends SignedIn {
  readonly workplace: Workplace
}

/** One flow of the application. Its systemId is its key in the map of flows. */
export interface Registration<
  Machine extends AnyStateMachine = AnyStateMachine,
  Until extends Lifetime | 'parent' = Lifetime | 'parent',
  IsLazy extends boolean = boolean,
  Asked = never,
> {
  /** `parent`: another flow begins and ends it. */
  readonly until: Until
  /**
   * True for a flow that begins when a component asks for it. Its code comes with that component.
   */
  readonly isLazy: IsLazy
  /** The input of its machine, of what the application knows and what the component gives. */
  readonly input: (scope: never, asked: Asked) => unknown
  /** Never set: the type of its machine, without the code. */
  readonly machine?: Machine
}

/** The function that gives the input; a machine that takes none has none. */
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
 * Registers a flow that begins and ends with a lifetime; `lazily`: that begins when a component
 * asks for it.
 */
export const ofPage = registrar<AppInput, 'page'>('page')
export const ofLogin = registrar<AppInput, 'login'>('login')
export const ofSession = registrar<SignedIn, 'session'>('session')
export const ofCompany = registrar<Working, 'company'>('company')
export const ofYear = registrar<Working, 'year'>('year')

/** Registers a flow that another flow begins and ends. */
export const ofParent = <Machine extends AnyStateMachine>(): Registration<Machine, 'parent', false> => ({
  until: 'parent',
  isLazy: false,
  input: noInput,
})
