import { describe, expect, it } from 'vitest'
import { exampleMessage, exampleMessageListItem } from '#contracts/messages/examples.ts'
import type { Message, MessageListItem } from '#contracts/messages/shapes.ts'
import { answer } from '../../kit/shared/port.ts'
import { failure, ok, type Result } from '../../kit/shared/result.ts'
import { inTurn, networkBack, networkDown } from '../../kit/shared/testing/answers.ts'
import { run, type Scenarios, type Stage } from '../../kit/shared/testing/scenario.ts'
import { settle } from '../../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { inboxFlow, inboxMachine } from './inbox.machine.ts'
import { inboxPorts } from './inbox.ports.ts'
import * as select from './inbox.select.ts'
import type { InboxView, MessagePage } from './inbox.types.ts'

const row = (Id: string, difference: Partial<MessageListItem> = {}): MessageListItem => ({
  ...exampleMessageListItem,
  Id,
  ...difference,
})
const pageOf = (...ids: string[]): MessagePage => ({ rows: ids.map(id => row(id)), totalRows: ids.length })
const full = (Id: string, difference: Partial<Message> = {}) => ok<Message>({ ...exampleMessage, Id, ...difference })
const missing = failure({ tag: 'backend' as const, status: 404, dvCode: '40411', message: 'Meddelandet finns inte.' })

interface World {
  pages?: Result<MessagePage>[]
  messages?: Result<Message>[]
  changed?: Result<null>[]
  asked?: unknown[]
}

const live =
  ({ pages = [ok(pageOf('a', 'b'))], messages = [full('a')], changed = [ok(null)], asked = [] }: World = {}) =>
  () => {
    const [page, message, change] = [inTurn(...pages), inTurn(...messages), inTurn(...changed)]
    return inboxMachine.provide({
      actors: {
        fetchPage: answer(inboxPorts.fetchPage, ({ input }) => {
          asked.push(input)
          return page()
        }),
        fetchMessage: answer(inboxPorts.fetchMessage, ({ input }) => {
          asked.push(input)
          return message()
        }),
        changeMessage: answer(inboxPorts.changeMessage, ({ input }) => {
          asked.push(input)
          return change()
        }),
      },
    })
  }

type InboxStage = Stage<typeof inboxMachine>
const show = (id: string | null = null, folder: InboxView['folder'] = 'INBOX') =>
  ({ type: 'inbox.show', folder, id, perPage: 25 }) as const
const ids = ({ actor }: InboxStage) => select.page(actor.getSnapshot())?.rows.map(({ Id }) => Id)
const isRead = ({ actor }: InboxStage, id: string) =>
  select.page(actor.getSnapshot())?.rows.find(({ Id }) => Id === id)?.HasRead
const change = (id: string, what: 'read' | 'unread' | 'archive' | 'restore') =>
  ({ type: 'message.change', id, change: what }) as const

