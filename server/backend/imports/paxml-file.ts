import { asc, eq, sql } from 'drizzle-orm'
import { XMLBuilder } from 'fast-xml-parser'
import type { FormValues } from '#contracts/forms/field.ts'
import { employeeForm } from '#contracts/person/employee.form.ts'
import type { ImportKindCode } from '#contracts/registers/import-kinds.ts'
import { noDate } from '#contracts/rules/required.ts'
import { valuesOf } from '../person/employee-row.ts'
import { swedishDate, swedishTime } from '../platform/calendar/swedish-date.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import type { FileAsk, FileHandler } from '../platform/http/download-route.ts'
import { seesProtected, showingOf } from '../platform/privacy/protected-person.ts'
import { company, employee, importedRow } from '../tables/schema.ts'
import { paxmlFields } from './reading/paxml-fields.ts'

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', format: true })

/** The elements that the schema has as date and time, where a field is a day. */
const timed: readonly string[] = ['lonetrans datumfrom', 'lonetrans datumtom']

/** Returns the text of a value in an element. */
function elementText(row: string, element: string, value: unknown): string {
  if (element === 'starttid' || element === 'sluttid') return `${String(value).replace(' ', 'T')}:00`
  return timed.includes(`${row} ${element}`) ? `${value}T00:00:00` : String(value)
}

/** Returns a row as an element of PAXml 2.0. What is empty is left out. */
function elementOf(kind: ImportKindCode, values: FormValues): Record<string, string> {
  const { element: row = '', fields = {} } = paxmlFields[kind] ?? {}
  // A pay is by the month or by the hour.
  const without = values.LoneForm === 'TIM' ? 'manlon' : 'timlon'
  return Object.fromEntries(
    Object.entries(fields).flatMap(([element, field]) => {
      const value = values[field]
      const isEmpty = value === undefined || value === '' || value === 0 || value === noDate
      return isEmpty || element === without ? [] : [[element, elementText(row, element, value)]]
    }),
  )
}

/** Returns a PAXml file (facts/paxml.md) with rows of some kinds. */
function paxmlFile(
  ask: FileAsk,
  format: 'REGISTER' | 'LÖNIN',
  rows: Partial<Record<ImportKindCode, readonly FormValues[]>>,
): Promise<string> {
  const lists = Object.entries(rows).flatMap(([kind, some]) => {
    const how = paxmlFields[kind as ImportKindCode]
    if (!how || some.length === 0) return []
    return [[how.list, { [how.element]: some.map(values => elementOf(kind as ImportKindCode, values)) }] as const]
  })
  return paxmlDocument(ask, format, Object.fromEntries(lists))
}

/** Returns a PAXml document: its header, and its lists. */
export async function paxmlDocument(
  { tx, now }: FileAsk,
  format: 'REGISTER' | 'LÖNIN',
  lists: object,
): Promise<string> {
  const header = {
    format,
    version: '2.0',
    datum: `${swedishTime(now).replace(' ', 'T')}:00`,
    foretagnamn: await companyName(tx),
    programnamn: 'Avlöna',
  }
  const content: string = builder.build({ paxml: { header, ...lists } })
  return `<?xml version="1.0" encoding="UTF-8"?>\n${content}`
}

async function companyName(tx: Transaction): Promise<string> {
  const [row] = await tx.select({ name: company.name }).from(company).where(sql`${company.ftgKey} = tenancy.company()`)
  return row?.name ?? ''
}

/** The employees of the company as PAXml, with what the account sees of each. */
export const paxmlEmployees: FileHandler = async ask => {
  const rows = await ask.tx.select().from(employee).orderBy(asc(employee.employmentNumber))
  const showing = showingOf(employeeForm, await seesProtected(ask.opens, 'Registry.PerReg'))
  const content = await paxmlFile(ask, 'REGISTER', { PER: rows.map(row => showing(valuesOf(row))) })
  return { name: `Anställda ${swedishDate(ask.now)}.xml`, content }
}

/** The imported pay and time rows of the company as PAXml. */
export const paxmlRows: FileHandler = async ask => {
  const rowsOf = async (kind: 'LON' | 'TID') => {
    const rows = await ask.tx
      .select()
      .from(importedRow)
      .where(eq(importedRow.kind, kind))
      .orderBy(asc(importedRow.run), asc(importedRow.line))
    return rows.map(({ values, employmentNumber }) => ({ ...values, AnstNr: employmentNumber }) as FormValues)
  }
  const content = await paxmlFile(ask, 'LÖNIN', { TID: await rowsOf('TID'), LON: await rowsOf('LON') })
  return { name: `Löne- och tidrader ${swedishDate(ask.now)}.xml`, content }
}
