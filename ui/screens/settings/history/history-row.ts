import type { CompanyHistoryItem } from '#contracts/companies/shapes.ts'
import { companySettingsTexts } from '#ui/screens/settings/settings.text.ts'

const texts = companySettingsTexts.history

/** A change as the table has it: each column a text, which is what is exported too. */
export interface HistoryRow {
  readonly TimeStamp: string
  readonly User: string
  readonly Label: string
  /** Empty when the field was. */
  readonly Before: string
  readonly After: string
  /** The history keeps no values of the field. */
  readonly isHidden: boolean
  /** What somebody saved at once has the same. */
  readonly saving: string
}

export const rowOf = ({ TimeStamp, User, Label, Before, After }: CompanyHistoryItem): HistoryRow => ({
  ...{ TimeStamp, User: User ? `${User.Namn} (${User.Login})` : texts.system, Label },
  Before: Before ?? texts.hidden,
  After: After ?? texts.hidden,
  isHidden: Before === null || After === null,
  saving: `${TimeStamp} ${User?.Login ?? ''}`,
})
