import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  customType,
  date,
  foreignKey,
  index,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { FactKind } from '#contracts/employees/dated.ts'
import type { FormValues } from '#contracts/forms/field.ts'
import { createdAt, orderedCode, ownCompany, ownLicence, swedishText, version } from './columns.ts'
import { department, ofCompany } from './companies.ts'

/** Compared byte by byte, which makes searching fast. */
const searchText = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

/**
 * An employee of a company. The migrations create its indexes, one for each order of the staff
 * list: docs/decisions/0012.
 */
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
    /** PerTyp: a code of contracts: personTypes, or empty. */
    personType: text('person_type').notNull().default(''),
    departmentId: orderedCode('department_id'),
    employedFrom: date('employed_from').notNull(),
    /** The last day of employment, or null. */
    employedTo: date('employed_to'),
    /** The unit of `salary`: SEK a month for MÅN, SEK an hour for TIM. */
    salaryForm: text('salary_form', { enum: ['MÅN', 'TIM'] }).notNull(),
    salary: numeric('salary', { precision: 12, scale: 2 }).notNull(),
    /** AvtalId: the agreement of the employment, or empty. */
    agreementId: text('agreement_id').notNull().default(''),
    /** TabellStyKod: the table of the employee's pay types. */
    payCodeTable: text('pay_code_table').notNull().default('STANDARD'),
    /**
     * The digital mailbox that the employee has chosen (contracts: digitalMailboxes). Null for the
     * company's DefaultDigitalMailbox.
     */
    digitalMailbox: text('digital_mailbox'),
    /** SkatteTyp: a code of contracts: taxTypes, or empty when it is not known. */
    taxType: text('tax_type').notNull().default(''),
    /** Fodelsedatum, of somebody without a personal number. Null when it is not known. */
    birthDate: date('birth_date'),
    /** Null for no picture. */
    profilePictureId: uuid('profile_picture_id'),
    /** The other fields of contracts: employeeForm, in their wire format. */
    details: jsonb('details').$type<FormValues>().notNull().default({}),
    /**
     * The searched text in lower case, with one line each for number, names, personal number and
     * e-mail. The surname stands before and after the first name, so that both orders match.
     */
    searchText: searchText('search_text').generatedAlwaysAs(
      sql`left(lower((employment_number || E'\\n' || last_name || ' ' || first_name || ' ' || last_name || E'\\n' || personal_number || E'\\n' || email) collate "sv-x-icu"), 500)`,
    ),
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
    check('employee_salary_form', sql`${table.salaryForm} in ('MÅN', 'TIM')`),
    check('employee_person_type', sql`${table.personType} in ('', 'ARB', 'TJM', 'LED', 'DEL', 'IDR', 'ÖVR')`),
    check('employee_digital_mailbox', sql`${table.digitalMailbox} in ('NONE', 'KIVRA', 'CLLS')`),
    check('employee_period', sql`${table.employedTo} >= ${table.employedFrom}`),
    // An index row holds at most 2.7 kB.
    check('employee_names', sql`char_length(${table.firstName}) <= 100 and char_length(${table.lastName}) <= 100`),
    check('employee_email', sql`char_length(${table.email}) <= 254`),
    check('employee_personal_number', sql`${table.personalNumber} ~ '^([0-9]{12})?$'`),
    // Each request asks whether the company has somebody with SINK: most have nobody.
    index('employee_with_sink')
      .on(table.ftgKey, table.licNr)
      .where(sql`tax_type = 'S25' and (personal_number <> '' or birth_date is not null)`),
  ],
)

/**
 * Adds the foreign key to an employee. The row is deleted with the employee, and follows a change
 * of number.
 */
export const ofEmployee = (name: string, own: { ftgKey: AnyPgColumn; employmentNumber: AnyPgColumn }) =>
  foreignKey({
    name,
    columns: [own.ftgKey, own.employmentNumber],
    foreignColumns: [employee.ftgKey, employee.employmentNumber],
  })
    .onDelete('cascade')
    .onUpdate('cascade')

