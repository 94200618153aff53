import { describe, expect, it } from 'vitest'
import { answer } from '../../kit/shared/port.ts'
import { ok, type Result } from '../../kit/shared/result.ts'
import { inTurn, networkBack, networkDown } from '../../kit/shared/testing/answers.ts'
import { run, type Scenarios } from '../../kit/shared/testing/scenario.ts'
import { settle } from '../../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { messagesFlow, messagesMachine } from './messages.machine.ts'
import { messagesPorts } from './messages.ports.ts'
import { unreadCount } from './messages.select.ts'

const live =
  (...counts: Result<number>[]) =>
  () =>
    messagesMachine.provide({ actors: { countUnread: answer(messagesPorts.countUnread, inTurn(...counts)) } })

const scenarios: Scenarios<typeof messagesMachine> = {
  'they are counted at sign-in, when one comes, and when something was done': {
    live: live(ok(2), ok(3), ok(1)),
    async play({ actor }) {
      expect(unreadCount(actor.getSnapshot())).toBe(0)
      await settle()
      expect(unreadCount(actor.getSnapshot())).toBe(2)
      actor.send({ type: 'message.arrived' })
      await settle()
      expect(unreadCount(actor.getSnapshot())).toBe(3)
      actor.send({ type: 'messages.recount' })
      expect(unreadCount(actor.getSnapshot())).toBe(3)
      await settle()
      expect(unreadCount(actor.getSnapshot())).toBe(1)
    },
  },
  'a count that fails stays as it was': {
    live: live(ok(2), networkDown, ok(4)),
    async play({ actor }) {
      await settle()
      actor.send({ type: 'message.arrived' })
      await settle()
      expect(unreadCount(actor.getSnapshot())).toBe(2)
      actor.send({ type: 'message.arrived' })
      await settle()
      expect(unreadCount(actor.getSnapshot())).toBe(4)
    },
  },
  'they are counted again when the connection is back': {
    live: () => live(networkDown, ok(2))().provide({ actors: networkBack }),
    async play({ actor }) {
      await settle()
      expect(unreadCount(actor.getSnapshot())).toBe(2)
    },
  },
}

describe('the unread messages', () => {
  verifyFlow(messagesFlow, { spec: import.meta.url, scenarios })

  it('are counted anew when one comes while they are counted, and the inbox is told of it', async () => {
    let asked = 0
    const reported: string[] = []
    await run(messagesFlow, {
      live: () =>
        messagesMachine.provide({
          actors: { countUnread: answer(messagesPorts.countUnread, async () => ok(++asked)) },
          actions: { refreshInbox: () => void reported.push('inbox') },
        }),
      async play({ actor }) {
        actor.send({ type: 'message.arrived' })
        await settle()
        expect(unreadCount(actor.getSnapshot())).toBe(2)
      },
    })
    expect(reported).toEqual(['inbox'])
  })
})
