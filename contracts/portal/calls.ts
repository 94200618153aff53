import { z } from 'zod'
import { call } from '../call.ts'
import { errors } from '../errors.ts'
import { exampleNotification, examplePortalInfo, exampleRightsGroup } from '../examples.ts'
import { states } from '../pact/states.ts'
import { RightsGroup } from '../rights/shapes.ts'
import { FrontendError, FrontendTrack, MessageStatus, Notification, PortalChange, PortalInfo } from './shapes.ts'

/** The licence's portal settings, and what awaits the signed-in person (first and third document §7). */
export const portalCalls = {
  info: call('GET', '/portalInfo', {
    summary: "The licence's portal settings.",
    access: 'session',
    data: PortalInfo,
    errors: [errors.noSession],
    outcomes: [
      { name: 'the settings', given: [states.signedIn('ftg2')], request: {}, answer: { data: examplePortalInfo } },
    ],
  }),
  change: call('PUT', '/portalInfo', {
    summary:
      "Allows or forbids the provider's support to sign in, for the licence's administrators; the settings as they are then.",
    access: 'session',
    body: PortalChange,
    data: PortalInfo,
    errors: [errors.noSession, errors.rightMissing],
    outcomes: [
      {
        name: 'support may sign in',
        given: [states.signedIn('adm')],
        request: { body: { EnableDVSupport: true } },
        answer: { data: { ...examplePortalInfo, EnableDVSupport: true } },
      },
      {
        name: 'an account that is no administrator',
        given: [states.signedIn('ftg2')],
        request: { body: { EnableDVSupport: true } },
        answer: { error: errors.rightMissing },
      },
    ],
  }),
  notifications: call('GET', '/notifications', {
    summary: "The account's notifications, newest first; without a pagination the newest 100.",
    access: 'session',
    paged: true,
    data: z.array(Notification),
    errors: [errors.noSession],
    outcomes: [
      {
        name: 'a page of notifications',
        given: [states.signedIn('ftg2'), states.notification('ftg2')],
        request: { pagination: { sortBy: 'TimeStamp', sortOrder: 'desc', perPage: 1, pageNum: 1 } },
        answer: { data: [exampleNotification], pagination: { totalRows: 1 } },
      },
    ],
  }),
  readNotifications: call('PUT', '/notifications/markAllAsRead', {
    summary: "Marks the account's notifications as read, all of them.",
    access: 'session',
    data: z.null(),
    errors: [errors.noSession],
    outcomes: [
      {
        name: 'all marked as read',
        given: [states.signedIn('ftg2')],
        request: {},
        answer: { data: null },
      },
      { name: 'nobody signed in', given: [], request: {}, answer: { error: errors.noSession } },
    ],
  }),
  messageStatus: call('GET', '/messages/status', {
    summary: 'How many messages in the inbox of the account it has not read.',
    access: 'session',
    data: MessageStatus,
    errors: [errors.noSession],
    outcomes: [
      { name: 'the unread count', given: [states.signedIn('ftg2')], request: {}, answer: { data: { AntalOlast: 1 } } },
    ],
  }),
}

/** The rights group of the signed-in account (third document §7). */
export const rightsGroupCalls = {
  current: call('GET', '/userRightsGroups/user/current', {
    summary: "The name of the account's rights group, or null when it has none.",
    access: 'session',
    data: z.string().nullable(),
    errors: [errors.noSession],
    outcomes: [
      { name: 'a named group', given: [states.signedIn('grupp')], request: {}, answer: { data: 'Tidrapportörer' } },
      { name: 'no group', given: [states.signedIn('per')], request: {}, answer: { data: null } },
    ],
  }),
  byName: call('GET', '/userRightsGroups/{name}', {
    summary:
      "A rights group of the licence's own, with its flags. The standard groups are not fetched: everyone knows them.",
    access: 'session',
    params: z.strictObject({ name: z.string().min(1).max(60) }),
    data: RightsGroup,
    errors: [errors.noSession, errors.rightsGroupMissing],
    outcomes: [
      {
        name: 'the group',
        given: [states.signedIn('grupp'), states.rightsGroup('Tidrapportörer', 'grupp')],
        request: { params: { name: 'Tidrapportörer' } },
        answer: { data: exampleRightsGroup },
      },
      {
        name: 'a group that is not there',
        given: [states.signedIn('grupp')],
        request: { params: { name: 'Finns inte' } },
        answer: { error: errors.rightsGroupMissing },
      },
    ],
  }),
}

/** What the browser reports of itself; the answer is awaited by nobody. */
export const frontendCalls = {
  log: call('POST', '/frontendlogger', {
    summary: 'Logs an error that the browser met, before somebody has signed in too.',
    access: 'public',
    body: FrontendError,
    data: z.null(),
    bodyLimit: 32 * 1024,
    mostPerMinute: 20,
    errors: [errors.tooManyRequests],
    outcomes: [
      {
        name: 'an error logged, nobody signed in',
        given: [],
        request: { body: { message: 'Loading chunk failed', stack: '', url: '/infopanel', context: 'ChunkLoadError' } },
        answer: { data: null },
      },
    ],
  }),
  track: call('POST', '/frontendtracker', {
    summary: 'Counts a use of the application.',
    access: 'session',
    body: FrontendTrack,
    data: z.null(),
    outcomes: [
      {
        name: 'a use counted',
        given: [states.signedIn('ftg2')],
        request: { body: { id: 'company-chosen', url: '/infopanel', context: '' } },
        answer: { data: null },
      },
    ],
  }),
}
