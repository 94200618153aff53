import { callerByKey } from './integrations/key-caller.ts'
import type { Database } from './platform/database/connect.ts'
import type { CallerPorts } from './platform/http/caller.ts'
import { factsOf, type GrantedLicences } from './rights/facts.ts'
import { rightsOf } from './rights/rights.ts'
import { callerAsks, requireSession } from './sign-in/session/caller.ts'

/** Returns the ports by which the routes learn who calls, and what is open to the caller. */
export const callerPorts = (database: Database, granted: GrantedLicences): CallerPorts => ({
  byKey: (call, { request, scope, now }) => callerByKey(database, call, { request, now, ...scope }),
  bySession: ({ token, scope, now }) => requireSession(database, { token, now, ...scope }),
  isSignedIn: async ({ token, scope, now }) =>
    token !== undefined && typeof (await callerAsks(database, { token, now, ...scope })) === 'object',
  factsOf: (tx, caller) => factsOf(tx, caller, granted),
  rightsOf,
})
