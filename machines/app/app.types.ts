import type { MyAccountFact } from '../account/my-account/my-account.types.ts'
import type { CompanyInfoFact } from '../companies/company-info/company-info.types.ts'
import type { CompanySelectionFact } from '../companies/company-selection/company-selection.types.ts'
import type { CommandPaletteFact } from '../frame/command-palette/command-palette.types.ts'
import type { SalaryYearFact } from '../salary-years/salary-year/salary-year.types.ts'
import type { SessionFact, SessionStart, Workplace } from '../sign-in/session/session.types.ts'

export interface AppInput {
  /** The favourite companies of this browser. */
  readonly favourites: readonly string[]
  /** The recent commands of this browser's command palette, the latest first. */
  readonly recentCommands: readonly string[]
}

/** The state of the application beside its flows. */
export interface AppContext extends AppInput {
  readonly session: Omit<SessionStart, 'workplace'> | null
  readonly workplace: Workplace | null
}

/** The events of the app: those from its flows, and requests to start a lazy flow. */
export type AppEvent =
  | SessionFact
  | CompanySelectionFact
  | CompanyInfoFact
  | SalaryYearFact
  | MyAccountFact
  | CommandPaletteFact
  | FlowRequest
  /**
   * The page goes on after a reload. Its data may have changed meanwhile. `writtenAt` tells when a
   * person last wrote in each draft, by its flow's systemId, in milliseconds since the epoch.
   */
  | { readonly type: 'app.resumed'; readonly writtenAt: Readonly<Record<string, number>> }

/** A component has loaded the code of its flow, and the flow is not running. */
export interface FlowRequest {
  readonly type: 'flow.begin'
  /** The flow's systemId. */
  readonly id: string
  /** The component's part of the flow's input. */
  readonly asked?: unknown
}

declare module '../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly app: AppEvent
  }
}
