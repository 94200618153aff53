import { portalCalls } from '#contracts/calls/portal.ts'
import { query } from '../procedure.ts'
import { router } from '../trpc.ts'

export const portalRouter = router({
  info: query(portalCalls.info),
  notifications: query(portalCalls.notifications),
  messageStatus: query(portalCalls.messageStatus),
} satisfies Record<keyof typeof portalCalls, unknown>)
