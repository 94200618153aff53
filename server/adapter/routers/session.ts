import { sessionCalls } from '#contracts/sign-in/session.calls.ts'
import { mutation, query } from '../procedure.ts'
import { router } from '../trpc.ts'

export const sessionRouter = router({
  me: query(sessionCalls.me),
  clearSession: mutation(sessionCalls.clearSession),
  authenticate: mutation(sessionCalls.authenticate),
  logout: mutation(sessionCalls.logout),
} satisfies Record<keyof typeof sessionCalls, unknown>)
