import { assign, setup } from 'xstate'
import type { LiveEventMessage } from '#contracts/live/live-messages.ts'
import { listsAfter } from '#contracts/reference-data/names.ts'
import { describeFlow } from '../../kit/journal/registry.ts'
import { withOutput } from '../../kit/shared/answered.ts'
import { type Letter, letter, letters } from '../../kit/shared/letter.ts'
import { liveConnectionPorts } from './live-connection.ports.ts'
import { reloads } from './live-connection.reloads.ts'
import type { LiveConnectionContext, LiveConnectionEvent } from './live-connection.types.ts'

/** The longest first wait, in milliseconds. Each further failure doubles it. */
const firstWait = 1_000
const longestWait = 30_000

/**
 * Receives the live events (first document §7, third document §7) on one socket. A lost socket is
 * opened again, and continues after the last received event. An event that comes twice is handled
 * once.
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
    /** Sends an event to the flows that it concerns, if they run. */
    handOn: letters((_, message: LiveEventMessage) => lettersOf(message)),
    /** Has the flows fetch their data again, because events may be missing. */
    reloadAll: letters(() => reloads),
    /**
     * Reports a refused socket to the session flow, which checks whether the session has ended. If
     * it has, this flow stops too.
     */
    reportRefused: letter('session', { type: 'session.ended' }),
  },
  guards: {
    isRefused: (_, isRefused: boolean) => isRefused,
    isFirst: ({ context }) => context.since === null,
    isFirstBuild: ({ context }) => context.buildId === null,
    isOtherBuild: ({ context }, buildId: string) => buildId !== context.buildId,
    /**
     * True for an event that has not been handled. An event without a number is momentary, and
     * comes once.
     */
    isNew: ({ context: { since } }, { seq }: LiveEventMessage) => seq === undefined || since === null || seq > since,
  },
  delays: { wait: ({ context }) => context.wait },
}).createMachine({
  id: 'liveConnection',
  context: { since: null, buildId: null, failures: 0, wait: 0 },
  initial: 'linked',
  states: {
    linked: {
      description: 'The socket is open or being opened.',
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
          description: 'Missed events arrive first, then new events as they happen.',
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
                // No event told what happened after the page fetched its lists, so they are fetched
                // again.
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
        'The socket was lost, or refused because there is no session. A random wait is drawn. Its limit doubles with each failure, up to 30 s.',
      invoke: {
        id: 'drawChance',
        src: 'drawChance',
        onDone: withOutput({ target: 'waiting', actions: ['setWait', 'countFailure'] }),
      },
    },
    waiting: {
      description: 'Waits for the next attempt, which comes at once when the network is back.',
      invoke: { id: 'network', src: 'network' },
      after: { wait: 'linked' },
      on: { 'network.back': 'linked' },
    },
  },
})

/** Returns a wait between half of the longest wait and all of it. */
const waitAfter = (failures: number, chance: number): number => {
  const longest = Math.min(firstWait * 2 ** failures, longestWait)
  return Math.round((longest / 2) * (1 + chance))
}

/** Returns the letters to the flows that an event concerns. */
function lettersOf(message: LiveEventMessage): readonly Letter[] {
  switch (message.event) {
    case 'USER_NOTIFICATION_CREATED':
      return [['notifications', { type: 'notification.arrived', notification: message.payload }]]
    case 'NEW_UNREAD_MESSAGE_RECEIVED':
      return [['messages', { type: 'message.arrived' }]]
    case 'USERRIGHTSGROUPS_USER_SETTINGS_UPDATED':
      return [
        ['rights', { type: 'rights.changed' }],
        ['companySelection', { type: 'companies.changed' }],
        companyMayBeGone,
      ]
    case 'COMPANY_INFO_UPDATED':
      return [
        ['companyInfo', { type: 'company.changed', ...message.payload }],
        ['companySelection', { type: 'companies.changed' }],
        ['companyArchive', { type: 'company.changed', FtgId: message.payload.FtgId }],
      ]
    case 'SALARY_YEARS_UPDATED':
      return [['salaryYear', { type: 'salaryYears.changed', ...message.payload }]]
    case 'REGISTER_UPDATED':
      return [
        ['register', { type: 'register.changed', ...message.payload }],
        ...[message.payload.Register, ...listsAfter(message.payload.Register)].map(
          (list): Letter => ['referenceData', { type: 'reference.outdated', list }],
        ),
        // An agreement opens registers of rules, and so places in the menu.
        ...(message.payload.Register === 'agreements' ? [companyMayHaveOpened] : []),
        ...(message.payload.Register === 'formulaVariables'
          ? [['formulaTrial', { type: 'formula.namesChanged' }] satisfies Letter]
          : []),
      ]
    case 'EMPLOYEE_UPDATED':
      return [
        ['employeeActions', { type: 'act.changed', ...message.payload }],
        // The first employee opens screens, and so does the first with SINK.
        ['companyInfo', { type: 'employees.changed' }],
      ]
    case 'PAYSLIPS_UPDATED':
      return [
        ['salaryRun', { type: 'run.changed', ...message.payload }],
        ['payslip', { type: 'view.changed', ...message.payload }],
        ['payslipHistory', { type: 'payslipHistory.changed', ...message.payload }],
        ['payrollToday', { type: 'list.outdated' }],
        // How far a period is posted follows from its payslips too.
        ['vouchers', { type: 'vouchers.changed', ...message.payload }],
        // A salary period may be paid out, and so declared, in another month.
        ['employerDeclaration', { type: 'declaration.changed', Period: null }],
        ['payments', { type: 'payments.changed', ...message.payload }],
        // An advance is paid by an order, and deducted by payslips.
        ['advances', { type: 'advances.changed', FtgId: message.payload.FtgId }],
        ['payslipDelivery', { type: 'view.changed', ...message.payload }],
      ]
    case 'ADVANCES_UPDATED':
      return [['advances', { type: 'advances.changed', ...message.payload }]]
    case 'VOUCHERS_UPDATED':
      return [
        ['vouchers', { type: 'vouchers.changed', ...message.payload }],
        ['voucher', { type: 'view.changed', ...message.payload }],
      ]
    case 'EMPLOYER_DECLARATION_UPDATED':
      return [['employerDeclaration', { type: 'declaration.changed', Period: message.payload.Period }]]
    case 'COMPANY_LIST_UPDATED':
      return [['companySelection', { type: 'companies.changed' }], companyMayBeGone]
    case 'APP_VERSION_UPDATED':
      return [['versionCountdown', { type: 'version.changed', buildId: message.payload.BuildId }]]
  }
}

const companyMayHaveOpened: Letter = ['companyInfo', { type: 'company.refetch' }]
const companyMayBeGone: Letter = ['companyInfo', { type: 'company.refetch' }]

/**
 * The registration of the flow in the journal. The flow starts afresh after a reload: the page
 * fetches everything, and the events continue from there.
 */
export const liveConnectionFlow = describeFlow({ machine: liveConnectionMachine, version: 1, resume: 'afresh' })
