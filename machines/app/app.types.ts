import type { MyAccountFact } from '../account/my-account/my-account.types.ts'
import type { CompanyInfoFact } from '../companies/company-info/company-info.types.ts'
import type { CompanySelectionFact } from '../companies/company-selection/company-selection.types.ts'
import type { FollowedJobs } from '../copies/copies/copies.types.ts'
import type { CommandPaletteFact } from '../frame/command-palette/command-palette.types.ts'
import type { SalaryYearFact } from '../salary-years/salary-year/salary-year.types.ts'
import type { SessionFact, SessionStart, Workplace } from '../sign-in/session/session.types.ts'

export interface AppInput {
  /** The companies that this browser keeps as favourites. */
  readonly favourites: readonly string[]
  /** What was chosen in the command palette of this browser, the latest first. */
  readonly recentCommands: readonly string[]
}

export interface AppContext extends AppInput {
  readonly session: Omit<SessionStart, 'workplace'> | null
  readonly workplace: Workplace | null
}

/** The app hears what its flows tell, and that a screen has brought the code of its flow. */
export type AppEvent =
  | SessionFact
  | CompanySelectionFact
  | CompanyInfoFact
  | SalaryYearFact
  | MyAccountFact
  | CommandPaletteFact
  /** The form of the company's settings is wanted, and is not alive. */
  | { readonly type: 'settings.begin' }
  /** The copies of companies are wanted, and their flows are not alive. `followed`: the jobs that this tab followed, by their kind. */
  | { readonly type: 'copies.begin'; readonly followed: FollowedJobs }
  /** The form of a new company is wanted, and is not alive. `year`: the current one. */
  | { readonly type: 'createCompany.begin'; readonly year: number }
  /** The flow of the company's picture is wanted, or that of the salary years' dialogs. */
  | { readonly type: 'picture.begin' }
  | { readonly type: 'years.begin' }
