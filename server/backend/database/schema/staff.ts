import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, orderedCode, ownCompany, ownLicence, swedishText, version } from './columns.ts'
import { department, ofCompany } from './company.ts'

/** An employee of a company. */
export const employee = pgTable(
  'employee',
  {
    ftgKey: ownCompany(),
    licNr: ownLicence(),
    /** AnstNr. */
    employmentNumber: orderedCode('employment_number').notNull(),
    firstName: swedishText('first_name').notNull(),
    lastName: swedishText('last_name').notNull(),
    /** 12 digits, or empty. */
    personalNumber: text('personal_number').notNull().default(''),
    email: text('email').notNull().default(''),
    /** A code of contracts: employmentForms. */
    employmentForm: text('employment_form').notNull(),
    departmentId: orderedCode('department_id'),
    employedFrom: date('employed_from').notNull(),
    /** The last day, or null while employed. */
    employedTo: date('employed_to'),
    /** MÅN: `salary` is SEK a month. TIM: SEK an hour. */
    salaryForm: text('salary_form', { enum: ['MÅN', 'TIM'] }).notNull(),
    salary: numeric('salary', { precision: 12, scale: 2 }).notNull(),
    createdAt: createdAt(),
    version: version(),
  },
  table => [
    primaryKey({ columns: [table.ftgKey, table.employmentNumber] }),
    ofCompany(table),
    foreignKey({
      columns: [table.ftgKey, table.departmentId],
      foreignColumns: [department.ftgKey, department.id],
    }),
    index('employee_name').on(table.ftgKey, table.lastName, table.firstName),
    check('employee_salary_form', sql`${table.salaryForm} in ('MÅN', 'TIM')`),
    check('employee_period', sql`${table.employedTo} >= ${table.employedFrom}`),
    check('employee_personal_number', sql`${table.personalNumber} ~ '^([0-9]{12})?$'`),
  ],
)

/** A person whom an assistance company's cases are about (Brukare, Arbetsledare or Kund by the company's wording). */
export const client = pgTable(
  'client',
  {
    ftgKey: ownCompany(),
    licNr: ownLicence(),
    /** Brukare. */
    clientNumber: orderedCode('client_number').notNull(),
    firstName: swedishText('first_name').notNull(),
    lastName: swedishText('last_name').notNull(),
    /** 12 digits, or empty. */
    personalNumber: text('personal_number').notNull().default(''),
    createdAt: createdAt(),
    version: version(),
  },
  table => [
    primaryKey({ columns: [table.ftgKey, table.clientNumber] }),
    ofCompany(table),
    check('client_personal_number', sql`${table.personalNumber} ~ '^([0-9]{12})?$'`),
  ],
)
