import { sql } from 'drizzle-orm'
import type { FormRow, FormValues } from '#contracts/forms/field.ts'
import type { RegisterName } from '#contracts/reference-data/register-names.ts'
import { dayOfSchedule } from '#contracts/registers/day-schedules.ts'
import { holidayOf } from '#contracts/registers/holidays.ts'
import { steeredOccasions } from '#contracts/registers/pay-type-steering.ts'
import { registers } from '#contracts/registers/registers.ts'
import { workScheduleOf } from '#contracts/registers/work-schedules.ts'
import type { ScheduleFacts, WorkSchedule } from '#contracts/schedules/work-schedule.ts'
import { companySettings } from '#contracts/settings/company-settings.ts'
import { twenty } from '#contracts/settings/counts.ts'
import type { Basis } from '../../engine/basis.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { numberIn, textIn } from '../../registers/form-values.ts'
import type { Part } from '../../registers/own-register.ts'
import { registerStore } from '../../registers/register-store.ts'
import { settingsOf } from '../../settings/company-settings.ts'
import { company, holiday } from '../../tables/schema.ts'
import { mileageFacts } from './mileage-facts.ts'
import { payTypeFact, tableAmounts } from './pay-type-facts.ts'

/** What chooses pay types by themselves in a table. */
export interface SteeringFacts {
  /** That of the default control row, or of the first. */
  readonly steering: Basis['steering']
  /** The steering of each of its control rows, by the code of the row. */
  readonly steerings: Readonly<Record<string, Basis['steering']>>
}

/** What a table of pay types gives the persons who have it, in a salary year. */
export interface TableFacts extends Pick<Basis, 'payTypes' | 'amounts' | 'mileage'>, SteeringFacts {}

/** Returns what a table gives the persons of an agreement: the steering that it chooses, if any. */
export function steeredBy<Table extends SteeringFacts>(
  { steerings, ...table }: Table,
  agreement: FormValues = {},
): Omit<Table, 'steerings'> {
  return { ...table, steering: steerings[textIn(agreement, 'LonStyKod')] ?? table.steering }
}

/** Returns the items of a register, whole, by their codes. */
export async function itemsOf(
  tx: Transaction,
  name: RegisterName,
  part: Part = {},
): Promise<ReadonlyMap<string, FormValues>> {
  const register = registers[name]
  const items = await registerStore(register, part).all(tx)
  const fresh = register.model.defaults('2000-01-01')
  return new Map(
    items.map(({ values }) => [textIn(values, register.key), { ...fresh, ...(values as FormValues) }] as const),
  )
}

const occasions = Object.values(steeredOccasions).flatMap(rows => rows.map(([field]) => field))

/**
 * Returns what chooses pay types by themselves in a table.
 *
 * @param register the items of the register of steering, by their codes
 */
export function steeringIn(table: FormValues, register: ReadonlyMap<string, FormValues>): SteeringFacts {
  const controls = (table.LonSty ?? []) as readonly FormRow[]
  const control = controls.find(({ IsDefault }) => IsDefault === true) ?? controls[0]
  const standard = registers.payTypeSteering.model.defaults('2000-01-01')
  const codeOf = (row: FormRow | undefined) => textIn(row ?? {}, 'LonStyKod')
  const chosenBy = (row: FormRow | undefined) => {
    const chosen = register.get(codeOf(row)) ?? standard
    return Object.fromEntries(occasions.map(field => [field, textIn(chosen, field)]))
  }
  return {
    steering: chosenBy(control),
    steerings: Object.fromEntries(controls.map(row => [codeOf(row), chosenBy(row)])),
  }
}

