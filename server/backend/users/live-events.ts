import { type LiveEvent, namedLogin } from '../platform/live/live-event.ts'

export const userLiveEvents: readonly LiveEvent[] = [
  {
    /** Payload: `login`, the changed account, and `isAccess`, whether its access changed. */
    type: 'user.changed',
    audience: namedLogin,
    message: async (_, { seq, payload }) =>
      payload.isAccess === true ? { seq, event: 'USERRIGHTSGROUPS_USER_SETTINGS_UPDATED', payload: null } : undefined,
  },
]
