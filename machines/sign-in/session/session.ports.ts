import { channel, effectPort, port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'
import type { SessionStart, SignInAttempt, SignInOutcome, TabNews } from './session.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const sessionPorts = {
  /** `GET /me` with the tab's company and year. */
  fetchSession: port<void, Result<SessionStart>>('session.fetchSession'),
  /** Waits so many milliseconds, then `GET /me`: whose session it is by now. */
  verifySession: port<{ readonly wait: number }, Result<{ readonly login: string }>>('session.verifySession'),
  /** `POST /authenticate`. */
  signIn: port<SignInAttempt, Result<SignInOutcome>>('session.signIn'),
  /** `GET /logout`. The answer is ignored. */
  signOut: port<void, Result<null>>('session.signOut'),
  /**
   * `GET /me/clearSession`: the browser forgets the cookie of a session that is over. What it
   * answers changes nothing.
   */
  clearSession: port<void, Result<null>>('session.clearSession'),
  /** Listens to the messages of this browser's other tabs. */
  tabs: channel<void, TabNews>('session.tabs'),
}

/** The flow's effects: the requests that it does not wait for. */
export const sessionEffects = {
  /** Stores the login and the method for the next sign-in on this device. */
  rememberLogin: effectPort<{ login: string; method: 'bankid' | 'password' }>('session.rememberLogin'),
  /** A session begins on this device. Removes the data of an earlier one. */
  beginSession: effectPort('session.beginSession'),
  /**
   * Forgets the password and the token of the attempt in the context, if there is one: it has
   * ended, one way or another.
   */
  forgetSecrets: effectPort('session.forgetSecrets'),
  /**
   * Forgets what this browser keeps of the session: company, year, secrets, journal, the last
   * activity.
   */
  forgetSession: effectPort('session.forgetSession'),
  /**
   * Keeps in this tab, over a reload, whether it is still to be said that the session ended by
   * inactivity.
   */
  storeInactivity: effectPort('session.storeInactivity'),
  /** Tells the other tabs which account has signed in. */
  tellSignedIn: effectPort('session.tellSignedIn'),
  /** Tells the other tabs that the session has ended, and whether by inactivity. */
  tellSignedOut: effectPort('session.tellSignedOut'),
}