/** Returns the tables of pay types of a year, by their codes. */
async function tablesOf(
  tx: Transaction,
  {
    year,
    codes,
    settings,
  }: { readonly year: number; readonly codes: readonly string[]; readonly settings: FormValues },
): Promise<ReadonlyMap<string, TableFacts>> {
  const tables = await itemsOf(tx, 'payTypeTables', { year })
  const steering = await itemsOf(tx, 'payTypeSteering')
  const found = new Map<string, TableFacts>()
  for (const code of codes) {
    const table = tables.get(code)
    if (!table) continue
    const payTypes = await itemsOf(tx, 'payTypes', { owner: code, year })
    const mileage = mileageFacts(settings, [...payTypes.values()])
    found.set(code, {
      ...(mileage.length > 0 && { mileage }),
      payTypes: [...payTypes.values()].map(payTypeFact),
      amounts: tableAmounts(table),
      ...steeringIn(table, steering),
    })
  }
  return found
}

/** What the company's registers and settings say, for all of its persons. */
export interface CompanyRegisters {
  readonly tables: ReadonlyMap<string, TableFacts>
  readonly agreements: ReadonlyMap<string, FormValues>
  readonly vacationAgreements: ReadonlyMap<string, FormValues>
  readonly schedules: ReadonlyMap<string, WorkSchedule>
  readonly scheduleFacts: ScheduleFacts
  readonly unions: ReadonlyMap<string, FormValues>
  readonly payCodes: ReadonlyMap<string, FormValues>
  readonly timeCodes: ReadonlyMap<string, FormValues>
  readonly formulas: Basis['formulas']
  readonly company: Basis['company']
  /** What is wrong with a setting that everybody's pay reads, or undefined. */
  readonly problem: string | undefined
}

/**
 * Returns what payroll reads of the transaction's company.
 *
 * @param year the salary year of the payout
 * @param tables the codes of the tables of pay types that the persons have
 */
export async function companyRegisters(
  tx: Transaction,
  year: number,
  tables: readonly string[],
): Promise<CompanyRegisters> {
  const [row] = await tx.select().from(company).where(sql`${company.ftgKey} = tenancy.company()`)
  const settings = row ? settingsOf(row) : {}
  const days = await itemsOf(tx, 'daySchedules')
  const holidays = await tx.select().from(holiday)
  const schedules = await itemsOf(tx, 'workSchedules')
  const variables = await itemsOf(tx, 'formulaVariables')
  return {
    tables: await tablesOf(tx, { year, codes: tables, settings }),
    agreements: await itemsOf(tx, 'agreements'),
    vacationAgreements: await itemsOf(tx, 'vacationAgreements'),
    schedules: new Map([...schedules].map(([id, values]) => [id, workScheduleOf(values)])),
    scheduleFacts: {
      days: new Map(
        [...days].flatMap(([id, values]) => {
          const day = dayOfSchedule(values)
          return day ? [[id, day] as const] : []
        }),
      ),
      holidays: new Map(
        holidays.map(({ day, name, kind, shortened }) => [
          day,
          holidayOf({ Datum: day, BenText: name, HelgTyp: kind, Forkortning: shortened }),
        ]),
      ),
    },
    unions: await itemsOf(tx, 'tradeUnions'),
    payCodes: await itemsOf(tx, 'payCodes'),
    timeCodes: await itemsOf(tx, 'timeCodes'),
    formulas: [
      ...[...variables.values()].map(values => ({
        kind: 'variable' as const,
        code: textIn(values, 'Kod'),
        formula: textIn(values, 'Formel'),
      })),
      ...twenty.flatMap(n => {
        const code = textIn(settings, `BelKodP${n}`)
        return code === '' ? [] : [{ kind: 'base' as const, code, slot: `P${n}` }]
      }),
    ],
    problem: companySettings.limitOf(settings, 'AvrundaTotal'),
    company: {
      netDecimals: numberIn(settings, 'AvrundaTotal'),
      ...(numberIn(settings, 'AvrundaSumma') < 2 && { sumDecimals: Math.max(0, numberIn(settings, 'AvrundaSumma')) }),
      ...(settings.ArbAvgGrans === false && { hasNoYearLimit: true as const }),
    },
  }
}
