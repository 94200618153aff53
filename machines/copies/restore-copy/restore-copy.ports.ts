import type { CopyName } from '#contracts/copies/company-copy.shapes.ts'
import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const restoreCopyPorts = {
  /** `POST /restoreCompany/deleteCopy`. */
  deleteCopy: port<CopyName, Result<null>>('restoreCopy.deleteCopy'),
}
