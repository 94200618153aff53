import { sql } from 'drizzle-orm'
import { check, date, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, orderedCode, ownCompany, ownLicence, version } from './columns.ts'
import { ofCompany } from './companies.ts'
import { ofEmployee } from './employees.ts'

/** A card with which an employee of a company stamps the clock. */
export const cardNumber = pgTable(
  'card_number',
  {
    ftgKey: ownCompany(),
    licNr: ownLicence(),
    id: uuid('id').notNull().defaultRandom(),
    employmentNumber: orderedCode('employment_number').notNull(),
    /** KortNr. */
    number: text('number').notNull(),
    /** Four to six digits, or empty. In no event and no log. */
    pin: text('pin').notNull().default(''),
    validFrom: date('valid_from').notNull(),
    /** The last day on which the card is valid, or null. */
    validTo: date('valid_to'),
    createdAt: createdAt(),
    version: version(),
  },
  table => [
    primaryKey({ columns: [table.ftgKey, table.id] }),
    ofCompany(table),
    ofEmployee('card_number_employee', table),
    uniqueIndex('card_number_number').on(table.ftgKey, sql`lower(${table.number})`),
    check('card_number_pin', sql`${table.pin} ~ '^([0-9]{4,6})?$'`),
    check('card_number_length', sql`char_length(${table.number}) between 1 and 30`),
    check('card_number_period', sql`${table.validTo} >= ${table.validFrom}`),
  ],
)