const scenarios: Scenarios<typeof inboxMachine> = {
  'a folder is shown, then another, and left': {
    live: live({ pages: [ok(pageOf('a', 'b')), ok(pageOf('s'))] }),
    async play(stage) {
      const { actor } = stage
      actor.send(show())
      expect(select.isListing(actor.getSnapshot())).toBe(true)
      await settle()
      expect(ids(stage)).toEqual(['a', 'b'])
      actor.send(show(null, 'SENT'))
      expect(select.folder(actor.getSnapshot())).toBe('SENT')
      expect(select.page(actor.getSnapshot())).toBeNull()
      await settle()
      expect(ids(stage)).toEqual(['s'])
      actor.send({ type: 'inbox.leave' })
      expect(select.page(actor.getSnapshot())).toBeNull()
    },
  },
  'a message is opened, and marked as read everywhere': {
    live: live(),
    async play(stage) {
      const { actor } = stage
      actor.send(show())
      await settle()
      expect(isRead(stage, 'a')).toBe(false)
      actor.send(show('a'))
      expect(select.message(actor.getSnapshot())).toBeNull()
      await settle()
      expect(select.message(actor.getSnapshot())).toMatchObject({ Id: 'a', HasRead: true })
      expect(isRead(stage, 'a')).toBe(true)
      actor.send(show('a'))
      expect(select.message(actor.getSnapshot())).toMatchObject({ Id: 'a' })
      actor.send(show())
      expect(select.message(actor.getSnapshot())).toBeNull()
    },
  },
  'one that was marked as unread a moment ago is read again, also by an answer from before that': {
    live: live({ messages: [full('a', { HasRead: true }), full('a', { HasRead: true })] }),
    async play(stage) {
      const { actor } = stage
      actor.send(show('a'))
      await settle()
      actor.send(change('a', 'unread'))
      actor.send(show())
      await settle()
      expect(isRead(stage, 'a')).toBe(false)
      actor.send(show('a'))
      await settle()
      expect(isRead(stage, 'a')).toBe(true)
    },
  },
  'one that is not there says so, and can be asked for again': {
    live: live({ messages: [missing, full('x', { HasRead: true })] }),
    async play({ actor }) {
      actor.send(show('x'))
      await settle()
      expect(select.messageFailure(actor.getSnapshot())).toMatchObject({ status: 404 })
      actor.send({ type: 'message.retry' })
      await settle()
      expect(select.messageFailure(actor.getSnapshot())).toBeNull()
      expect(select.message(actor.getSnapshot())).toMatchObject({ Id: 'x' })
    },
  },
  'what could not be fetched is fetched when the connection is back': {
    live: () =>
      live({ pages: [networkDown, ok(pageOf('a'))], messages: [networkDown, full('a', { HasRead: true })] })().provide({
        actors: networkBack,
      }),
    async play(stage) {
      stage.actor.send(show('a'))
      await settle()
      expect(ids(stage)).toEqual(['a'])
      expect(select.message(stage.actor.getSnapshot())).toMatchObject({ Id: 'a' })
    },
  },
  'an archived one is gone at once, and the page is filled up': {
    live: live({ pages: [ok(pageOf('a', 'b')), ok(pageOf('b', 'c'))] }),
    async play(stage) {
      const { actor } = stage
      actor.send(show())
      await settle()
      actor.send(change('a', 'archive'))
      expect(ids(stage)).toEqual(['b'])
      expect(select.page(actor.getSnapshot())?.totalRows).toBe(1)
      await settle()
      expect(ids(stage)).toEqual(['b', 'c'])
    },
  },
  'changes are told one at a time, also after the screen is left': {
    live: live(),
    async play(stage) {
      const { actor } = stage
      actor.send(show())
      await settle()
      actor.send(change('a', 'read'))
      actor.send(change('b', 'read'))
      actor.send({ type: 'inbox.leave' })
      expect(actor.getSnapshot().context.changes).toHaveLength(2)
      await settle()
      await settle()
      expect(actor.getSnapshot().context.changes).toEqual([])
    },
  },
  'what could not be told is taken back, and the truth fetched': {
    live: live({ messages: [full('a', { HasRead: true })], changed: [networkDown] }),
    async play(stage) {
      const { actor } = stage
      actor.send(show('a'))
      await settle()
      actor.send(change('a', 'unread'))
      actor.send(change('b', 'archive'))
      expect(select.message(actor.getSnapshot())?.HasRead).toBe(false)
      expect(ids(stage)).toEqual(['a'])
      await settle()
      expect(select.message(actor.getSnapshot())?.HasRead).toBe(true)
      expect(ids(stage)).toEqual(['a', 'b'])
    },
  },
  'a search waits 500 ms with a term and 100 ms without, and begins at the first page': {
    live: live({ pages: [ok(pageOf('a', 'b')), ok(pageOf('b')), ok(pageOf('c')), ok(pageOf('d'))] }),
    async play(stage) {
      const { actor, clock } = stage
      actor.send(show())
      await settle()
      actor.send({ type: 'inbox.turn', pageNum: 2 })
      await settle()
      actor.send({ type: 'inbox.search', searchTerm: 'x' })
      expect(select.pageNum(actor.getSnapshot())).toBe(1)
      await clock.pass(400)
      actor.send({ type: 'inbox.search', searchTerm: 'xy' })
      actor.send({ type: 'inbox.refresh' })
      await clock.pass(499)
      expect(ids(stage)).toEqual(['b'])
      await clock.pass(1)
      expect(ids(stage)).toEqual(['c'])
      expect(select.searchTerm(actor.getSnapshot())).toBe('xy')
      actor.send({ type: 'inbox.search', searchTerm: ' ' })
      await clock.pass(99)
      expect(ids(stage)).toEqual(['c'])
      await clock.pass(1)
      expect(ids(stage)).toEqual(['d'])
    },
  },
  'a page beyond the end is the last page': {
    live: live({ pages: [ok(pageOf('a')), ok({ rows: [], totalRows: 26 }), ok(pageOf('z'))] }),
    async play(stage) {
      const { actor } = stage
      actor.send(show())
      await settle()
      actor.send({ type: 'inbox.turn', pageNum: 3 })
      await settle()
      await settle()
      expect(select.pageNum(actor.getSnapshot())).toBe(2)
      expect(ids(stage)).toEqual(['z'])
    },
  },
  'a page has as many messages as the browser keeps for its lists': {
    live: live({ pages: [ok(pageOf('a')), ok({ rows: [], totalRows: 51 }), ok(pageOf('z'))] }),
    async play(stage) {
      const { actor } = stage
      actor.send({ ...show(), perPage: 50 })
      await settle()
      actor.send({ type: 'inbox.turn', pageNum: 3 })
      await settle()
      await settle()
      expect(select.perPage(actor.getSnapshot())).toBe(50)
      expect(select.pageNum(actor.getSnapshot())).toBe(2)
    },
  },
  'a page that could not be fetched is tried again, also by what comes': {
    live: live({ pages: [networkDown, networkDown, ok(pageOf('a'))] }),
    async play(stage) {
      const { actor } = stage
      actor.send(show())
      await settle()
      expect(select.listFailure(actor.getSnapshot())).toMatchObject({ tag: 'network' })
      actor.send({ type: 'inbox.retry' })
      await settle()
      actor.send({ type: 'inbox.refresh' })
      await settle()
      expect(select.listFailure(actor.getSnapshot())).toBeNull()
      expect(ids(stage)).toEqual(['a'])
    },
  },
}

