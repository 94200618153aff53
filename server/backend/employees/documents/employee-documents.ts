import { and, desc, eq, sql } from 'drizzle-orm'
import { type DocumentType, documentMessages, maxDocumentBytes } from '#contracts/employees/documents/document-file.ts'
import type { DocumentChange } from '#contracts/employees/documents/shapes.ts'
import { errors } from '#contracts/errors.ts'
import { requirePlace } from '../../companies/files-limit.ts'
import type { EmployeeRow } from '../../person/employee-row.ts'
import { appendEvent } from '../../platform/database/append-event.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { EventType } from '../../tables/event-types.ts'
import { employee, employeeDocument } from '../../tables/schema.ts'

/**
 * The events of what is kept of an employee in files. Payload: `register` ('employees'), `key` (the
 * number), the employee's `version`, which stays, and of a document its `id`.
 */
export const documentEvents = {
  added: 'employee.documentAdded',
  changed: 'employee.documentChanged',
  removed: 'employee.documentRemoved',
  certified: 'employee.certified',
  pictureChanged: 'employee.pictureChanged',
} as const satisfies Readonly<Record<string, EventType>>

/** Records an event of an employee's files. */
export const tellOfDocument = (
  tx: Transaction,
  type: EventType,
  { employmentNumber, version }: Pick<EmployeeRow, 'employmentNumber' | 'version'>,
  more: Readonly<Record<string, unknown>> = {},
) => appendEvent(tx, { type, payload: { register: 'employees', key: employmentNumber, version, ...more } })

/** A file to keep. */
export interface NewFile {
  readonly isPicture?: boolean
  readonly title: string
  readonly day: string
  readonly fileName: string
  readonly type: DocumentType
  readonly content: Buffer
}

/** True for a file of an employee: a document, or the picture. */
const isOf = (number: string, isPicture: boolean) =>
  and(eq(employeeDocument.employmentNumber, number), eq(employeeDocument.isPicture, isPicture))

/**
 * Keeps a file of an employee, and returns its id.
 *
 * @throws Refusal documentRefused when the file is too large, or the company has no place for it
 */
export async function keepFile(tx: Transaction, number: string, file: NewFile): Promise<string> {
  const size = file.content.length
  if (size > maxDocumentBytes) throw new Refusal(errors.documentRefused, documentMessages.tooLarge)
  await requirePlace(tx, size)
  const [made] = await tx
    .insert(employeeDocument)
    .values({ ...file, employmentNumber: number, size })
    .returning({ id: employeeDocument.id })
  if (!made) throw new Error('a document was not stored')
  return made.id
}

/** Returns the documents of an employee without their bytes, the latest first. */
export const documentsOf = (tx: Transaction, number: string) =>
  tx
    .select({
      Id: employeeDocument.id,
      Titel: employeeDocument.title,
      Datum: employeeDocument.day,
      FilNamn: employeeDocument.fileName,
      Typ: employeeDocument.type,
      Storlek: employeeDocument.size,
    })
    .from(employeeDocument)
    .where(isOf(number, false))
    .orderBy(desc(employeeDocument.day), desc(employeeDocument.createdAt), employeeDocument.id)

/**
 * Returns a document of an employee.
 *
 * @throws Refusal documentMissing
 */
export async function documentOf(tx: Transaction, number: string, id: string) {
  const [found] = await tx
    .select()
    .from(employeeDocument)
    .where(and(isOf(number, false), eq(employeeDocument.id, id)))
  if (!found) throw new Refusal(errors.documentMissing)
  return found
}

/**
 * Gives a document of an employee another title or day, and returns whether it differs.
 *
 * @throws Refusal documentMissing
 */
export async function changeDocument(
  tx: Transaction,
  number: string,
  id: string,
  change: DocumentChange,
): Promise<boolean> {
  const { title, day } = await documentOf(tx, number, id)
  const { Titel = title, Datum = day } = change
  if (Titel === title && Datum === day) return false
  await tx.update(employeeDocument).set({ title: Titel, day: Datum }).where(eq(employeeDocument.id, id))
  return true
}

/**
 * Removes a document of an employee.
 *
 * @throws Refusal documentMissing
 */
export async function removeDocument(tx: Transaction, number: string, id: string): Promise<void> {
  const gone = await tx
    .delete(employeeDocument)
    .where(and(isOf(number, false), eq(employeeDocument.id, id)))
    .returning({ id: employeeDocument.id })
  if (gone.length === 0) throw new Refusal(errors.documentMissing)
}

/** Sets the picture of an employee, or none, and tells of it. The version stays. */
export async function setPicture(tx: Transaction, row: EmployeeRow, picture: NewFile | null): Promise<string | null> {
  const number = row.employmentNumber
  await tx.delete(employeeDocument).where(isOf(number, true))
  const id = picture === null ? null : await keepFile(tx, number, { ...picture, isPicture: true })
  if (id === row.profilePictureId) return id
  await tx.update(employee).set({ profilePictureId: id }).where(eq(employee.employmentNumber, number))
  await tellOfDocument(tx, documentEvents.pictureChanged, row)
  return id
}

/**
 * Returns the picture of an employee by its id, or undefined.
 *
 * @param seesProtected false for an account that does not see persons with a protected identity
 */
export async function pictureOf(tx: Transaction, id: string, seesProtected: boolean) {
  const [found] = await tx
    .select({
      picture: employeeDocument,
      isProtected: sql<boolean>`${employee.details} -> 'SkyddadIdentitet' = 'true'`,
    })
    .from(employeeDocument)
    .innerJoin(employee, eq(employee.employmentNumber, employeeDocument.employmentNumber))
    .where(and(eq(employeeDocument.id, id), eq(employeeDocument.isPicture, true)))
  return found && (seesProtected || found.isProtected !== true) ? found.picture : undefined
}
