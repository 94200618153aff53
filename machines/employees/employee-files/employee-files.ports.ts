import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'
import type { FileRemoval, SentFile } from './employee-files.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const employeeFilesPorts = {
  /**
   * `POST /employees/{AnstNr}/documents`, `PUT /employees/{AnstNr}/documents/{Id}`,
   * `PUT /employees/{AnstNr}/picture` or `PUT /brukarlista/{Brukare}/bild`. The body is removed from
   * the vault after the answer.
   */
  saveFile: port<SentFile, Result<null>>('employeeFiles.saveFile'),
  /**
   * `DELETE /employees/{AnstNr}/documents/{Id}`, `DELETE /employees/{AnstNr}/picture` or
   * `DELETE /brukarlista/{Brukare}/bild`.
   */
  removeFile: port<FileRemoval, Result<null>>('employeeFiles.removeFile'),
}
