import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { errors } from '#contracts/errors.ts'
import type { AnyField, FormValues } from '#contracts/forms/field.ts'
import type { FormPage } from '#contracts/forms/form-layout.ts'
import { noGuid } from '#contracts/rules/required.ts'
import { companySettings } from '#contracts/settings/company-settings.ts'
import { companySettingsLayout } from '#contracts/settings/company-settings-layout.ts'
import { FtgInfo } from '#contracts/sign-in/session.shapes.ts'
import { swedishDate } from '../platform/calendar/swedish-date.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import type { Opens } from '../platform/http/ask.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { company } from '../tables/schema.ts'

export type CompanyRow = typeof company.$inferSelect

/**
 * The settings with a column of their own. The others are stored in `settings` by their wire names,
 * once set.
 */
export const settingColumns = {
  FtgId: 'ftgId',
  FtgKey: 'ftgKey',
  Namn: 'name',
  Orgnr: 'orgnr',
  Adress1: 'address1',
  Adress2: 'address2',
  PictureId: 'pictureId',
  UseSMSVerification: 'requiresSms',
} as const

/**
 * Returns a company's settings. Settings that have not been set have the model's defaults of the
 * day on which the company was created, so that they never change by themselves.
 *
 * @param names limits it to some settings
 */
export const settingsOf = (
  row: Pick<CompanyRow, 'settings' | 'createdAt' | CompanyColumn>,
  names?: readonly string[],
): FormValues =>
  companySettings.read(
    {
      ...row.settings,
      ...Object.fromEntries(Object.entries(settingColumns).map(([name, column]) => [name, row[column]])),
      PictureId: row.pictureId ?? noGuid,
    },
    swedishDate(row.createdAt),
    names,
  )
type CompanyColumn = (typeof settingColumns)[keyof typeof settingColumns]

/** The part of a company's settings in the session. */
const SessionSettings = FtgInfo.omit({
  Archived: true,
  UserAccount: true,
  HasEmployees: true,
  HasSINKEmployees: true,
  IsEmployee: true,
  AgreementFlags: true,
})
const sessionNames = Object.keys(SessionSettings.shape)

/**
 * Returns the settings for the session.
 *
 * @throws ZodError when they do not fit their model
 */
export const sessionSettings = (row: CompanyRow): z.infer<typeof SessionSettings> =>
  SessionSettings.parse(companySettings.write(settingsOf(row, sessionNames), swedishDate(row.createdAt)))

/** Returns a settings field by its wire name. */
export const settingField = (name: string): AnyField | undefined =>
  Object.hasOwn(companySettings.fields, name)
    ? companySettings.fields[name as keyof typeof companySettings.fields]
    : undefined

/** Returns the settings on the pages that are open to the caller, to read or to write. */
export async function settingsWithin(opens: Opens, kind: 'read' | 'write'): Promise<ReadonlySet<string>> {
  const open = new Set<FormPage>()
  for (const page of companySettingsLayout.pages) {
    const right = page[kind]
    if (right !== undefined && (await opens({ right }))) open.add(page)
  }
  return new Set(
    companySettings.names.filter(name => {
      const place = companySettingsLayout.placeOf(name)
      return place !== undefined && open.has(place.page)
    }),
  )
}

/** Returns settings of the transaction's company. */
export async function settingsFor(tx: Transaction, names: readonly string[]): Promise<FormValues> {
  const [row] = await tx.select().from(company).where(sql`${company.ftgKey} = tenancy.company()`)
  if (!row) throw new Refusal(errors.companyMissing)
  return settingsOf(row, names)
}
