import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exampleNotification } from '#contracts/portal/examples.ts'
import type { Notification } from '#contracts/portal/shapes.ts'
import { answer } from '../../kit/shared/port.ts'
import { ok, type Result } from '../../kit/shared/result.ts'
import { inTurn, networkBack, networkDown } from '../../kit/shared/testing/answers.ts'
import { run, type Scenario, type Scenarios } from '../../kit/shared/testing/scenario.ts'
import { settle } from '../../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { notificationsFlow, notificationsMachine } from './notifications.machine.ts'
import { notificationsPorts } from './notifications.ports.ts'
import {
  failure,
  isFetching,
  isSecureUrl,
  notifications,
  otherCompany,
  routeOf,
  unreadCount,
} from './notifications.select.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 8, minute)).toISOString()
const one = (Id: string, difference: Partial<Notification> = {}): Notification => ({
  ...exampleNotification,
  Id,
  TimeStamp: at(0),
  ...difference,
})
const arrived = (notification: Notification, skipSnackbar?: boolean) =>
  ({ type: 'notification.arrived', notification, ...(skipSnackbar !== undefined && { skipSnackbar }) }) as const

interface World {
  fetched?: Result<readonly Notification[]>[]
  marked?: Result<null>[]
  said?: string[]
}

const live =
  ({ fetched = [ok([one('a')])], marked = [ok(null)], said = [] }: World = {}) =>
  () =>
    notificationsMachine.provide({
      actors: {
        fetchNotifications: answer(notificationsPorts.fetchNotifications, inTurn(...fetched)),
        markAllAsRead: answer(notificationsPorts.markAllAsRead, inTurn(...marked)),
      },
      actions: { show: (_, { Title }) => void said.push(Title) },
    })

const input = { FtgId: 'nordsken' }
const ids = ({ actor }: Parameters<Scenario<typeof notificationsMachine>['play']>[0]) =>
  notifications(actor.getSnapshot()).map(({ Id }) => Id)

