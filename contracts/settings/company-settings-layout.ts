import { type FormPage, formLayout } from '../forms/form-layout.ts'
import { companySettings, effectsOnCards } from './company-settings.ts'
import { settingsPages } from './layout/pages.ts'

/**
 * Returns a page whose cards say what waits for something, where it is said of all their fields.
 */
const told = (page: FormPage): FormPage => ({
  ...page,
  cards: page.cards.map(card => {
    const reason = effectsOnCards.byCard.get(card.id)
    return reason === undefined ? card : { ...card, description: `${card.description} ${reason}` }
  }),
})

/**
 * The layout of a company's settings: the six screens below /settings. FtgKey and PictureId are
 * sent with the settings, but are not shown.
 */
export const companySettingsLayout = formLayout(companySettings, settingsPages.map(told))
