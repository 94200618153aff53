import { companyAudience, companyIn } from '../../platform/live/company-audience.ts'
import type { LiveEvent } from '../../platform/live/live-event.ts'
import { declarationTold } from './declaration-events.ts'
import { declarationExported } from './declaration-file.ts'

export const declarationLiveEvents: readonly LiveEvent[] = [declarationExported, ...Object.values(declarationTold)].map(
  (type): LiveEvent => ({
    type,
    audience: companyAudience,
    async message(database, row) {
      const FtgId = await companyIn(database, row)
      if (FtgId === undefined) return undefined
      const payload = { FtgId, Period: String(row.payload.period) }
      return { seq: row.seq, event: 'EMPLOYER_DECLARATION_UPDATED', payload }
    },
  }),
)
