import { describe, expect, it } from 'vitest'
import { type AnyStateMachine, createActor, type EventObject, setup } from 'xstate'
import type { LiveEventMessage } from '#contracts/live/live-messages.ts'
import { exampleNotification } from '#contracts/portal/examples.ts'
import { answer, listen } from '../../kit/shared/port.ts'
import type { Scenarios } from '../../kit/shared/testing/scenario.ts'
import { settle, TestClock } from '../../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { liveConnectionFlow, liveConnectionMachine } from './live-connection.machine.ts'
import { liveConnectionPorts } from './live-connection.ports.ts'
import { isLive } from './live-connection.select.ts'
import type { SocketInput } from './live-connection.types.ts'

interface World {
  chance?: number
  opened?: SocketInput[]
  closed?: number[]
}

const live =
  ({ chance = 1, opened = [], closed = [] }: World = {}) =>
  () =>
    liveConnectionMachine.provide({
      actors: {
        socket: listen(liveConnectionPorts.socket, ({ input }) => {
          const place = opened.push(input)
          return () => void closed.push(place)
        }),
        network: listen(liveConnectionPorts.network, () => () => {}),
        drawChance: answer(liveConnectionPorts.drawChance, async () => chance),
      },
    })

const lost = { type: 'socket.closed', isRefused: false } as const
const refused = { type: 'socket.closed', isRefused: true } as const
const happened = (seq: number | undefined, rest: Partial<LiveEventMessage> = {}) =>
  ({
    type: 'live.happened',
    message: { event: 'NEW_UNREAD_MESSAGE_RECEIVED', payload: null, seq, ...rest } as LiveEventMessage,
  }) as const

const scenarios: Scenarios<typeof liveConnectionMachine> = {
  'a connection that is lost is made again': {
    live: live(),
    async play({ actor, clock }) {
      actor.send({ type: 'socket.opened' })
      actor.send({ type: 'build.told', buildId: 'b1' })
      actor.send({ type: 'live.caughtUp', seq: 5 })
      actor.send(happened(6))
      actor.send(happened(6))
      actor.send(happened(undefined))
      expect(actor.getSnapshot().context).toMatchObject({ since: 6, buildId: 'b1' })
      actor.send(lost)
      await settle()
      expect(isLive(actor.getSnapshot())).toBe(false)
      await clock.pass(999)
      expect(actor.getSnapshot().value).toBe('waiting')
      await clock.pass(1)
      expect(actor.getSnapshot().value).toEqual({ linked: 'connecting' })
      actor.send({ type: 'socket.opened' })
      actor.send({ type: 'live.caughtUp', seq: 8 })
      expect(actor.getSnapshot().context).toMatchObject({ since: 8, failures: 0 })
    },
  },
  'at once when the network is back': {
    live: live(),
    async play({ actor }) {
      actor.send(lost)
      await settle()
      actor.send({ type: 'network.back' })
      expect(actor.getSnapshot().value).toEqual({ linked: 'connecting' })
    },
  },
  'one that was away too long fetches everything': {
    live: live(),
    play({ actor }) {
      actor.send({ type: 'socket.opened' })
      actor.send({ type: 'live.behind', seq: 900 })
      expect(actor.getSnapshot().context.since).toBe(900)
    },
  },
  'another build: it is told once, and the socket is opened again': {
    live: live(),
    play({ actor }) {
      actor.send({ type: 'socket.opened' })
      actor.send({ type: 'build.told', buildId: 'b1' })
      actor.send({ type: 'build.told', buildId: 'b1' })
      expect(isLive(actor.getSnapshot())).toBe(true)
      actor.send({ type: 'build.told', buildId: 'b2' })
      expect(actor.getSnapshot().value).toEqual({ linked: 'connecting' })
      actor.send({ type: 'socket.opened' })
      actor.send({ type: 'build.told', buildId: 'b2' })
      expect(isLive(actor.getSnapshot())).toBe(true)
    },
  },
  'refused, it is made again, for the session may be there': {
    live: live(),
    async play({ actor, clock }) {
      actor.send({ type: 'socket.opened' })
      actor.send(refused)
      await settle()
      expect(actor.getSnapshot().value).toBe('waiting')
      await clock.pass(1_000)
      expect(actor.getSnapshot().value).toEqual({ linked: 'connecting' })
    },
  },
}

