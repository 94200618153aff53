import { assign, setup } from 'xstate'
import type { LiveEventMessage } from '#contracts/live/live-messages.ts'
import { describeFlow } from '../../kit/journal/registry.ts'
import { withOutput } from '../../kit/shared/answered.ts'
import { type Letter, letter, letters } from '../../kit/shared/letter.ts'
import { liveConnectionPorts } from './live-connection.ports.ts'
import type { LiveConnectionContext, LiveConnectionEvent } from './live-connection.types.ts'

/** Milliseconds: the first wait at its longest, doubled by each further failure. */
const firstWait = 1_000
const longestWait = 30_000

/**
 * The live events (first document §7, third document §7): one socket, opened again whenever it is
 * lost, that takes up where the last one ended. An event that comes twice is handed on once.
 */
export const liveConnectionMachine = setup({
  types: { context: {} as LiveConnectionContext, events: {} as LiveConnectionEvent },
  actors: liveConnectionPorts,
  actions: {
    setBuild: assign((_, buildId: string) => ({ buildId })),
    setPlace: assign((_, since: number | undefined) => (since === undefined ? {} : { since })),
    forgetFailures: assign({ failures: 0 }),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
    setWait: assign(({ context }, chance: number) => ({ wait: waitAfter(context.failures, chance) })),
    reportSeen: letter('versionCountdown', (_, buildId: string) => ({ type: 'version.seen', buildId })),
    reportChanged: letter('versionCountdown', (_, buildId: string) => ({ type: 'version.changed', buildId })),
    /** Tells the flows that an event concerns, where they are alive. */
    handOn: letters((_, message: LiveEventMessage) => lettersOf(message)),
    /** What events would have told is fetched. */
    reloadAll: letters(() => reloads),
    /** The session flow asks whether it is so. If it is, it ends this flow too. */
    reportRefused: letter('session', { type: 'session.ended' }),
  },
  guards: {
    isRefused: (_, isRefused: boolean) => isRefused,
    isFirst: ({ context }) => context.since === null,
    isFirstBuild: ({ context }) => context.buildId === null,
    isOtherBuild: ({ context }, buildId: string) => buildId !== context.buildId,
    /** One without a number is of the moment, and comes once. */
    isNew: ({ context: { since } }, { seq }: LiveEventMessage) => seq === undefined || since === null || seq > since,
  },
  delays: { wait: ({ context }) => context.wait },
}).createMachine({
  id: 'liveConnection',
  context: { since: null, buildId: null, failures: 0, wait: 0 },
  initial: 'linked',
  states: {
    linked: {
      description: 'There is a socket, open or about to be.',
      invoke: {
        id: 'socket',
        src: 'socket',
        input: ({ context: { since, buildId } }) => ({ since, buildId }),
      },
      initial: 'connecting',
      on: {
        'socket.closed': [
          {
            guard: { type: 'isRefused', params: ({ event }) => event.isRefused },
            target: 'backingOff',
            actions: 'reportRefused',
          },
          { target: 'backingOff' },
        ],
      },
      states: {
        connecting: {
          description: 'The socket is being opened.',
          on: { 'socket.opened': 'open' },
        },
        open: {
          description: 'Events come as they happen, after those that were missed.',
          on: {
            'build.told': [
              {
                guard: 'isFirstBuild',
                actions: [
                  { type: 'setBuild', params: ({ event }) => event.buildId },
                  { type: 'reportSeen', params: ({ event }) => event.buildId },
                ],
              },
              {
                guard: { type: 'isOtherBuild', params: ({ event }) => event.buildId },
                target: '#liveConnection.linked',
                reenter: true,
                actions: [
                  { type: 'setBuild', params: ({ event }) => event.buildId },
                  { type: 'reportChanged', params: ({ event }) => event.buildId },
                ],
              },
            ],
            'live.caughtUp': [
              {
                // What happened since the page fetched its lists was told to nobody.
                guard: 'isFirst',
                actions: ['forgetFailures', { type: 'setPlace', params: ({ event }) => event.seq }, 'reloadAll'],
              },
              { actions: ['forgetFailures', { type: 'setPlace', params: ({ event }) => event.seq }] },
            ],
            'live.behind': {
              actions: ['forgetFailures', { type: 'setPlace', params: ({ event }) => event.seq }, 'reloadAll'],
            },
            'live.happened': {
              guard: { type: 'isNew', params: ({ event }) => event.message },
              actions: [
                { type: 'setPlace', params: ({ event }) => event.message.seq },
                { type: 'handOn', params: ({ event }) => event.message },
              ],
            },
          },
        },
      },
    },
    backingOff: {
      description:
        'The socket was lost, or refused for want of a session. How long to wait is drawn: twice as long for each failure, at most 30 s.',
      invoke: {
        id: 'drawChance',
        src: 'drawChance',
        onDone: withOutput({ target: 'waiting', actions: ['setWait', 'countFailure'] }),
      },
    },
    waiting: {
      description: 'Until the next attempt; at once when the network comes back.',
      invoke: { id: 'network', src: 'network' },
      after: { wait: 'linked' },
      on: { 'network.back': 'linked' },
    },
  },
})

/** From half the wait to all of it. */
const waitAfter = (failures: number, chance: number): number => {
  const longest = Math.min(firstWait * 2 ** failures, longestWait)
  return Math.round((longest / 2) * (1 + chance))
}

/** Whom an event is handed on to, and as what. */
function lettersOf(message: LiveEventMessage): readonly Letter[] {
  switch (message.event) {
    case 'USER_NOTIFICATION_CREATED':
      return [['notifications', { type: 'notification.arrived', notification: message.payload }]]
    case 'NEW_UNREAD_MESSAGE_RECEIVED':
      return [['messages', { type: 'message.arrived' }]]
    case 'USERRIGHTSGROUPS_USER_SETTINGS_UPDATED':
      return [['rights', { type: 'rights.changed' }], companyMayBeGone]
    case 'COMPANY_INFO_UPDATED':
      return [
        ['companyInfo', { type: 'company.changed', ...message.payload }],
        ['companySelection', { type: 'companies.changed' }],
        ['companyArchive', { type: 'company.changed', FtgId: message.payload.FtgId }],
      ]
    case 'SALARY_YEARS_UPDATED':
      return [['salaryYear', { type: 'salaryYears.changed', ...message.payload }]]
    case 'COMPANY_LIST_UPDATED':
      return [['companySelection', { type: 'companies.changed' }], companyMayBeGone]
    case 'APP_VERSION_UPDATED':
      return [['versionCountdown', { type: 'version.changed', buildId: message.payload.BuildId }]]
  }
}

const companyMayBeGone: Letter = ['companyInfo', { type: 'company.refetch' }]

const reloads: readonly Letter[] = [
  ['notifications', { type: 'list.reload' }],
  ['messages', { type: 'message.arrived' }],
  ['rights', { type: 'rights.reload' }],
  ['companyInfo', { type: 'company.reload' }],
  ['salaryYear', { type: 'salaryYears.reload' }],
  ['companySelection', { type: 'companies.changed' }],
  ['companyArchive', { type: 'companies.changed' }],
]

/** How the journal knows it. A reloaded page fetches everything, and begins where that ends. */
export const liveConnectionFlow = describeFlow({ machine: liveConnectionMachine, version: 1, resume: 'afresh' })
