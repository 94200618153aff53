import { eq, inArray, sql } from 'drizzle-orm'
import type { CompanyChange } from '#contracts/companies/shapes.ts'
import { errors } from '#contracts/errors.ts'
import { type FieldValue, type FormValues, labelOf } from '#contracts/forms/field.ts'
import { isSame } from '#contracts/forms/form-model.ts'
import type { Rights } from '#contracts/rights/catalogue.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { companySettings } from '#contracts/settings/company-settings.ts'
import type { FieldMessages } from '#contracts/wire.ts'
import { swedishDate } from '../platform/calendar/swedish-date.ts'
import { appendEvent } from '../platform/database/append-event.ts'
import { company, employee } from '../platform/database/schema.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { type CompanyRow, settingColumns, settingField, settingsOf, settingsWithin } from './company-settings.ts'

/**
 * What happened to a setting: its values as they travel, or none of them where they may be
 * somebody's personal number.
 */
export interface SettingChange {
  readonly from?: FieldValue
  readonly to?: FieldValue
}

/** The event that a change of settings is told by; the history and the live connection read it. */
export const settingsChanged = 'company.changed'

interface Asked {
  readonly rights: Rights
  readonly row: CompanyRow
  readonly change: CompanyChange
  readonly now: Date
}

/**
 * Changes settings of the company that the transaction acts for, and tells `company.changed`
 * {version, changes} unless they were so already. The version that it has then.
 *
 * @throws Refusal rightMissing, versionConflict, fieldsRefused; then nothing is changed
 */
export async function changeSettings(
  tx: Transaction,
  { rights, row: { ftgKey }, change, now }: Asked,
): Promise<number> {
  const changeable = settingsWithin(rights, 'write')
  if (!Object.keys(change.Values).every(name => changeable.has(name))) throw new Refusal(errors.rightMissing)
  // Whoever saves at the same time waits here, and then finds another version.
  const [row] = await tx.select().from(company).where(eq(company.ftgKey, ftgKey)).for('update')
  if (row?.version !== change.Version) throw new Refusal(errors.versionConflict)

  const today = swedishDate(now)
  const original = settingsOf(row)
  const { form, refused } = applied(original, change.Values, today)
  const problems = {
    ...(await unknownEmployees(tx, original, form)),
    ...refused,
    ...companySettings.problemsOfChange(original, form),
    ...locked(original, form),
  }
  if (Object.keys(problems).length > 0) throw new Refusal(errors.fieldsRefused, undefined, problems)

  const changed = companySettings.changed(original, form)
  if (changed.length === 0) return row.version
  const [from, to] = [companySettings.write(original, today), companySettings.write(form, today)]
  const version = row.version + 1
  await tx
    .update(company)
    .set({ ...storedAs(to, changed), version })
    .where(eq(company.ftgKey, ftgKey))
  const changes = Object.fromEntries(changed.map(name => [name, changeOf(name, from[name], to[name])]))
  await appendEvent(tx, { type: settingsChanged, ftgKey, payload: { version, changes } })
  return version
}

/**
 * The form with its new values, and what is wrong with those that would not travel back as they
 * came.
 */
function applied(original: FormValues, values: CompanyChange['Values'], today: IsoDate) {
  const form: Record<string, FieldValue> = { ...original }
  const refused: Record<string, string> = {}
  for (const [name, written] of Object.entries(values)) {
    const field = settingField(name)
    if (written === undefined || !field) continue
    const format = field.format(today)
    const value = format.read(written)
    if (isSame(original[name], value)) continue
    form[name] = value
    const typed = format.parse(format.show(value), labelOf(field, original))
    if (!typed.ok) refused[name] = typed.message
    else if (!isSame(format.write(typed.value), written)) refused[name] = 'Felaktigt värde.'
  }
  return { form, refused }
}

/** What is changed though it cannot be, as things were. */
const locked = (original: FormValues, form: FormValues): FieldMessages =>
  Object.fromEntries(
    companySettings.changed(original, form).flatMap(name => {
      const why = settingField(name)?.lockedBecause?.(original)
      return why === undefined ? [] : [[name, why]]
    }),
  )

/**
 * Employees who are named and nobody is: whoever may not read the staff register types their
 * numbers.
 */
async function unknownEmployees(tx: Transaction, original: FormValues, form: FormValues): Promise<FieldMessages> {
  const named = companySettings.changed(original, form).flatMap(name => {
    const field = settingField(name)
    const number = form[name]
    return field?.kind === 'employee' && number ? [[name, String(number)] as const] : []
  })
  if (named.length === 0) return {}
  const numbers = named.map(([, number]) => number)
  const known = await tx
    .select({ number: employee.employmentNumber })
    .from(employee)
    .where(inArray(employee.employmentNumber, numbers))
  return Object.fromEntries(
    named
      .filter(([, number]) => !known.some(each => each.number === number))
      .map(([name, number]) => [name, `Ingen anställd har nummer ${number}.`]),
  )
}

/** What is set in the table: a column, or a part of the settings. */
function storedAs(written: FormValues, names: readonly string[]) {
  const columns = names.filter(name => Object.hasOwn(settingColumns, name))
  const others = Object.fromEntries(names.filter(name => !columns.includes(name)).map(name => [name, written[name]]))
  return {
    ...Object.fromEntries(columns.map(name => [settingColumns[name as keyof typeof settingColumns], written[name]])),
    settings: sql`${company.settings} || ${JSON.stringify(others)}::jsonb`,
  }
}

/** A sole trader's organisation number is a personal number; a company's begins with 16. */
const isPersonal = (kind: string, value: FieldValue | undefined): boolean =>
  kind === 'personalNumber' || (kind === 'organisationNumber' && value !== '' && !String(value).startsWith('16'))

function changeOf(name: string, from: FieldValue | undefined, to: FieldValue | undefined): SettingChange {
  const kind = settingField(name)?.kind ?? 'text'
  if (isPersonal(kind, from) || isPersonal(kind, to)) return {}
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
}
