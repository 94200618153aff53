import type { Employee, EmployeeChoices } from '#contracts/employees/shapes.ts'
import type { LivePayload } from '#contracts/live/live-events.ts'
import type { ViewEvent } from '../../kit/shared/view.ts'

/** What an employee's screen shows beside the form. */
export type EmployeeFacts = Omit<Employee, 'Values' | 'Datum'>

/** What was fetched. No facts of an employee that does not exist yet. */
export interface FetchedView {
  readonly facts: EmployeeFacts | null
  readonly choices: EmployeeChoices
}

/** What a live event says: an employee was changed in some browser. */
export type EmployeeUpdate = LivePayload<'EMPLOYEE_UPDATED'>

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    /** The key is the number, and empty for a new employee. */
    readonly employeeView: ViewEvent<string, EmployeeUpdate>
  }
}
