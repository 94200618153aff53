import type { FactKind } from '#contracts/employees/dated.ts'
import type { LivePayload } from '#contracts/live/live-events.ts'
import type { Intent } from '../../kit/shared/intent.ts'
import type { ConfirmFact } from '../../kit/shared/question.ts'

interface OfEmployee {
  readonly number: string
  readonly name: string
}

/** What is done with an employee beside changing the values of the form. */
export type EmployeeAct =
  | { readonly act: 'remove' }
  /** Removes what changed on a day. `text`: what it is, for the question. */
  | {
      readonly act: 'removeFact'
      readonly kind: FactKind
      readonly from: string
      readonly text: string
      readonly version: number
    }
  /** `text`: what it is, for the question. */
  | { readonly act: 'removeAbsence'; readonly id: string; readonly text: string }
  | { readonly act: 'renumber'; readonly to: string; readonly version: number }

/** An act, and the employee that it is done with. */
export type ActOnEmployee = EmployeeAct & {
  readonly employee: OfEmployee
  /** The idempotency key for a new intent. */
  readonly key: string
}

export interface EmployeeActionsContext {
  readonly asked: ActOnEmployee | null
  readonly intent: Intent | null
  /** Why the last new number was refused. */
  readonly refusal: string | null
  /** How often employees are known to have changed. The list on display is then fetched again. */
  readonly changes: number
}

export type EmployeeChanged = { readonly type: 'employee.changed' } & LivePayload<'EMPLOYEE_UPDATED'>

export type EmployeeActionsEvent =
  | ({ readonly type: 'employee.act' } & ActOnEmployee)
  /** Opens the dialog of a new number, and closes it. */
  | { readonly type: 'renumbering.open' }
  | { readonly type: 'renumbering.close' }
  | ConfirmFact
  /** A live event: an employee was added, changed, removed or renumbered in some browser. */
  | EmployeeChanged

/** The event that the view receives when an act was done. */
export interface EmployeeActionsEmitted {
  readonly type: 'employee.acted'
  readonly act: EmployeeAct['act']
  readonly number: string
  /** The new number of a renumbered employee, else the same. */
  readonly to: string
}

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly employeeActions: EmployeeActionsEvent
  }
}
