import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'
import type { ActOnEmployee } from './employee-actions.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const employeeActionsPorts = {
  /** The call of the act. `key`: the idempotency key. */
  doAct: port<ActOnEmployee, Result<null>>('employeeActions.doAct'),
}
