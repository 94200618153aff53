import { salaryYearMachine } from '#machines/salary-year/salary-year.machine.ts'
import { salaryYearPorts } from '#machines/salary-year/salary-year.ports.ts'
import type { salaryYearsMachine } from '#machines/salary-years/salary-years.machine.ts'
import { salaryYearsPorts } from '#machines/salary-years/salary-years.ports.ts'
import { answer } from '#machines/shared/port.ts'
import { mapResult } from '#machines/shared/result.ts'
import { type Api, asResult } from '../api.ts'

/** The salary year in use over the adapter. */
export const liveSalaryYear = (api: Api) =>
  salaryYearMachine.provide({
    actors: {
      fetchYears: answer(salaryYearPorts.fetchYears, async ({ input, signal }) =>
        mapResult(await asResult(api.salaryYears.list.query({ scope: input }, { signal })), ({ data }) => data),
      ),
    },
  })

/** Making and purging salary years over the adapter. */
export const liveSalaryYears = (api: Api, machine: typeof salaryYearsMachine) =>
  machine.provide({
    actors: {
      createYear: answer(salaryYearsPorts.createYear, async ({ input: body, signal }) =>
        mapResult(await asResult(api.salaryYears.create.mutate({ body }, { signal })), () => null),
      ),
      purgeYears: answer(salaryYearsPorts.purgeYears, async ({ input: { year }, signal }) =>
        mapResult(
          await asResult(api.salaryYears.purge.mutate({ params: { year: String(year) } }, { signal })),
          () => null,
        ),
      ),
    },
  })