const scenarios: Scenarios<typeof notificationsMachine> = {
  'they are fetched at sign-in, newest first, and those without a message are left out': {
    input,
    live: live({ fetched: [ok([one('old'), one('empty', { Message: ' ' }), one('new', { TimeStamp: at(5) })])] }),
    async play(stage) {
      expect(isFetching(stage.actor.getSnapshot())).toBe(true)
      await settle()
      expect(ids(stage)).toEqual(['new', 'old'])
      expect(isFetching(stage.actor.getSnapshot())).toBe(false)
    },
  },
  'what arrives while they are fetched is kept, and is there once': {
    input,
    live: live({ fetched: [ok([one('a'), one('b', { TimeStamp: at(3) })])] }),
    async play(stage) {
      stage.actor.send(arrived(one('b', { TimeStamp: at(3) })))
      await settle()
      expect(ids(stage)).toEqual(['b', 'a'])
    },
  },
  'an unseen one is added at its time; a seen one, and one without a message, is not': {
    input,
    live: live(),
    async play(stage) {
      await settle()
      stage.actor.send(arrived(one('b', { TimeStamp: at(9) })))
      stage.actor.send(arrived(one('c', { TimeStamp: at(4) }), true))
      stage.actor.send(arrived(one('b', { Message: 'Något annat' })))
      stage.actor.send(arrived(one('d', { Message: '' })))
      expect(ids(stage)).toEqual(['b', 'c', 'a'])
      expect(unreadCount(stage.actor.getSnapshot())).toBe(3)
    },
  },
  'closing the menu marks all as read at once': {
    input,
    live: live({ fetched: [ok([one('a'), one('b', { HasRead: true })])] }),
    async play({ actor }) {
      await settle()
      expect(unreadCount(actor.getSnapshot())).toBe(1)
      actor.send({ type: 'notifications.close' })
      expect(unreadCount(actor.getSnapshot())).toBe(0)
      await settle()
      expect(actor.getSnapshot().value).toMatchObject({ ready: { reading: 'reported' } })
      actor.send({ type: 'notifications.close' })
      expect(actor.getSnapshot().value).toMatchObject({ ready: { reading: 'reported' } })
    },
  },
  'what could not be marked is unread again, and no more than that': {
    input,
    live: live({ fetched: [ok([one('a'), one('b', { HasRead: true })])], marked: [networkDown] }),
    async play({ actor }) {
      await settle()
      actor.send({ type: 'notifications.close' })
      await settle()
      expect(notifications(actor.getSnapshot()).map(({ Id, HasRead }) => [Id, HasRead])).toEqual([
        ['a', false],
        ['b', true],
      ])
    },
  },
  'one that comes while they are marked stays unread until the menu is closed again': {
    input,
    live: live({ marked: [networkDown] }),
    async play({ actor }) {
      await settle()
      actor.send({ type: 'notifications.close' })
      actor.send(arrived(one('b')))
      expect(unreadCount(actor.getSnapshot())).toBe(1)
      actor.send({ type: 'notifications.close' })
      expect(unreadCount(actor.getSnapshot())).toBe(0)
      await settle()
      expect(unreadCount(actor.getSnapshot())).toBe(2)
    },
  },
  'a failure is shown, and tried again': {
    input: { FtgId: null },
    live: live({ fetched: [networkDown, ok([one('a')])] }),
    async play(stage) {
      await settle()
      expect(failure(stage.actor.getSnapshot())).toMatchObject({ tag: 'network' })
      stage.actor.send({ type: 'list.reload' })
      await settle()
      expect(failure(stage.actor.getSnapshot())).toBeNull()
      expect(ids(stage)).toEqual(['a'])
    },
  },
  'and tried again when the connection is back': {
    input,
    live: () => live({ fetched: [networkDown, ok([one('a')])] })().provide({ actors: networkBack }),
    async play(stage) {
      await settle()
      expect(failure(stage.actor.getSnapshot())).toBeNull()
      expect(ids(stage)).toEqual(['a'])
    },
  },
  'what was missed is fetched behind what is on display, and what was read elsewhere is read': {
    input,
    live: live({
      fetched: [
        ok([one('a'), one('b')]),
        ok([one('missed', { TimeStamp: at(5) }), one('a', { HasRead: true }), one('b')]),
      ],
    }),
    async play(stage) {
      await settle()
      stage.actor.send(arrived(one('live', { TimeStamp: at(9) })))
      stage.actor.send({ type: 'list.reload' })
      expect(isFetching(stage.actor.getSnapshot())).toBe(false)
      expect(ids(stage)).toEqual(['live', 'a', 'b'])
      await settle()
      expect(ids(stage)).toEqual(['live', 'missed', 'a', 'b'])
      expect(unreadCount(stage.actor.getSnapshot())).toBe(3)
    },
  },
  'what is closed while they are fetched again stays read': {
    input,
    live: live({ fetched: [ok([one('a')])] }),
    async play({ actor }) {
      await settle()
      actor.send({ type: 'list.reload' })
      actor.send({ type: 'notifications.close' })
      actor.send({ type: 'list.reload' })
      await settle()
      expect(unreadCount(actor.getSnapshot())).toBe(0)
    },
  },
  'what could not be fetched again is, when the connection is back; what is on display stays': {
    input,
    live: () =>
      live({ fetched: [ok([one('a')]), networkDown, ok([one('b', { TimeStamp: at(5) }), one('a')])] })().provide({
        actors: networkBack,
      }),
    async play(stage) {
      await settle()
      stage.actor.send({ type: 'list.reload' })
      await settle()
      expect(failure(stage.actor.getSnapshot())).toBeNull()
      expect(ids(stage)).toEqual(['b', 'a'])
    },
  },
  'another company is entered': {
    input,
    live: live(),
    async play({ actor }) {
      await settle()
      actor.send({ type: 'company.entered', FtgId: 'akvarell' })
      expect(actor.getSnapshot().context.FtgId).toBe('akvarell')
    },
  },
}

