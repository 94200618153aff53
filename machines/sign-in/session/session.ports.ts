import { channel, effectPort, port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'
import type { SessionStart, SignInAttempt, SignInOutcome, TabNews } from './session.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const sessionPorts = {
  /** `GET /me` with the tab's company and year. */
  fetchSession: port<void, Result<SessionStart>>('session.fetchSession'),
  /**
   * Waits `wait` milliseconds, then calls `GET /me`. Returns the login of the session's present
   * account.
   */
  verifySession: port<{ readonly wait: number }, Result<{ readonly login: string }>>('session.verifySession'),
  /** `POST /authenticate`. */
  signIn: port<SignInAttempt, Result<SignInOutcome>>('session.signIn'),
  /**
   * `GET /logout`. The user is signed out whatever the answer. A failure is shown, unless the
   * session ended by inactivity.
   */
  signOut: port<void, Result<null>>('session.signOut'),
  /**
   * `GET /me/clearSession`: the browser forgets the cookie of a session that has ended. The answer
   * is ignored.
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
   * Deletes the password and the token of the attempt in the context from the vault, if there is
   * one. The attempt has ended.
   */
  forgetSecrets: effectPort('session.forgetSecrets'),
  /**
   * Deletes what this browser stores of the session: company, year, secrets, journal and last
   * activity.
   */
  forgetSession: effectPort('session.forgetSession'),
  /**
   * Stores in this tab, for a reload, whether the message that the session ended by inactivity is
   * still to be shown.
   */
  storeInactivity: effectPort('session.storeInactivity'),
  /** Tells the other tabs which account has signed in. */
  tellSignedIn: effectPort('session.tellSignedIn'),
  /** Tells the other tabs that the session has ended, and whether by inactivity. */
  tellSignedOut: effectPort('session.tellSignedOut'),
}
