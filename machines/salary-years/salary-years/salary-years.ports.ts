import type { NewSalaryYear } from '#contracts/salary-years/shapes.ts'
import { ofCall, writing } from '../../kit/shared/of-call.ts'

const nothing = () => null

/** The flow's ports: the requests whose answers it waits for. */
export const salaryYearsPorts = {
  createYear: ofCall(
    'salaryYears.createYear',
    ({ asked: body, key: idempotencyKey }: { readonly asked: NewSalaryYear; readonly key: string }) =>
      writing('salaryYears', 'create', { body, idempotencyKey }, nothing),
  ),
  /** Purges the years before the first one to keep. */
  purgeYears: ofCall(
    'salaryYears.purgeYears',
    ({ year, key: idempotencyKey }: { readonly year: number; readonly key: string }) =>
      writing('salaryYears', 'purge', { params: { year: String(year) }, idempotencyKey }, nothing),
  ),
}
