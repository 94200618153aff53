import { companyArchived, companyCreated, companyEvents, companyUnarchived } from '../copies/company-events.ts'
import { companyAudience, companyIn } from '../platform/live/company-audience.ts'
import { type LiveEvent, wholeLicence } from '../platform/live/live-event.ts'
import { settingsChanged } from '../settings/change-settings.ts'

/** Payload: the company's `version`. */
const infoUpdated = (type: string): LiveEvent => ({
  type,
  audience: companyAudience,
  async message(database, row) {
    const FtgId = await companyIn(database, row)
    if (FtgId === undefined) return undefined
    return { seq: row.seq, event: 'COMPANY_INFO_UPDATED', payload: { FtgId, Version: Number(row.payload.version) } }
  },
})

const listUpdated = (type: string): LiveEvent => ({
  type,
  audience: wholeLicence,
  message: async (_, { seq }) => ({ seq, event: 'COMPANY_LIST_UPDATED', payload: null }),
})

export const companyLiveEvents: readonly LiveEvent[] = [
  ...[settingsChanged, companyArchived, companyUnarchived].map(infoUpdated),
  ...[companyCreated, companyEvents.restored, companyEvents.cloned, companyEvents.removed].map(listUpdated),
]
