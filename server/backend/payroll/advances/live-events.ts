import { companyAudience, companyIn } from '../../platform/live/company-audience.ts'
import type { LiveEvent } from '../../platform/live/live-event.ts'
import { advanceEvents } from './advance-events.ts'

export const advanceLiveEvents: readonly LiveEvent[] = Object.values(advanceEvents).map(type => ({
  type,
  audience: companyAudience,
  async message(database, row) {
    const FtgId = await companyIn(database, row)
    return FtgId === undefined ? undefined : { seq: row.seq, event: 'ADVANCES_UPDATED', payload: { FtgId } }
  },
}))
