import type { MyAccountFact } from '../account/my-account/my-account.types.ts'
import type { CompanyInfoFact } from '../companies/company-info/company-info.types.ts'
import type { CompanySelectionFact } from '../companies/company-selection/company-selection.types.ts'
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
  | FlowRequest

/** The code of a flow has come with the component that shows it, and the flow is not alive. */
export interface FlowRequest {
  readonly type: 'flow.begin'
  /** Its systemId. */
  readonly id: string
  /** What the component gives for its input. */
  readonly asked?: unknown
}

declare module '../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly app: AppEvent
  }
}
