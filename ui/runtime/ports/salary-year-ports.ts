import { answer } from '#machines/kit/shared/port.ts'
import { mapResult } from '#machines/kit/shared/result.ts'
import { salaryYearMachine } from '#machines/salary-years/salary-year/salary-year.machine.ts'
import { salaryYearPorts } from '#machines/salary-years/salary-year/salary-year.ports.ts'
import { asResult } from '../api.ts'
import type { Outside } from '../outside.ts'

/** Provides the salary year in use over the adapter. */
export const salaryYearFlows = ({ api }: Pick<Outside, 'api'>) => ({
  salaryYear: salaryYearMachine.provide({
    actors: {
      fetchYears: answer(salaryYearPorts.fetchYears, async ({ input, signal }) =>
        mapResult(await asResult(api.salaryYears.list.query({ scope: input }, { signal })), ({ data }) => data),
      ),
    },
  }),
})
