import { z } from 'zod'
import { maxFileName } from '../../rules/file-name.ts'
import { fileNameShape, lineShape } from '../../rules/text-shape.ts'
import { certificateForm } from './certificate.form.ts'
import { documentTypes, maxDocumentBytes } from './document-file.ts'

/** The most characters of a document's title. */
export const maxTitle = 80

/**
 * The most characters of the base64 text. A little above the largest file, so that a slightly
 * larger one gets its own error message.
 */
const maxLetters = Math.ceil((maxDocumentBytes * 1.04) / 3) * 4

const Titel = lineShape({ least: 1, most: maxTitle })
const FilNamn = fileNameShape({ least: 1, most: maxFileName })
const Datum = z.iso.date()

/** A document of an employee, without its bytes: `/file/employees/{AnstNr}/documents/{Id}`. */
export const EmployeeDocument = z.object({
  Id: z.uuid(),
  Titel: z.string(),
  Datum,
  FilNamn: z.string(),
  /** The media type, determined from the bytes. */
  Typ: z.enum(documentTypes),
  /** In bytes. */
  Storlek: z.int().min(1),
})
export type EmployeeDocument = z.infer<typeof EmployeeDocument>

/** A document to upload. */
export const NewDocument = z.strictObject({
  Titel,
  Datum,
  FilNamn,
  /** The file in base64. */
  Content: z.string().min(1).max(maxLetters),
})
export type NewDocument = z.infer<typeof NewDocument>

/** A change of a document. The file itself stays. */
export const DocumentChange = z.strictObject({ Titel, Datum }).partial()
export type DocumentChange = z.infer<typeof DocumentChange>

/** The values of an employer's certificate, in the wire format. */
export const CertificateValues = certificateForm.shape
export type CertificateValues = z.infer<typeof CertificateValues>
