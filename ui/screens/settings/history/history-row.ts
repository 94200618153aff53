import type { CompanyHistoryItem } from '#contracts/companies/shapes.ts'
import { companySettingsTexts } from '#ui/screens/settings/settings.text.ts'

const texts = companySettingsTexts.history

/** A change as a row of the table: each column is a text, which is also what is exported. */
export interface HistoryRow {
  readonly TimeStamp: string
  readonly User: string
  readonly Label: string
  /** The previous value; empty when the field was. */
  readonly Before: string
  readonly After: string
  /** Whether the history stores no values of the field. */
  readonly isHidden: boolean
  /** The key of the save, the same for all changes that were saved together. */
  readonly saving: string
}

export const rowOf = ({ TimeStamp, User, Label, Before, After }: CompanyHistoryItem): HistoryRow => ({
  TimeStamp,
  User: User ? `${User.Namn} (${User.Login})` : texts.system,
  Label,
  Before: Before ?? texts.hidden,
  After: After ?? texts.hidden,
  isHidden: Before === null || After === null,
  saving: `${TimeStamp} ${User?.Login ?? ''}`,
})
