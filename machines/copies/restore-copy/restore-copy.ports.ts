import type { CopyName } from '#contracts/copies/company-copy.shapes.ts'
import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'

export const restoreCopyPorts = {
  /** `POST /restoreCompany/deleteCopy`. */
  deleteCopy: port<CopyName, Result<null>>('restoreCopy.deleteCopy'),
}
