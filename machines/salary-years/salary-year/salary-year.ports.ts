import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const salaryYearPorts = {
  /** `GET /salaryyears` of the company. Returns its years, the latest first. */
  fetchYears: port<{ FtgId: string }, Result<number[]>>('salaryYear.fetchYears'),
}
