import type { salaryYearCalls } from '#contracts/salary-years/calls.ts'
import type { Handlers } from '../platform/http/ask.ts'
import { salaryYears } from '../rights/company-info.ts'
import { createYear } from './create-year.ts'
import { purgeYears } from './purge-years.ts'

export const salaryYearsArea: Handlers<typeof salaryYearCalls> = {
  list: ({ tx }) => salaryYears(tx),
  async create({ tx, company, body, now }) {
    await createYear(tx, company, body, now)
    return null
  },
  async purge({ tx, company, params, now }) {
    await purgeYears(tx, company, Number(params.year), now)
    return null
  },
}
