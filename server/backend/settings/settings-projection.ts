import { getTableColumns } from 'drizzle-orm'
import { noGuid } from '#contracts/rules/required.ts'
import { companySettings } from '#contracts/settings/company-settings.ts'
import { swedishDate } from '../platform/calendar/swedish-date.ts'
import { defineProjection } from '../platform/replay/define-projection.ts'
import type { Row } from '../platform/replay/rows.ts'
import { company } from '../tables/schema.ts'
import { isEverPersonal, type SettingChange, settingsChanged } from './change-settings.ts'
import { settingColumns, settingField } from './company-settings.ts'
import { nameOf, shown } from './settings-history.ts'

const changesOf = ({ changes }: Readonly<Record<string, unknown>>): [name: string, change: SettingChange][] =>
  Object.entries((changes ?? {}) as Record<string, SettingChange>)

/** Returns the row with a changed setting: null where the event withholds its value. */
function withChange(row: Row, name: string, { from, to }: SettingChange): Row {
  const isWithheld = from === undefined && to === undefined && isEverPersonal(name)
  if (to === undefined && !isWithheld) return row
  const value = isWithheld ? null : to
  if (!Object.hasOwn(settingColumns, name)) return { ...row, settings: { ...(row.settings as object), [name]: value } }
  const column = getTableColumns(company)[settingColumns[name as keyof typeof settingColumns]].name
  return { ...row, [column]: name === 'PictureId' && value === noGuid ? null : value }
}

/** Returns the predicate of a sentence about a setting. Null is a value that is not told. */
function changed(before: string | null | undefined, after: string | null | undefined): string {
  if (!before && !after) return 'ändrades'
  if (!before) return `sattes till ”${after}”`
  return after ? `ändrades från ”${before}” till ”${after}”` : `togs bort, var ”${before}”`
}

export const settingsProjection = defineProjection({
  subject: 'settings',
  // They are in the company's own row.
  tables: [],
  fold: {
    [settingsChanged]: (rows, payload) =>
      rows.change('company', row => {
        let changed: Row = { ...row, version: payload.version }
        for (const [name, change] of changesOf(payload)) changed = withChange(changed, name, change)
        return changed
      }),
  },
  story: {
    [settingsChanged]: (payload, at) => {
      const form = companySettings.read({}, swedishDate(at))
      return changesOf(payload).map(([name, { from, to }]) => {
        const [before, after] = [from, to].map(value => shown(settingField(name), value, form, at))
        return { thing: `setting:${name}`, text: `${nameOf(name, form)} ${changed(before, after)}` }
      })
    },
  },
})
