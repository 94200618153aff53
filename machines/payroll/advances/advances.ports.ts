import type { Advance, OrderedAdvances } from '#contracts/payroll/advances/shapes.ts'
import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'
import type { AdvanceRequest } from './advances.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const advancesPorts = {
  /** `GET /forskottutbetalning`. */
  fetchAdvances: port<void, Result<readonly Advance[]>>('advances.fetchAdvances'),
  /** `POST /forskottutbetalning/order`, as a preview. */
  fetchPreview: port<{ readonly ForskId: readonly string[] }, Result<OrderedAdvances>>('advances.fetchPreview'),
  /** `POST /forskottutbetalning`, its `order`, or `DELETE` of one. */
  act: port<AdvanceRequest, Result<null>>('advances.act'),
}
