import { messageCalls } from '#contracts/messages/calls.ts'
import { mutation, query } from '../procedure.ts'
import { router } from '../trpc.ts'

export const messagesRouter = router({
  list: query(messageCalls.list),
  recipients: query(messageCalls.recipients),
  byId: query(messageCalls.byId),
  send: mutation(messageCalls.send),
  markRead: mutation(messageCalls.markRead),
  markUnread: mutation(messageCalls.markUnread),
  archive: mutation(messageCalls.archive),
  restore: mutation(messageCalls.restore),
} satisfies Record<keyof typeof messageCalls, unknown>)
