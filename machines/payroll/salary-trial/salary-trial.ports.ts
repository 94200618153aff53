import { ofCall, reading } from '../../kit/shared/of-call.ts'
import type { TrialRequest } from './salary-trial.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const salaryTrialPorts = {
  calculate: ofCall('salaryTrial.calculate', (body: TrialRequest) => reading('salaryTrial', 'calculate', { body })),
}
