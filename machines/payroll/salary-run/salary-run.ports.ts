import { ofCall, ofCalls, reading, writing } from '../../kit/shared/of-call.ts'
import { isOk, mapResult, ok } from '../../kit/shared/result.ts'
import type { CalculationOrder, FetchedRun, ShownRun } from './salary-run.types.ts'

/** How many warned payslips are listed above the table. */
const maxWarned = 10

/** The flow's ports: the requests whose answers it waits for. */
export const salaryRunPorts = {
  /** Fetches the periods of the year, and the first warned payslips of the period on display. */
  fetchRun: ofCalls<FetchedRun, ShownRun>('salaryRun.fetchRun', async ({ year, period: Period }, ask) => {
    const filter = { MedVarningar: true }
    const pagination = { perPage: maxWarned, pageNum: 1 }
    const [periods, warned] = await Promise.all([
      ask(reading('payslips', 'overview', { filter: { Year: year } })),
      Period === '' ? ok([]) : ask(reading('payslips', 'list', { params: { Period }, filter, pagination })),
    ])
    if (!isOk(periods)) return periods
    return mapResult(warned, data => ({ periods: periods.value, warned: data }))
  }),
  /** Asks for the latest calculation of the period, or null. */
  askCalculation: ofCall('salaryRun.askCalculation', (params: { readonly Period: string }) =>
    reading('payslips', 'calculation', { params }),
  ),
  /** Calculates the period. Returns the calculation that runs, which may be another person's. */
  calculate: ofCall(
    'salaryRun.calculate',
    ({ Period, persons, key: idempotencyKey }: CalculationOrder & { readonly key: string }) =>
      writing('payslips', 'calculate', {
        params: { Period },
        body: { AnstNr: persons && [...persons] },
        idempotencyKey,
      }),
  ),
}
