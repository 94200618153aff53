import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { DocumentType } from '#contracts/employees/documents/document-file.ts'
import { bytes, createdAt, orderedCode, ownCompany, ownLicence } from './columns.ts'
import { ofCompany } from './companies.ts'
import { ofEmployee } from './employees.ts'

/**
 * A document of an employee, or the picture (employee.profile_picture_id). It is immutable: another
 * picture has another id, so browsers may cache it for ever.
 */
export const employeeDocument = pgTable(
  'employee_document',
  {
    ftgKey: ownCompany(),
    licNr: ownLicence(),
    id: uuid('id').notNull().defaultRandom(),
    employmentNumber: orderedCode('employment_number').notNull(),
    isPicture: boolean('is_picture').notNull().default(false),
    title: text('title').notNull(),
    /** The day that the document is of, as the user has stated it. */
    day: date('day').notNull(),
    fileName: text('file_name').notNull(),
    /** Detected from the bytes, not from the file name. */
    type: text('type').$type<DocumentType>().notNull(),
    /** In bytes. */
    size: integer('size').notNull(),
    content: bytes('content').notNull(),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.ftgKey, table.id] }),
    ofCompany(table),
    ofEmployee('employee_document_employee', table),
    index('employee_document_by_employee').on(table.ftgKey, table.licNr, table.employmentNumber),
    check('employee_document_size', sql`${table.size} between 1 and 10000000`),
  ],
)
