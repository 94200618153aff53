import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const companyArchivePorts = {
  /** `DELETE /companyInfo/{FtgId}/toggleArchivedState`. Returns whether it is now archived. */
  toggleArchived: port<{ FtgId: string; key: string }, Result<boolean>>('companyArchive.toggleArchived'),
}
