import type { NewSalaryYear } from '#contracts/shapes/salary-year.ts'
import { port } from '../shared/port.ts'
import type { Result } from '../shared/result.ts'

export const salaryYearsPorts = {
  /** `POST /createSalaryYear`. */
  createYear: port<NewSalaryYear, Result<null>>('salaryYears.createYear'),
  /** `DELETE /salaryyears/{year}`: the first year that stays. */
  purgeYears: port<{ year: number }, Result<null>>('salaryYears.purgeYears'),
}
