import { messageOf } from '#contracts/messages/rules.ts'
import { answer } from '#machines/kit/shared/port.ts'
import { mapResult } from '#machines/kit/shared/result.ts'
import { composeMachine } from '#machines/messages/compose/compose.machine.ts'
import { composePorts } from '#machines/messages/compose/compose.ports.ts'
import { inboxMachine } from '#machines/messages/inbox/inbox.machine.ts'
import { inboxPorts } from '#machines/messages/inbox/inbox.ports.ts'
import { messagesMachine } from '#machines/messages/messages/messages.machine.ts'
import { notificationsMachine } from '#machines/messages/notifications/notifications.machine.ts'
import { type Api, asResult } from '../api.ts'
import { pageIn } from '../list-pages.ts'
import { newKey } from '../new-key.ts'
import type { Outside } from '../outside.ts'
import { withCalls } from '../with-calls.ts'

const newestFirst = { sortBy: 'TimeStamp', sortOrder: 'desc' } as const

const liveInbox = (api: Api) => {
  const calls = {
    read: api.messages.markRead,
    unread: api.messages.markUnread,
    archive: api.messages.archive,
    restore: api.messages.restore,
  }
  return withCalls(inboxMachine, api).provide({
    actors: {
      fetchPage: answer(inboxPorts.fetchPage, async ({ input: { folder, searchTerm, pageNum, perPage }, signal }) => {
        const pagination = { ...newestFirst, perPage, pageNum, ...(searchTerm.trim() && { searchTerm }) }
        return pageIn(api.messages.list.query({ params: { Folder: folder }, pagination }, { signal }))
      }),
      changeMessage: answer(inboxPorts.changeMessage, async ({ input: { id, change } }) =>
        mapResult(await asResult(calls[change].mutate({ params: { Id: id }, idempotencyKey: newKey() })), () => null),
      ),
    },
  })
}

const liveCompose = (api: Api) =>
  withCalls(composeMachine, api).provide({
    actors: {
      sendMessage: answer(composePorts.sendMessage, async ({ input: { draft, key } }) => {
        const sent = api.messages.send.mutate({ body: messageOf(draft), idempotencyKey: key })
        return mapResult(await asResult(sent), () => null)
      }),
    },
  })

/** The flows of messages and notifications, by their ids. */
export const mailFlows = ({ api }: Outside) => ({
  notifications: withCalls(notificationsMachine, api),
  messages: withCalls(messagesMachine, api),
  inbox: liveInbox(api),
  compose: liveCompose(api),
})