describe('the live connection', () => {
  verifyFlow(liveConnectionFlow, { spec: import.meta.url, scenarios })

  it.each([
    [0, [500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000]],
    [1, [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]],
  ])('waits twice as long for each failure, at most 30 s, with chance %s', async (chance, waits) => {
    const clock = new TestClock()
    const actor = createActor(live({ chance })(), { clock }).start()
    const waited: number[] = []
    for (const _ of waits) {
      actor.send(lost)
      await settle()
      waited.push(actor.getSnapshot().context.wait)
      await clock.pass(actor.getSnapshot().context.wait)
      expect(actor.getSnapshot().value).toEqual({ linked: 'connecting' })
    }
    expect(waited).toEqual(waits)
    actor.send({ type: 'socket.opened' })
    actor.send({ type: 'live.caughtUp', seq: 1 })
    actor.send(lost)
    await settle()
    expect(actor.getSnapshot().context.wait).toBe(waits[0])
  })

  it('takes up where it was, and closes the socket that it leaves', async () => {
    const opened: SocketInput[] = []
    const closed: number[] = []
    const clock = new TestClock()
    const actor = createActor(live({ opened, closed })(), { clock }).start()
    actor.send({ type: 'socket.opened' })
    actor.send({ type: 'build.told', buildId: 'b1' })
    actor.send({ type: 'live.caughtUp', seq: 41 })
    actor.send(lost)
    await clock.pass(1_000)
    expect(opened).toEqual([
      { since: null, buildId: null },
      { since: 41, buildId: 'b1' },
    ])
    expect(closed).toEqual([1])
    actor.stop()
    expect(closed).toEqual([1, 2])
  })

  describe('hands on', () => {
    function world(names: readonly string[]) {
      const heard: [string, EventObject][] = []
      const actors = Object.fromEntries(
        names.map(name => [
          name,
          setup({ actions: { hear: ({ event }) => void heard.push([name, event]) } }).createMachine({
            on: { '*': { actions: 'hear' } },
          }),
        ]),
      )
      const root = setup({
        actors: { ...actors, liveConnection: live()() } as Record<string, AnyStateMachine>,
      }).createMachine({
        invoke: [...names, 'liveConnection'].map(name => ({ id: name, systemId: name, src: name })),
      })
      const actor = createActor(root).start()
      const connection = actor.system.get('liveConnection')
      connection.send({ type: 'socket.opened' })
      return { heard, connection }
    }
    const everybody = [
      'notifications',
      'messages',
      'rights',
      'companyInfo',
      'companySelection',
      'versionCountdown',
      'salaryRun',
      'payslip',
      'payslipHistory',
      'vouchers',
      'voucher',
      'payments',
      'advances',
    ] as const

    it('a changed register to its list, and to those made from it', () => {
      const { heard, connection } = world(['referenceData', 'formulaTrial'])
      for (const [index, Register] of ['clients', 'formulaVariables', 'accounts'].entries())
        connection.send(
          happened(index, { event: 'REGISTER_UPDATED', payload: { FtgId: 'omtanke', Register, Key: '7', Version: 2 } }),
        )
      const outdated = (list: string) => ['referenceData', { type: 'reference.outdated', list }]
      expect(heard).toEqual([
        outdated('clients'),
        outdated('lssPeriods'),
        outdated('formulaVariables'),
        outdated('formulaNames'),
        ['formulaTrial', { type: 'formula.namesChanged' }],
        outdated('accounts'),
      ])
    })

    it('each event to the flow that it concerns, once', () => {
      const { heard, connection } = world(everybody)
      connection.send({ type: 'build.told', buildId: 'b1' })
      connection.send(happened(1, { event: 'USER_NOTIFICATION_CREATED', payload: exampleNotification }))
      connection.send(happened(2))
      connection.send(happened(2))
      connection.send(happened(1))
      connection.send(happened(3, { event: 'USERRIGHTSGROUPS_USER_SETTINGS_UPDATED' }))
      connection.send(happened(4, { event: 'COMPANY_INFO_UPDATED', payload: { FtgId: 'nordsken', Version: 8 } }))
      connection.send(happened(5, { event: 'COMPANY_LIST_UPDATED', payload: null }))
      connection.send(happened(undefined, { event: 'APP_VERSION_UPDATED', payload: { BuildId: 'b2' } }))
      for (const [Register, seq] of [
        ['accounts', 6],
        ['agreements', 7],
      ] as const)
        connection.send(
          happened(seq, { event: 'REGISTER_UPDATED', payload: { FtgId: 'nordsken', Register, Key: 'A', Version: 1 } }),
        )
      connection.send(happened(8, { event: 'PAYSLIPS_UPDATED', payload: { FtgId: 'nordsken', Period: '202611' } }))
      connection.send(happened(8.5, { event: 'ADVANCES_UPDATED', payload: { FtgId: 'nordsken' } }))
      connection.send(happened(9, { event: 'VOUCHERS_UPDATED', payload: { FtgId: 'nordsken', Period: '202611' } }))
      connection.send(
        happened(10, { event: 'EMPLOYEE_UPDATED', payload: { FtgId: 'nordsken', AnstNr: '101', Version: 2 } }),
      )
      connection.send({ type: 'build.told', buildId: 'b3' })
      expect(heard).toEqual([
        ['versionCountdown', { type: 'version.seen', buildId: 'b1' }],
        ['notifications', { type: 'notification.arrived', notification: exampleNotification }],
        ['messages', { type: 'message.arrived' }],
        ['rights', { type: 'rights.changed' }],
        ['companySelection', { type: 'companies.changed' }],
        ['companyInfo', { type: 'company.refetch' }],
        ['companyInfo', { type: 'company.changed', FtgId: 'nordsken', Version: 8 }],
        ['companySelection', { type: 'companies.changed' }],
        ['companySelection', { type: 'companies.changed' }],
        ['companyInfo', { type: 'company.refetch' }],
        ['versionCountdown', { type: 'version.changed', buildId: 'b2' }],
        // An agreement opens places in the menu; an account does not.
        ['companyInfo', { type: 'company.refetch' }],
        ['salaryRun', { type: 'run.changed', FtgId: 'nordsken', Period: '202611' }],
        ['payslip', { type: 'view.changed', FtgId: 'nordsken', Period: '202611' }],
        ['payslipHistory', { type: 'payslipHistory.changed', FtgId: 'nordsken', Period: '202611' }],
        ['vouchers', { type: 'vouchers.changed', FtgId: 'nordsken', Period: '202611' }],
        ['payments', { type: 'payments.changed', FtgId: 'nordsken', Period: '202611' }],
        ['advances', { type: 'advances.changed', FtgId: 'nordsken' }],
        ['advances', { type: 'advances.changed', FtgId: 'nordsken' }],
        ['vouchers', { type: 'vouchers.changed', FtgId: 'nordsken', Period: '202611' }],
        ['voucher', { type: 'view.changed', FtgId: 'nordsken', Period: '202611' }],
        // The first employee opens screens.
        ['companyInfo', { type: 'employees.changed' }],
        ['versionCountdown', { type: 'version.changed', buildId: 'b3' }],
      ])
    })

    it('that everything is to be fetched anew: once connected for the first time, and when too much was missed', () => {
      const { heard, connection } = world(everybody)
      const everything = [
        ['notifications', { type: 'list.reload' }],
        ['messages', { type: 'message.arrived' }],
        ['rights', { type: 'rights.reload' }],
        ['companyInfo', { type: 'company.reload' }],
        ['companySelection', { type: 'companies.changed' }],
        ['salaryRun', { type: 'run.reload' }],
        ['payslip', { type: 'view.reload' }],
        ['payslipHistory', { type: 'payslipHistory.reload' }],
        ['payments', { type: 'payments.reload' }],
        ['advances', { type: 'advances.reload' }],
        ['vouchers', { type: 'vouchers.reload' }],
        ['voucher', { type: 'view.reload' }],
      ]
      connection.send({ type: 'live.caughtUp', seq: 0 })
      expect(heard.splice(0)).toEqual(everything)
      connection.send({ type: 'live.caughtUp', seq: 7 })
      expect(heard).toEqual([])
      connection.send({ type: 'live.behind', seq: 900 })
      expect(heard).toEqual(everything)
    })

    it('nothing to a flow that is not alive, and goes on', () => {
      const { heard, connection } = world(['rights'])
      connection.send(happened(1))
      connection.send(happened(2, { event: 'USERRIGHTSGROUPS_USER_SETTINGS_UPDATED' }))
      expect(heard).toEqual([['rights', { type: 'rights.changed' }]])
    })

    it('to the session flow that it may be over', async () => {
      const { heard, connection } = world(['session'])
      connection.send(lost)
      await settle()
      expect(heard).toEqual([])
      connection.send({ type: 'network.back' })
      connection.send(refused)
      expect(heard).toEqual([['session', { type: 'session.ended' }]])
    })
  })
})
