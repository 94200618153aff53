import { z } from 'zod'
import { call } from '../call.ts'
import { employeeErrors } from '../employees/errors.ts'
import { registerErrors } from '../registers/errors.ts'
import { importErrors } from './errors.ts'
import { ImportCounts, ImportedRow, ImportFile, ImportPreview, ImportRequest, ImportRun } from './shapes.ts'

const read = { right: 'Registry.ImpReg.Read' } as const
const write = { right: 'Registry.ImpReg.Write' } as const
const bodyLimit = 7 * 1024 * 1024
const one = z.strictObject({ Nr: z.string().regex(/^[1-9]\d{0,8}$/) })

/**
 * The calls about imports of files (third document §7: `/impreg`). Each also requires the right to
 * change what the definition's files contain.
 */
export const importCalls = {
  preview: call('POST', '/impreg/@/preview', {
    summary:
      'Returns what an import of a file would do: the wrong cells with their reasons, and which items are new, changed and unchanged. Stores nothing. The file has at most 5,000,000 bytes.',
    access: write,
    effect: 'reads',
    body: ImportFile,
    bodyLimit,
    data: ImportPreview,
    errors: [registerErrors.registerItemMissing, importErrors.importFileRefused],
  }),
  store: call('POST', '/impreg/@/import', {
    summary:
      'Imports a file whole, or not at all. The counts of the preview must still hold. Columns that differ from those of the definition are kept in it.',
    access: write,
    body: ImportRequest,
    bodyLimit,
    data: ImportCounts.extend({
      /** The number of the import, or null when nothing changed. */ Nr: z.int().min(1).nullable(),
    }),
    errors: [
      registerErrors.registerItemMissing,
      importErrors.importFileRefused,
      importErrors.importRowsRefused,
      importErrors.importOutdated,
    ],
  }),
  runs: call('GET', '/impreg/@/imports', {
    summary:
      'Returns the imports of the company, the newest first. Sorts by Nr, Id, FileName and TimeStamp. Searches in Id and FileName.',
    access: read,
    paged: true,
    data: z.array(ImportRun),
  }),
  rows: call('GET', '/impreg/@/imports/{Nr}', {
    summary:
      'Returns the pay and time rows of an import, in the order of the file. Sorts by Rad, AnstNr, Kod and Datum. Searches in AnstNr and Kod.',
    access: read,
    params: one,
    paged: true,
    data: z.array(ImportedRow),
    errors: [importErrors.importMissing],
  }),
  remove: call('DELETE', '/impreg/@/imports/{Nr}', {
    summary:
      'Takes an import back: its pay and time rows and its payslips are removed, employees whom it added are removed, and those whom it changed are as they were before it. Refused when one of them has been changed since, or is named by something. What it changed of clients stays.',
    access: write,
    params: one,
    data: z.null(),
    errors: [importErrors.importMissing, employeeErrors.employeeInUse],
  }),
}
