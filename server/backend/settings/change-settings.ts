import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Role } from '#contracts/code-lists/roles.ts'
import type { CompanyChange } from '#contracts/companies/shapes.ts'
import { errors } from '#contracts/errors.ts'
import type { FieldValue, FormValues } from '#contracts/forms/field.ts'
import { folded } from '#contracts/rules/formula-words.ts'
import { settingsBinding } from '#contracts/settings/bound-settings.ts'
import { companySettings } from '#contracts/settings/company-settings.ts'
import { loginSettings } from '#contracts/settings/other.ts'
import type { FieldMessages } from '#contracts/wire.ts'
import { swedishDate } from '../platform/calendar/swedish-date.ts'
import { appendEvent } from '../platform/database/append-event.ts'
import { hasCompany } from '../platform/database/has-company.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { applied } from '../platform/forms/applied.ts'
import type { Opens } from '../platform/http/ask.ts'
import { Refusal, requireFields } from '../platform/http/refusal.ts'
import { company, employee, registerItem, userAccount } from '../tables/schema.ts'
import { type CompanyRow, settingColumns, settingField, settingsOf, settingsWithin } from './company-settings.ts'

/**
 * The change of a setting: its values in their wire format, or none when they may be a personal
 * number.
 */
export interface SettingChange {
  readonly from?: FieldValue
  readonly to?: FieldValue
}

/** The event of changed settings. The history and the live connection read it. */
export const settingsChanged = 'company.changed'

interface Asked {
  /** The role of the account that changes them. Null for the program, which nothing binds. */
  readonly role: Role | null
  readonly opens: Opens
  readonly row: CompanyRow
  readonly change: CompanyChange
  readonly now: Date
}

/**
 * Changes settings of the transaction's company, and appends `company.changed` {version, changes}
 * if any value differs. @returns the company's version
 * @throws Refusal rightMissing, versionConflict, fieldsRefused; nothing is then changed
 */
export async function changeSettings(
  tx: Transaction,
  { role, opens, row: { ftgKey }, change, now }: Asked,
): Promise<number> {
  const changeable = await settingsWithin(opens, 'write')
  if (!Object.keys(change.Values).every(name => changeable.has(name))) throw new Refusal(errors.rightMissing)
  // A concurrent save waits here, and then finds another version.
  const [row] = await tx.select().from(company).where(eq(company.ftgKey, ftgKey)).for('update')
  if (row?.version !== change.Version) throw new Refusal(errors.versionConflict)

  const today = swedishDate(now)
  const original = settingsOf(row)
  const { form, refused } = applied(settingField, original, change.Values, today)
  const problems = {
    ...(await unknownEmployees(tx, original, form)),
    ...(await unknownLogins(tx, original, form)),
    ...(await takenCodes(tx, original, form)),
    ...refused,
    ...companySettings.problemsOfChange(original, form),
    ...locked(original, form, role === null ? {} : settingsBinding(role)),
  }
  requireFields(problems)

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

/** Returns the messages of changed fields that are locked, to all or to those whom they bind. */
const locked = (original: FormValues, form: FormValues, binding: FieldMessages): FieldMessages =>
  Object.fromEntries(
    companySettings.changed(original, form).flatMap(name => {
      const why = settingField(name)?.lockedBecause?.(original) ?? binding[name]
      return why === undefined ? [] : [[name, why]]
    }),
  )

/**
 * Returns the messages of employee numbers that do not exist. An account without access to the
 * staff register types numbers by hand.
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

/** Returns the messages of logins that no account with access to the company has. */
async function unknownLogins(tx: Transaction, original: FormValues, form: FormValues): Promise<FieldMessages> {
  const changed = new Set(companySettings.changed(original, form))
  const named = loginSettings.filter(name => changed.has(name) && form[name] !== '')
  if (named.length === 0) return {}
  const logins = named.map(name => String(form[name]))
  const known = await tx
    .select({ login: userAccount.login })
    .from(userAccount)
    .where(and(inArray(userAccount.login, logins), isNull(userAccount.blockedAt), hasCompany(tx)))
  return Object.fromEntries(
    named
      .filter(name => !known.some(({ login }) => login === form[name]))
      .map(name => [name, `Ingen användare i företaget heter ${form[name]}.`]),
  )
}

/** Returns the messages of codes of bases that formula variables have: a formula would read one. */
async function takenCodes(tx: Transaction, original: FormValues, form: FormValues): Promise<FieldMessages> {
  const named = companySettings.changed(original, form).filter(name => name.startsWith('BelKodP') && form[name] !== '')
  if (named.length === 0) return {}
  const variables = await tx
    .select({ code: registerItem.key })
    .from(registerItem)
    .where(eq(registerItem.register, 'formulaVariables'))
  const taken = new Set(variables.map(({ code }) => folded(code)))
  return Object.fromEntries(
    named
      .filter(name => taken.has(folded(String(form[name]))))
      .map(name => [name, `Formelvariabeln ${form[name]} har redan den koden.`]),
  )
}

/** Returns the columns and the part of `settings` to store. */
function storedAs(written: FormValues, names: readonly string[]) {
  const columns = names.filter(name => Object.hasOwn(settingColumns, name))
  const others = Object.fromEntries(names.filter(name => !columns.includes(name)).map(name => [name, written[name]]))
  return {
    ...Object.fromEntries(columns.map(name => [settingColumns[name as keyof typeof settingColumns], written[name]])),
    settings: sql`${company.settings} || ${JSON.stringify(others)}::jsonb`,
  }
}

/**
 * True for a sole trader's organisation number, which is a personal number. A company's begins with
 * 16.
 */
const isPersonal = (kind: string, value: FieldValue | undefined): boolean =>
  kind === 'personalNumber' || (kind === 'organisationNumber' && value !== '' && !String(value).startsWith('16'))

/** True for a setting whose value may be a personal number. */
export const isEverPersonal = (name: string): boolean =>
  ['personalNumber', 'organisationNumber'].includes(settingField(name)?.kind ?? 'text')

function changeOf(name: string, from: FieldValue | undefined, to: FieldValue | undefined): SettingChange {
  const kind = settingField(name)?.kind ?? 'text'
  if (isPersonal(kind, from) || isPersonal(kind, to)) return {}
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
}
