import type { CopyName } from '#contracts/copies/company-copy.shapes.ts'
import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'

/** What the flow asks of the world outside. */
export const restoreCopyPorts = {
  /** `POST /restoreCompany/deleteCopy`. */
  deleteCopy: port<CopyName, Result<null>>('restoreCopy.deleteCopy'),
}
