import { companyAudience, companyIn } from '../platform/live/company-audience.ts'
import type { LiveEvent } from '../platform/live/live-event.ts'
import { yearsChanged } from './years.ts'

export const salaryYearLiveEvents: readonly LiveEvent[] = yearsChanged.map(type => ({
  type,
  audience: companyAudience,
  async message(database, row) {
    const FtgId = await companyIn(database, row)
    return FtgId === undefined ? undefined : { seq: row.seq, event: 'SALARY_YEARS_UPDATED', payload: { FtgId } }
  },
}))
