import type { Calculation } from '#contracts/payroll/run/shapes.ts'
import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'
import type { CalculationOrder, FetchedRun, ShownRun } from './salary-run.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const salaryRunPorts = {
  /** `GET /payslips?Year=`, and the first warned of `GET /payslips/{Period}` where one is shown. */
  fetchRun: port<ShownRun, Result<FetchedRun>>('salaryRun.fetchRun'),
  /** `GET /payslips/{Period}/calculation`: the latest calculation of the period, or null. */
  askCalculation: port<{ readonly Period: string }, Result<Calculation | null>>('salaryRun.askCalculation'),
  /**
   * `POST /payslips/{Period}/calculation`. Returns the calculation that runs, which may be another
   * person's.
   */
  calculate: port<CalculationOrder & { readonly key: string }, Result<Calculation>>('salaryRun.calculate'),
}
