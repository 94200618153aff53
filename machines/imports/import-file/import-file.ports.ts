import type { ImportCounts } from '#contracts/imports/shapes.ts'
import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'
import type { ChosenFile, ColumnAt, ImportRemoval, ReadSummary } from './import-file.types.ts'

/** A file with its definition and the columns that the user has chosen. */
export interface FileInput {
  readonly definition: string
  readonly file: ChosenFile
  readonly columns: readonly ColumnAt[] | null
  readonly read: ReadSummary | null
}

/** The flow's ports: the requests whose answers it waits for. */
export const importFilePorts = {
  /** `POST /impreg/@/preview`. The vault keeps the preview. */
  readFile: port<FileInput, Result<ReadSummary>>('importFile.readFile'),
  /** `POST /impreg/@/import`. */
  storeFile: port<FileInput & { readonly key: string }, Result<ImportCounts>>('importFile.storeFile'),
  /** `DELETE /impreg/@/imports/{Nr}`. */
  removeImport: port<ImportRemoval, Result<null>>('importFile.removeImport'),
}
