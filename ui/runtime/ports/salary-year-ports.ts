import { answer } from '#machines/kit/shared/port.ts'
import { mapResult } from '#machines/kit/shared/result.ts'
import { salaryYearMachine } from '#machines/salary-years/salary-year/salary-year.machine.ts'
import { salaryYearPorts } from '#machines/salary-years/salary-year/salary-year.ports.ts'
import { type Api, asResult } from '../api.ts'

/** Provides the salary year in use over the adapter. */
export const liveSalaryYear = (api: Api) =>
  salaryYearMachine.provide({
    actors: {
      fetchYears: answer(salaryYearPorts.fetchYears, async ({ input, signal }) =>
        mapResult(await asResult(api.salaryYears.list.query({ scope: input }, { signal })), ({ data }) => data),
      ),
    },
  })