describe('the inbox', () => {
  verifyFlow(inboxFlow, { spec: import.meta.url, scenarios })

  it('asks for what is on display, and tells what was done in order', async () => {
    const asked: unknown[] = []
    await run(inboxFlow, {
      live: live({ asked, messages: [full('a', { IsSent: true, HasRead: false }), full('b')] }),
      async play({ actor, clock }) {
        actor.send(show('a', 'SENT'))
        await settle()
        actor.send(show('b', 'SENT'))
        await settle()
        actor.send(change('b', 'unread'))
        await settle()
        actor.send({ type: 'inbox.search', searchTerm: 'jul' })
        await clock.pass(500)
      },
    })
    expect(asked).toEqual([
      { folder: 'SENT', searchTerm: '', pageNum: 1, perPage: 25 },
      { id: 'a' },
      { id: 'b' },
      { id: 'b', change: 'read' },
      { id: 'b', change: 'unread' },
      { folder: 'SENT', searchTerm: 'jul', pageNum: 1, perPage: 25 },
    ])
  })

  it('does not show a page as it was before what has been done since', async () => {
    let give: (page: Result<MessagePage>) => void = () => {}
    await run(inboxFlow, {
      live: () =>
        live()().provide({
          actors: {
            fetchPage: answer(
              inboxPorts.fetchPage,
              () =>
                new Promise<Result<MessagePage>>(resolve => {
                  give = resolve
                }),
            ),
            changeMessage: answer(inboxPorts.changeMessage, () => new Promise<Result<null>>(() => {})),
          },
        }),
      async play(stage) {
        stage.actor.send(show())
        await settle()
        stage.actor.send(change('a', 'archive'))
        stage.actor.send(change('b', 'read'))
        give(ok(pageOf('a', 'b')))
        await settle()
        expect(ids(stage)).toEqual(['b'])
        expect(isRead(stage, 'b')).toBe(true)
      },
    })
  })
})
