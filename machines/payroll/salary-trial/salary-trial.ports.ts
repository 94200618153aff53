import type { SalaryTrialAnswer } from '#contracts/payroll/trial/shapes.ts'
import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'
import type { TrialRequest } from './salary-trial.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const salaryTrialPorts = {
  /** `POST /salaryCalculation`. */
  calculate: port<TrialRequest, Result<SalaryTrialAnswer>>('salaryTrial.calculate'),
}
