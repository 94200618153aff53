import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'
import type { DownloadPath } from './download.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const downloadPorts = {
  /**
   * `GET` of the path with the tab's company and year. The browser displays a print, and saves a
   * file.
   */
  fetchFile: port<{ path: DownloadPath }, Result<null>>('download.fetchFile'),
  /** `POST /fileJobs`. Returns the Id of the job. */
  orderFile: port<{ path: DownloadPath; key: string }, Result<string>>('download.orderFile'),
}
