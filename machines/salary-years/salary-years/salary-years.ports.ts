import type { NewSalaryYear } from '#contracts/salary-years/shapes.ts'
import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const salaryYearsPorts = {
  /** `POST /createSalaryYear`. */
  createYear: port<{ readonly asked: NewSalaryYear; readonly key: string }, Result<null>>('salaryYears.createYear'),
  /** `DELETE /salaryyears/{year}`, where the year is the first one to keep. */
  purgeYears: port<{ readonly year: number; readonly key: string }, Result<null>>('salaryYears.purgeYears'),
}
