import type { CopyName } from '#contracts/copies/company-copy.shapes.ts'
import { eachTime, ofCall, writing } from '../../kit/shared/of-call.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const restoreCopyPorts = {
  deleteCopy: ofCall('restoreCopy.deleteCopy', (body: CopyName) =>
    writing('copies', 'deleteCopy', { body, idempotencyKey: eachTime }),
  ),
}
