import { effectPort, port } from '../shared/port.ts'
import type { Result } from '../shared/result.ts'
import type { SessionStart, SignInAttempt, SignInOutcome } from './session.types.ts'

export const sessionPorts = {
  /** `GET /me` with the tab's company and year. */
  fetchSession: port<void, Result<SessionStart>>('session.fetchSession'),
  /** `POST /authenticate`. */
  signIn: port<SignInAttempt, Result<SignInOutcome>>('session.signIn'),
  /** `GET /logout`; what it answers changes nothing. */
  signOut: port<void, Result<null>>('session.signOut'),
}

export const sessionEffects = {
  /** Keeps the login and the method for the next sign-in on this device. */
  rememberLogin: effectPort<{ login: string; method: 'bankid' | 'password' }>('session.rememberLogin'),
  /** Forgets what this tab keeps of the session: company, year, secrets, journal. */
  forgetSession: effectPort('session.forgetSession'),
}
