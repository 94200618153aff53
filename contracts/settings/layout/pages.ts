import type { FormPage } from '../../forms/form-layout.ts'
import { bookkeepingPage } from './bookkeeping.ts'
import { companyPage } from './company.ts'
import { exportPage } from './export.ts'
import { mailboxPage } from './mailbox.ts'
import { printoutsPage } from './printouts.ts'
import { systemDataPage } from './system-data.ts'

/** The six screens below /settings, with where the fields stand. */
export const settingsPages: readonly FormPage[] = [
  companyPage,
  bookkeepingPage,
  mailboxPage,
  printoutsPage,
  exportPage,
  systemDataPage,
]
