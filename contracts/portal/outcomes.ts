import { commonErrors } from '../common-errors.ts'
import { messageCalls } from '../messages/calls.ts'
import { exampleMessage } from '../messages/examples.ts'
import { messageStates } from '../messages/states.ts'
import { callerStates } from '../outcomes/caller-states.ts'
import { earlier } from '../outcomes/earlier.ts'
import type { OutcomesOf } from '../outcomes/outcome.ts'
import { bugReportContext } from './bug-report.rules.ts'
import { type frontendCalls, portalCalls } from './calls.ts'
import { exampleNotification, examplePortalInfo } from './examples.ts'
import { iconOf } from './severity.ts'
import type { FrontendError, PortalInfo } from './shapes.ts'
import { portalStates } from './states.ts'

const notifications = [
  exampleNotification,
  {
    ...exampleNotification,
    Id: '0b0e7f7c-5a39-4a52-9f3e-2f8d6d6b1c11',
    Title: 'Nya belopp',
    Event: 'NEWS PUBLISHED',
    Context: {},
    TimeStamp: '2026-11-01T08:15:00.000Z',
    RouteConfig: { isExternal: true as const, url: 'https://www.skatteverket.se' },
  },
  {
    ...exampleNotification,
    Id: '2f6c8f1e-5f0b-4f7e-9d58-7a0f4b6d1c02',
    Title: 'Import av tidunderlag',
    Event: 'IMPORT FAILED',
    type: 'ERROR' as const,
    Icon: iconOf('ERROR'),
    TimeStamp: '2026-10-31T08:15:00.000Z',
    RouteConfig: { name: 'infopanel', params: { Flik: 'import' } },
  },
]
const given = [callerStates.signedIn('ftg2'), portalStates.notifications('ftg2', notifications)]
const support = { body: { EnableDVSupport: true } }

/** An inbox of two unread messages. */
const { Id, Subject, Text } = exampleMessage
const unread = [
  { Id, Login: 'ftg', Subject, Text },
  { Id: '5a1f7c1e-0d0b-4a52-8f0c-6f6f5f1f3c55', Login: 'ftg', Subject, Text },
]
const twoUnread = [callerStates.signedIn('ftg2'), messageStates.inbox('ftg2', unread)]

export const portalOutcomes: OutcomesOf<typeof portalCalls> = {
  info: [
    {
      name: 'the settings',
      given: [callerStates.signedIn('adm'), portalStates.portal('adm', examplePortalInfo)],
      request: {},
      answer: { data: examplePortalInfo },
    },
    {
      name: 'some of the settings',
      given: [callerStates.signedIn('adm'), portalStates.portal('adm', examplePortalInfo)],
      request: { fields: ['EnableDVSupport', 'LoginType'] },
      answer: {
        data: {
          EnableDVSupport: examplePortalInfo.EnableDVSupport,
          LoginType: examplePortalInfo.LoginType,
        } as PortalInfo,
      },
    },
    {
      name: 'settings that were changed',
      given: [
        callerStates.signedIn('adm'),
        portalStates.portal('adm', examplePortalInfo),
        earlier(portalCalls.change, support),
      ],
      request: {},
      answer: { data: { ...examplePortalInfo, ...support.body } },
    },
  ],
  change: [
    {
      name: 'support may sign in',
      given: [callerStates.signedIn('adm'), portalStates.portal('adm', examplePortalInfo)],
      request: support,
      answer: { data: { ...examplePortalInfo, ...support.body } },
    },
    {
      name: 'an account that is no administrator',
      given: [callerStates.signedIn('ftg2')],
      request: support,
      answer: { error: commonErrors.rightMissing },
    },
  ],
  notifications: [
    {
      name: 'the notifications, the newest first',
      given,
      request: { pagination: { sortBy: 'TimeStamp', sortOrder: 'desc', perPage: 25, pageNum: 1 } },
      answer: { data: notifications, pagination: { totalRows: 3 } },
    },
    {
      name: 'the second page of the notifications',
      given,
      request: { pagination: { sortBy: 'TimeStamp', sortOrder: 'desc', perPage: 2, pageNum: 2 } },
      answer: { data: notifications.slice(2), pagination: { totalRows: 3 } },
    },
    {
      name: 'notifications that were read',
      given: [...given, earlier(portalCalls.readNotifications, {})],
      request: { pagination: { sortBy: 'TimeStamp', sortOrder: 'desc', perPage: 1, pageNum: 1 } },
      answer: { data: [{ ...exampleNotification, HasRead: true }], pagination: { totalRows: 3 }, pins: ['HasRead'] },
    },
  ],
  readNotifications: [
    { name: 'all marked as read', given: [callerStates.signedIn('ftg2')], request: {}, answer: { data: null } },
  ],
  messageStatus: [
    { name: 'the unread count', given: twoUnread, request: {}, answer: { data: { AntalOlast: 2 }, pins: ['*'] } },
    {
      name: 'one less, once a message is read',
      given: [...twoUnread, earlier(messageCalls.markRead, { params: { Id } })],
      request: {},
      answer: { data: { AntalOlast: 1 }, pins: ['*'] },
    },
  ],
}

/** A call took too long, and the person reports it. */
const exampleBugReport: FrontendError = {
  message: 'Utskriften kom aldrig.',
  stack: '',
  url: '/infopanel',
  context: bugReportContext,
  entries: [
    {
      seq: 41,
      at: Date.UTC(2026, 10, 23, 8, 15),
      stream: 'download',
      machine: 'download',
      version: 1,
      event: { type: 'download.start' },
    },
    {
      seq: 42,
      at: Date.UTC(2026, 10, 23, 8, 15, 30),
      stream: 'connectivity',
      machine: 'connectivity',
      version: 1,
      from: 'download',
      event: { type: 'failure.reported', failure: { tag: 'timeout', message: '' } },
    },
  ],
  buildId: '/assets/first-8d0c5be1.js',
  browser: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0',
  failures: [{ at: Date.UTC(2026, 10, 23, 8, 15, 30), tag: 'timeout' }],
}

export const frontendOutcomes: OutcomesOf<typeof frontendCalls> = {
  log: [
    {
      name: 'an error logged, nobody signed in',
      given: [],
      request: { body: { message: 'Loading chunk failed', stack: '', url: '/infopanel', context: 'ChunkLoadError' } },
      answer: { data: null },
    },
    {
      name: 'a bug report that a person sends, with the last events of the page',
      given: [],
      request: { body: exampleBugReport },
      answer: { data: null },
    },
  ],
  track: [
    {
      name: 'a use counted',
      given: [callerStates.signedIn('ftg2')],
      request: { body: { id: 'company-chosen', url: '/infopanel', context: '' } },
      answer: { data: null },
    },
  ],
}
