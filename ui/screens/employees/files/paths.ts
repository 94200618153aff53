import type { DocumentType } from '#contracts/employees/documents/document-file.ts'
import { isShownByBrowsers } from '#contracts/employees/documents/document-file.ts'
import type { DownloadPath } from '#machines/frame/download/download.types.ts'

const person = (AnstNr: string): string => encodeURIComponent(AnstNr)

/** The paths of the screens of what is kept of an employee in files. */
export const documentsPath = (AnstNr: string): string => `/registry/employees/${person(AnstNr)}/documents`
export const certificatePath = (AnstNr: string): string => `/registry/employees/${person(AnstNr)}/certificate`

/** Returns the path of a document: shown when a browser can, and otherwise saved. */
export const documentFile = (AnstNr: string, Id: string, type: DocumentType): DownloadPath =>
  `/${isShownByBrowsers(type) ? 'print' : 'file'}/employees/${person(AnstNr)}/documents/${Id}`

/** Returns the path of the personal card as of a day, with the changes of a year. */
export const cardPrint = (AnstNr: string, day: string, year: string): DownloadPath =>
  `/print/employees/${person(AnstNr)}/card/${day}/${year}`
