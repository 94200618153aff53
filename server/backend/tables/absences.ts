import { sql } from 'drizzle-orm'
import { check, date, index, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, orderedCode, ownCompany, ownLicence, version } from './columns.ts'
import { ofCompany } from './companies.ts'
import { ofEmployee } from './employees.ts'

/** An absence of an employee, from a day and until one. Payroll joins it. */
export const employeeAbsence = pgTable(
  'employee_absence',
  {
    ftgKey: ownCompany(),
    licNr: ownLicence(),
    id: uuid('id').notNull().defaultRandom(),
    employmentNumber: orderedCode('employment_number').notNull(),
    /** FranvaroTyp: a code of contracts: absenceTypes. */
    kind: text('kind').notNull(),
    /** Omfattning: percent of the employee's working time. */
    extent: numeric('extent', { precision: 7, scale: 4, mode: 'number' }).notNull().default(100),
    /** FranDatum. */
    firstDay: date('first_day').notNull(),
    /** TomDatum, or null while the end is not known. */
    lastDay: date('last_day'),
    /** Barn: a name of the employee's field Barn, or empty. */
    child: text('child').notNull().default(''),
    /** IntygFran: the first day of a medical certificate, or null while none has come. */
    certificateFrom: date('certificate_from'),
    /** IntygTom: its last day, or null when it is for all of the absence. */
    certificateTo: date('certificate_to'),
    /** Anteckning. */
    note: text('note').notNull().default(''),
    createdAt: createdAt(),
    version: version(),
  },
  table => [
    primaryKey({ columns: [table.ftgKey, table.id] }),
    ofCompany(table),
    ofEmployee('employee_absence_employee', table),
    index('employee_absence_by_employee').on(table.ftgKey, table.licNr, table.employmentNumber, table.firstDay),
    check('employee_absence_extent', sql`${table.extent} between 1 and 100`),
    check('employee_absence_certificate', sql`${table.certificateTo} >= ${table.certificateFrom}`),
    check('employee_absence_days', sql`${table.lastDay} >= ${table.firstDay}`),
  ],
)
