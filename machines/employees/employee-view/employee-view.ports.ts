import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'
import type { FetchedView } from './employee-view.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const employeeViewPorts = {
  /** `GET /perreg/{AnstNr}`, unless the number is empty, and `GET /perreg/@/choices`. */
  fetchView: port<{ number: string }, Result<FetchedView>>('employeeView.fetchView'),
}
