import type { FormValues } from '#contracts/forms/field.ts'
import { fieldsOfCard } from '#contracts/forms/form-layout.ts'
import type { Right } from '#contracts/rights/catalogue.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { companySettingsLayout as layout } from '#contracts/settings/company-settings-layout.ts'

/** A setting as the command palette lists it. */
export interface SettingLine {
  readonly field: string
  /** The name of its page in the layout. */
  readonly page: string
  readonly title: string
  /** The titles of its page and card; only the page's when the title says the card's. */
  readonly place: string
}

/**
 * Returns the settings on the pages that the person may read. Leaves out the cards that `known`
 * values hide; other values are taken to be the defaults.
 */
export function settingLines(
  known: FormValues,
  { may, today }: { readonly may: (right: Right) => boolean; readonly today: IsoDate },
): readonly SettingLine[] {
  const values = { ...layout.model.defaults(today), ...known }
  return layout.pages
    .filter(({ read }) => read === undefined || may(read))
    .flatMap(page =>
      page.cards
        .filter(card => card.isShown?.(values) ?? true)
        .flatMap(card =>
          fieldsOfCard(card).map(field => {
            const title = layout.nameOf(values, field)
            const place = title.startsWith(card.title) ? page.title : `${page.title} · ${card.title}`
            return { field, page: page.name, title, place }
          }),
        ),
    )
}
