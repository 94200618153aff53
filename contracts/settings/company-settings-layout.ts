import { type FormPage, formLayout } from '../forms/form-layout.ts'
import { companySettings } from './company-settings.ts'
import { bookkeepingPage } from './layout/bookkeeping.ts'
import { companyPage } from './layout/company.ts'
import { exportPage } from './layout/export.ts'
import { mailboxPage } from './layout/mailbox.ts'
import { printoutsPage } from './layout/printouts.ts'
import { systemDataPage } from './layout/system-data.ts'
import { whyWithoutEffect } from './waits-for.ts'

/** Returns a page whose cards say it when the setting that switches them has no effect. */
const told = (page: FormPage): FormPage => ({
  ...page,
  cards: page.cards.map(card => {
    const reason = card.toggledBy === undefined ? undefined : whyWithoutEffect(card.toggledBy)
    return reason === undefined ? card : { ...card, description: `${card.description} ${reason}` }
  }),
})

/**
 * The layout of a company's settings: the six screens below /settings. FtgKey and PictureId are
 * sent with the settings, but are not shown.
 */
export const companySettingsLayout = formLayout(
  companySettings,
  [companyPage, bookkeepingPage, mailboxPage, printoutsPage, exportPage, systemDataPage].map(told),
)
