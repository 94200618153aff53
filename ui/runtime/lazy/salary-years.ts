import { answer } from '#machines/kit/shared/port.ts'
import { mapResult } from '#machines/kit/shared/result.ts'
import { salaryYearsMachine } from '#machines/salary-years/salary-years/salary-years.machine.ts'
import { salaryYearsPorts } from '#machines/salary-years/salary-years/salary-years.ports.ts'
import { asResult } from '../api.ts'
import type { LazyFlow } from '../lazy-flow.ts'

/** Provides the creation and purging of salary years over the adapter. */
export const salaryYears: LazyFlow<'salaryYears'> = {
  id: 'salaryYears',
  join: ({ api }) =>
    salaryYearsMachine.provide({
      actors: {
        createYear: answer(salaryYearsPorts.createYear, async ({ input: { asked, key }, signal }) =>
          mapResult(
            await asResult(api.salaryYears.create.mutate({ body: asked, idempotencyKey: key }, { signal })),
            () => null,
          ),
        ),
        purgeYears: answer(salaryYearsPorts.purgeYears, async ({ input: { year, key }, signal }) =>
          mapResult(
            await asResult(
              api.salaryYears.purge.mutate({ params: { year: String(year) }, idempotencyKey: key }, { signal }),
            ),
            () => null,
          ),
        ),
      },
    }),
}
