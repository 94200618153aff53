import { type AnyField, labelOf } from '../forms/field.ts'
import { table, withParts } from '../reference.ts'
import { companySettings } from './company-settings.ts'
import { companySettingsLayout } from './company-settings-layout.ts'
import { everythingOn } from './everything-on.ts'

/** The date that the reference's defaults assume. */
const exampleToday = '2026-11-21'

const code = (text: string) => (text === '' ? '*empty*' : `\`${text}\``)

/** Returns a field's limits as text: the most characters, the codes, and when it is required. */
function limit({ most, isRequired, choices }: AnyField): string {
  const defaults = companySettings.defaults(exampleToday)
  const codes = choices?.(defaults).map(({ value }) => value) ?? []
  return [
    ...(isRequired(defaults) ? ['required'] : isRequired(everythingOn(exampleToday)) ? ['required while shown'] : []),
    ...(most === undefined ? [] : [`max ${most}`]),
    ...(codes.length === 0 ? [] : [codes.length > 9 ? `one of ${codes.length}` : codes.map(code).join(' ')]),
  ].join(', ')
}

const fields = (): string => {
  const defaults = companySettings.defaults(exampleToday)
  return table(
    ['Field', 'Label', 'Kind', 'Default', 'Limit', 'Page, card'],
    Object.entries<AnyField>(companySettings.fields).map(([name, field]) => {
      const place = companySettingsLayout.placeOf(name)
      return [
        `\`${name}\``,
        labelOf(field, defaults),
        field.kind,
        defaults[name] === false || defaults[name] === '' ? '' : code(String(defaults[name])),
        limit(field),
        place === undefined ? 'travels only' : `${place.page.title}, ${place.card.title}`,
      ]
    }),
  )
}

/** Returns the text of contracts/settings/README.md with its generated part replaced. */
export const withFields = (readme: string): string => withParts(readme, { fields: fields() })