describe('notifications', () => {
  verifyFlow(notificationsFlow, {
    spec: import.meta.url,
    scenarios,
    deaf: {
      'notifications.fetching': 'No notification has been fetched yet. Later the list is fetched again by itself.',
      'notifications.failed': 'No notification has been fetched yet. Later the list is fetched again by itself.',
    },
  })

  it('are said aloud unless skipped, seen, or of another company', async () => {
    const said: string[] = []
    const of = (FtgId?: string) => ({ Context: FtgId === undefined ? {} : { FtgId } })
    await run(notificationsFlow, {
      input,
      live: live({ said }),
      async play({ actor }) {
        await settle()
        actor.send(arrived(one('own', { Title: 'Egen', ...of('nordsken') })))
        actor.send(arrived(one('own', { Title: 'Egen igen', ...of('nordsken') })))
        actor.send(arrived(one('all', { Title: 'Allas', ...of() })))
        actor.send(arrived(one('other', { Title: 'En annans', ...of('akvarell') })))
        actor.send(arrived(one('skipped', { Title: 'Hoppad', ...of('nordsken') }), true))
        actor.send({ type: 'company.entered', FtgId: 'akvarell' })
        actor.send(arrived(one('other2', { Title: 'Nu egen', ...of('akvarell') })))
        expect(notifications(actor.getSnapshot())).toHaveLength(6)
      },
    })
    expect(said).toEqual(['Egen', 'Allas', 'Nu egen'])
  })

  it('are not said aloud when they were missed, nor is it that they could not be fetched again', async () => {
    const said: string[] = []
    const reported: unknown[] = []
    await run(notificationsFlow, {
      input,
      live: () =>
        live({ fetched: [ok([]), networkDown, ok([one('missed')])], said })().provide({
          actions: { reportFailure: (_, reason) => void reported.push(reason) },
        }),
      async play({ actor }) {
        await settle()
        for (let time = 0; time < 2; time += 1) {
          actor.send({ type: 'list.reload' })
          await settle()
        }
        expect(notifications(actor.getSnapshot())).toHaveLength(1)
      },
    })
    expect([said, reported]).toEqual([[], []])
  })

  it('are, whatever arrives in whatever order, each there once and newest first', async () => {
    const anyNotification = fc
      .record({
        Id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
        minute: fc.nat(50),
        Message: fc.constantFrom('', 'Klart.'),
      })
      .map(({ Id, minute, Message }) => one(Id, { TimeStamp: at(minute), Message }))
    await fc.assert(
      fc.asyncProperty(fc.array(anyNotification), fc.array(anyNotification), async (fetched, arriving) => {
        await run(notificationsFlow, {
          input,
          live: live({ fetched: [ok(fetched)] }),
          async play({ actor }) {
            for (const [place, notification] of arriving.entries()) {
              if (place === 2) await settle()
              actor.send(arrived(notification))
            }
            await settle()
            const all = notifications(actor.getSnapshot())
            const expected = [...fetched, ...arriving].filter(({ Message }) => Message !== '').map(({ Id }) => Id)
            expect(all.map(({ Id }) => Id).toSorted()).toEqual([...new Set(expected)].toSorted())
            const times = all.map(({ TimeStamp }) => TimeStamp)
            expect(times).toEqual(times.toSorted().toReversed())
          },
        })
      }),
      { numRuns: 30 },
    )
  })
})

describe('where a notification leads', () => {
  const withEvent = (Event: string, Context: Notification['Context'], RouteConfig?: Notification['RouteConfig']) =>
    routeOf(one('a', { Event, Context, ...(RouteConfig && { RouteConfig }) }))
  const declaration = { name: 'EmployerDeclaration', params: { Period: '202610' } }

  it.each(['AGI READY', 'agi', 'AGIAPI SENT', 'AgiApi'])('%s with a period: to the declaration', Event => {
    expect(withEvent(Event, { Period: '202610', ExternalURL: 'https://a.se' })).toEqual(declaration)
  })

  it.each([
    ['AGI READY', {}, null],
    ['AGI READY', { ExternalURL: 'https://a.se' }, { isExternal: true, url: 'https://a.se' }],
    ['AGIX READY', { Period: '202610' }, null],
    ['NOT AGI', { Period: '202610' }, null],
    ['', { Period: '202610' }, null],
    ['NEWS', { ExternalURL: 'https://a.se' }, { isExternal: true, url: 'https://a.se' }],
  ] as const)('%j with %j: %j', (Event, Context, expected) => expect(withEvent(Event, Context)).toEqual(expected))

  it('is else what it says itself', () => {
    expect(withEvent('X', {}, { name: 'Messages' })).toEqual({ name: 'Messages' })
  })

  it.each([
    ['https://www.skatteverket.se/foretag?a=b#c', true],
    ['https://a.se', true],
    ['http://a.se', false],
    ['javascript:alert(1)', false],
    ['//a.se', false],
    ['/infopanel', false],
    ['https://', false],
    ['https://skatteverket.se@ond.se/', false],
    ['https://a.se\\@ond.se', false],
    ['https://a.se/ b', false],
    [' https://a.se', false],
  ])('%s is opened: %s', (url, opened) => expect(isSecureUrl(url)).toBe(opened))

  it('is told of when it is another company, by name', () => {
    const of = (Context: Notification['Context']) => otherCompany(one('a', { Context }), 'nordsken')
    expect(of({ FtgId: 'akvarell', FtgNamn: 'Akvarell Måleri AB' })).toBe('Akvarell Måleri AB')
    expect(of({ FtgId: 'akvarell' })).toBe('akvarell')
    expect(of({ FtgId: 'nordsken', FtgNamn: 'Nordsken Handel AB' })).toBeUndefined()
    expect(of({})).toBeUndefined()
  })
})
