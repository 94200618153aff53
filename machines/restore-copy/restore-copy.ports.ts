import type { CopyName } from '#contracts/shapes/company-copy.ts'
import { port } from '../shared/port.ts'
import type { Result } from '../shared/result.ts'

export const restoreCopyPorts = {
  /** `POST /restoreCompany/deleteCopy`. */
  deleteCopy: port<CopyName, Result<null>>('restoreCopy.deleteCopy'),
}