/**
 * What changed of an employee on a day, in the past or in the future. The employee's own row has
 * the values of today: contracts/employees/dated.ts.
 */
export const employeeFact = pgTable(
  'employee_fact',
  {
    ftgKey: ownCompany(),
    licNr: ownLicence(),
    employmentNumber: orderedCode('employment_number').notNull(),
    /** A kind of contracts: factKinds. */
    kind: text('kind').$type<FactKind>().notNull(),
    /** The first day, or 1900-01-01 for what held before the first change. */
    validFrom: date('valid_from').notNull(),
    /** The new values, in their wire format. */
    values: jsonb('values').$type<FormValues>().notNull(),
    /** False for a future day. Housekeeping moves the values to the employee's row on that day. */
    inForce: boolean('in_force').notNull(),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.ftgKey, table.employmentNumber, table.kind, table.validFrom] }),
    ofCompany(table),
    ofEmployee('employee_fact_employee', table),
    index('employee_fact_coming').on(table.validFrom).where(sql`not in_force`),
  ],
)

/** A property that employees may have, such as a training (the register Egenskaper). */
export const property = pgTable(
  'property',
  {
    ftgKey: ownCompany(),
    licNr: ownLicence(),
    /** EgenskapID. */
    id: orderedCode('id').notNull(),
    /** BenText. */
    name: swedishText('name').notNull(),
    createdAt: createdAt(),
    version: version(),
  },
  table => [primaryKey({ columns: [table.ftgKey, table.id] }), ofCompany(table)],
)

/** The employees with a property. */
export const employeeProperty = pgTable(
  'employee_property',
  {
    ftgKey: ownCompany(),
    licNr: ownLicence(),
    employmentNumber: orderedCode('employment_number').notNull(),
    propertyId: orderedCode('property_id').notNull(),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.ftgKey, table.employmentNumber, table.propertyId] }),
    ofCompany(table),
    ofEmployee('employee_property_employee', table),
    foreignKey({
      name: 'employee_property_property',
      columns: [table.ftgKey, table.propertyId],
      foreignColumns: [property.ftgKey, property.id],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    index('employee_property_by_property').on(table.ftgKey, table.licNr, table.propertyId, table.employmentNumber),
  ],
)

/**
 * The person that an assistance company's case concerns (Brukare, Arbetsledare or Kund, by the
 * company's wording).
 */
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
    /** The other fields of contracts: registers.clients, in their wire format. */
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
    version: version(),
  },
  table => [
    primaryKey({ columns: [table.ftgKey, table.clientNumber] }),
    ofCompany(table),
    check('client_personal_number', sql`${table.personalNumber} ~ '^([0-9]{12})?$'`),
  ],
)

/** The employees who work for a client, and when. */
export const clientAssignment = pgTable(
  'client_assignment',
  {
    ftgKey: ownCompany(),
    licNr: ownLicence(),
    employmentNumber: orderedCode('employment_number').notNull(),
    clientNumber: orderedCode('client_number').notNull(),
    validFrom: date('valid_from').notNull().default('1900-01-01'),
    /** The last day, or null. */
    validTo: date('valid_to'),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({
      name: 'client_assignment_pk',
      columns: [table.ftgKey, table.employmentNumber, table.clientNumber, table.validFrom],
    }),
    check('client_assignment_period', sql`${table.validTo} >= ${table.validFrom}`),
    ofCompany(table),
    ofEmployee('client_assignment_employee', table),
    foreignKey({
      name: 'client_assignment_client',
      columns: [table.ftgKey, table.clientNumber],
      foreignColumns: [client.ftgKey, client.clientNumber],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    index('client_assignment_by_client').on(table.ftgKey, table.licNr, table.clientNumber, table.employmentNumber),
  ],
)
