import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'

/** What the flow asks of the world outside. */
export const companyArchivePorts = {
  /** `DELETE /companyInfo/{FtgId}/toggleArchivedState`: whether it is archived then. */
  toggleArchived: port<{ FtgId: string; key: string }, Result<boolean>>('companyArchive.toggleArchived'),
}
