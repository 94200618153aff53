import { type LiveEvent, namedLogin } from '../platform/live/live-event.ts'
import { numberConfirmed } from '../sign-in/bankid/confirm-by-bankid.ts'
import type { EventType } from '../tables/event-types.ts'

/** Payload: `login`, the changed account, and `isAccess`, whether its access changed. */
const accessChanged = (type: EventType): LiveEvent => ({
  type,
  audience: namedLogin,
  message: async (_, { seq, payload }) =>
    payload.isAccess === true ? { seq, event: 'USERRIGHTSGROUPS_USER_SETTINGS_UPDATED', payload: null } : undefined,
})

export const userLiveEvents: readonly LiveEvent[] = [accessChanged('user.changed'), accessChanged(numberConfirmed)]
