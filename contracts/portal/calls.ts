import { z } from 'zod'
import { call } from '../call.ts'
import { errors } from '../errors.ts'
import { RightsGroup } from '../rights/shapes.ts'
import { FrontendError, FrontendTrack, MessageStatus, Notification, PortalChange, PortalInfo } from './shapes.ts'

/**
 * The calls about the licence's portal settings, and the notifications and messages of the user
 * (first and third document §7).
 */
export const portalCalls = {
  info: call('GET', '/portalInfo', {
    summary: "The licence's portal settings.",
    access: 'session',
    data: PortalInfo,
  }),
  change: call('PUT', '/portalInfo', {
    summary:
      "Allows or forbids the provider's support to sign in, for the licence's administrators; the settings as they are then.",
    access: 'session',
    body: PortalChange,
    data: PortalInfo,
    errors: [errors.rightMissing],
  }),
  notifications: call('GET', '/notifications', {
    summary: "The account's notifications, newest first; without a pagination the newest 100.",
    access: 'session',
    paged: true,
    data: z.array(Notification),
  }),
  readNotifications: call('PUT', '/notifications/markAllAsRead', {
    summary: "Marks the account's notifications as read, all of them.",
    access: 'session',
    data: z.null(),
  }),
  messageStatus: call('GET', '/messages/status', {
    summary: 'How many messages in the inbox of the account it has not read.',
    access: 'session',
    data: MessageStatus,
  }),
}

/** The call that returns the rights group of the signed-in account (third document §7). */
export const rightsGroupCalls = {
  current: call('GET', '/userRightsGroups/user/current', {
    summary: "The name of the account's rights group, or null when it has none.",
    access: 'session',
    data: z.string().nullable(),
  }),
  byName: call('GET', '/userRightsGroups/{name}', {
    summary:
      "A rights group of the licence's own, with its flags. The standard groups are not fetched: everyone knows them.",
    access: 'session',
    params: z.strictObject({ name: z.string().min(1).max(60) }),
    data: RightsGroup,
    errors: [errors.rightsGroupMissing],
  }),
}

/**
 * The calls by which the browser reports errors and usage. The browser does not wait for the
 * answers.
 */
export const frontendCalls = {
  log: call('POST', '/frontendlogger', {
    summary: 'Logs an error that the browser met, before somebody has signed in too.',
    access: 'public',
    body: FrontendError,
    data: z.null(),
    bodyLimit: 32 * 1024,
    mostPerMinute: 20,
  }),
  track: call('POST', '/frontendtracker', {
    summary: 'Counts a use of the application.',
    access: 'session',
    body: FrontendTrack,
    data: z.null(),
  }),
}
