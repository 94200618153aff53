import type { z } from 'zod'
import type { AnyField, FormValues } from '#contracts/forms/field.ts'
import { allows, type Right, type Rights } from '#contracts/rights/catalogue.ts'
import { noGuid } from '#contracts/rules/required.ts'
import { companySettings } from '#contracts/settings/company-settings.ts'
import { companySettingsLayout } from '#contracts/settings/company-settings-layout.ts'
import { FtgInfo } from '#contracts/sign-in/session.shapes.ts'
import { swedishDate } from '../platform/calendar/swedish-date.ts'
import type { company } from '../platform/database/schema.ts'

export type CompanyRow = typeof company.$inferSelect

/**
 * The settings that have a column each. The others lie in `settings` by their wire names, once
 * somebody has set them.
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
 * A company's settings, those that nobody has set as the model begins them: as on the day that the
 * company was made, so that none of them changes by itself.
 *
 * @param names of those that are wanted; all when left out
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

/** The part of a company's settings that the session knows. */
const SessionSettings = FtgInfo.omit({ Archived: true, UserAccount: true })
const sessionNames = Object.keys(SessionSettings.shape)

/** @throws ZodError when the settings are not what their model says */
export const sessionSettings = (row: CompanyRow): z.infer<typeof SessionSettings> =>
  SessionSettings.parse(companySettings.write(settingsOf(row, sessionNames), swedishDate(row.createdAt)))

/** A field of the settings by its wire name. */
export const settingField = (name: string): AnyField | undefined =>
  Object.hasOwn(companySettings.fields, name)
    ? companySettings.fields[name as keyof typeof companySettings.fields]
    : undefined

/** The settings that stand on a page whose right, to read or to write, the account has. */
export function settingsWithin(rights: Rights, kind: 'read' | 'write'): ReadonlySet<string> {
  const isAllowed = (right: Right | undefined) => right !== undefined && allows(rights, right)
  return new Set(companySettings.names.filter(name => isAllowed(companySettingsLayout.placeOf(name)?.page[kind])))
}
