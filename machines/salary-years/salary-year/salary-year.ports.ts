import { ofCall, reading } from '../../kit/shared/of-call.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const salaryYearPorts = {
  /** Returns the years of the company, the latest first. */
  fetchYears: ofCall('salaryYear.fetchYears', (scope: { readonly FtgId: string }) =>
    reading('salaryYears', 'list', { scope }),
  ),
}
