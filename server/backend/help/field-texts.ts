import { labelOf } from '#contracts/forms/field.ts'
import type { HelpText } from '#contracts/help/shapes.ts'
import { settingField } from '../settings/company-settings.ts'

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/**
 * Returns the help text of a field of the settings by its key, such as `settings-company.Telefon`:
 * what the field's own help says in its form, so that the panel and Shift+F1 say the same.
 * Undefined for what is no such field.
 */
export function fieldTextOf(key: string): HelpText | undefined {
  const [, name = ''] = /^settings-[a-z]+\.(\w+)$/.exec(key) ?? []
  const field = settingField(name)
  if (field?.help === undefined) return undefined
  return { id: key, title: labelOf(field, {}), html: `<p>${escaped(field.help)}</p>` }
}
