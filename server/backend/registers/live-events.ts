import { companyAudience, companyIn } from '../platform/live/company-audience.ts'
import type { LiveEvent } from '../platform/live/live-event.ts'
import { clientPictureChanged } from './own/clients.ts'
import { registerEvents } from './register-area.ts'

/** Payload: `register`, `key`, and the item's `version` unless it was removed. */
export const registerLiveEvents: readonly LiveEvent[] = [...Object.values(registerEvents), clientPictureChanged].map(
  type => ({
    type,
    audience: companyAudience,
    async message(database, row) {
      const FtgId = await companyIn(database, row)
      if (FtgId === undefined) return undefined
      const { register, key, version } = row.payload
      const Version = typeof version === 'number' ? version : null
      const payload = { FtgId, Register: String(register), Key: String(key), Version }
      return { seq: row.seq, event: 'REGISTER_UPDATED', payload }
    },
  }),
)
