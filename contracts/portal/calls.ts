import { z } from 'zod'
import { call } from '../call.ts'
import { commonErrors } from '../common-errors.ts'
import { openings } from '../rights/openings.ts'
import { FrontendError, FrontendTrack, MessageStatus, Notification, PortalChange, PortalInfo } from './shapes.ts'

/**
 * The calls about the licence's portal settings, and the notifications and messages of the user
 * (first and third document §7).
 */
export const portalCalls = {
  info: call('GET', '/portalInfo', {
    summary: 'Returns the portal settings of the licence.',
    access: 'session',
    takesFields: true,
    data: PortalInfo,
  }),
  change: call('PUT', '/portalInfo', {
    summary:
      "Allows or forbids the provider's support to sign in to the licence, and returns the portal settings. Forbidding it ends the support's sessions in the licence. For the roles LIC and ADM.",
    access: { rule: openings.licence },
    body: PortalChange,
    data: PortalInfo,
    errors: [commonErrors.rightMissing],
  }),
  notifications: call('GET', '/notifications', {
    summary: "Returns the account's notifications, the newest first. Without perPage, returns the newest 100.",
    access: 'session',
    paged: true,
    data: z.array(Notification),
  }),
  readNotifications: call('PUT', '/notifications/markAllAsRead', {
    summary: "Marks all the account's notifications as read.",
    access: 'session',
    data: z.null(),
  }),
  messageStatus: call('GET', '/messages/status', {
    summary: "Returns the number of unread messages in the account's inbox.",
    access: 'session',
    data: MessageStatus,
  }),
}

/**
 * The calls by which the browser reports errors and usage. The browser does not wait for the
 * answers.
 */
export const frontendCalls = {
  log: call('POST', '/frontendlogger', {
    summary:
      "Logs an error that occurred in the browser, or a bug report that a person sends. Either may have the last events of the page's flows, without secrets and personal numbers. No sign-in is required.",
    access: 'public',
    body: FrontendError,
    data: z.null(),
    bodyLimit: 192 * 1024,
    maxPerMinute: 20,
  }),
  track: call('POST', '/frontendtracker', {
    summary: 'Records that a function of the application was used.',
    access: 'session',
    body: FrontendTrack,
    data: z.null(),
  }),
}
