import type { Employee, EmployeeChoices } from '#contracts/employees/shapes.ts'
import type { LivePayload } from '#contracts/live/live-events.ts'

/** What an employee's screen shows beside the form. */
export type EmployeeFacts = Omit<Employee, 'Values' | 'Datum'>

export interface EmployeeViewContext {
  /** The number of the employee on display. Empty for a new one, and null for none. */
  readonly number: string | null
  readonly facts: EmployeeFacts | null
  readonly choices: EmployeeChoices | null
}

/** What was fetched. No facts of an employee that does not exist yet. */
export interface FetchedView {
  readonly facts: EmployeeFacts | null
  readonly choices: EmployeeChoices
}

export type EmployeeViewEvent =
  | { readonly type: 'employee.show'; readonly number: string }
  /** The employee may have changed. */
  | { readonly type: 'employee.reload' }
  /** A live event: an employee was changed in some browser. */
  | ({ readonly type: 'employee.changed' } & LivePayload<'EMPLOYEE_UPDATED'>)
  | { readonly type: 'employee.leave' }

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly employeeView: EmployeeViewEvent
  }
}
