import { portalCalls } from '#contracts/portal/calls.ts'
import { mutation, query } from '../procedure.ts'
import { router } from '../trpc.ts'

export const portalRouter = router({
  info: query(portalCalls.info),
  change: mutation(portalCalls.change),
  notifications: query(portalCalls.notifications),
  readNotifications: mutation(portalCalls.readNotifications),
  messageStatus: query(portalCalls.messageStatus),
} satisfies Record<keyof typeof portalCalls, unknown>)
