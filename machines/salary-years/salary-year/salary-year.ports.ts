import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'

/** What the flow asks of the world outside. */
export const salaryYearPorts = {
  /** `GET /salaryyears` of that company, the latest first. */
  fetchYears: port<{ FtgId: string }, Result<number[]>>('salaryYear.fetchYears'),
}
