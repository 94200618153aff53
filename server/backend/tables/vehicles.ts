import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, orderedCode, ownCompany, ownLicence, swedishText, version } from './columns.ts'
import { ofCompany } from './companies.ts'
import { ofEmployee } from './employees.ts'
import { ofYear } from './salary-years.ts'

/** An amount in whole SEK. */
const kronor = (name: string) => numeric(name, { precision: 12, scale: 0, mode: 'number' }).notNull().default(0)

/** A company car that an employee has from a date, and until one. */
export const employeeVehicle = pgTable(
  'employee_vehicle',
  {
    ftgKey: ownCompany(),
    licNr: ownLicence(),
    id: uuid('id').notNull().defaultRandom(),
    employmentNumber: orderedCode('employment_number').notNull(),
    /** BilModel. */
    model: swedishText('model').notNull(),
    /** BilKod: Skatteverket's code of the model, or empty. */
    code: text('code').notNull().default(''),
    /** BilYear: the model's year. */
    modelYear: smallint('model_year').notNull(),
    /** BilForstSkatt: the date of first taxation, which decides the rules; null when not known. */
    firstTaxed: date('first_taxed'),
    /** BilDrivmedel: a code of contracts: carFuels. */
    fuel: text('fuel').notNull().default('FOS'),
    /** BilNypris, before any reduction; 0 when it is not known. */
    newPrice: kronor('new_price'),
    /** BilExtra. */
    extras: kronor('extras'),
    /** BerFordonsskatt: a year. */
    vehicleTax: kronor('vehicle_tax'),
    comparedText: text('compared_text').notNull().default(''),
    comparedCode: text('compared_code').notNull().default(''),
    comparedPrice: kronor('compared_price'),
    /** BilMilkorning: at least 3,000 mil a year in service. */
    drivesFar: boolean('drives_far').notNull().default(false),
    /** BilFrom. */
    heldFrom: date('held_from').notNull(),
    /** BilTom: the last day, or null. */
    heldTo: date('held_to'),
    createdAt: createdAt(),
    version: version(),
  },
  table => [
    primaryKey({ columns: [table.ftgKey, table.id] }),
    ofCompany(table),
    ofEmployee('employee_vehicle_employee', table),
    index('employee_vehicle_by_employee').on(table.ftgKey, table.licNr, table.employmentNumber),
    check('employee_vehicle_fuel', sql`${table.fuel} in ('FOS', 'EL', 'VAT', 'HYB', 'GAS')`),
    check('employee_vehicle_period', sql`${table.heldTo} >= ${table.heldFrom}`),
    check(
      'employee_vehicle_amounts',
      sql`least(${table.newPrice}, ${table.extras}, ${table.vehicleTax}, ${table.comparedPrice}) >= 0`,
    ),
  ],
)

/** BilFormon: the benefit of a company car in a salary year, for a whole year. */
export const vehicleBenefit = pgTable(
  'vehicle_benefit',
  {
    ftgKey: ownCompany(),
    licNr: ownLicence(),
    vehicleId: uuid('vehicle_id').notNull(),
    year: smallint('year').notNull(),
    benefit: kronor('benefit'),
    createdAt: createdAt(),
    version: version(),
  },
  table => [
    primaryKey({ columns: [table.ftgKey, table.vehicleId, table.year] }),
    ofCompany(table),
    ofYear(table),
    foreignKey({
      name: 'vehicle_benefit_vehicle',
      columns: [table.ftgKey, table.vehicleId],
      foreignColumns: [employeeVehicle.ftgKey, employeeVehicle.id],
    }).onDelete('cascade'),
  ],
)
