import type { Employee, EmployeeChoices } from '#contracts/employees/shapes.ts'
import type { LivePayload } from '#contracts/live/live-events.ts'
import type { ViewEvent } from '../../kit/shared/view.ts'

/** The data of an employee's screen beside the form. */
export type EmployeeFacts = Omit<Employee, 'Values' | 'Datum'>

/** The fetched data. No facts of an employee that does not exist yet. */
export interface FetchedView {
  readonly facts: EmployeeFacts | null
  readonly choices: EmployeeChoices
}

/** The live event: an employee was changed in some browser. */
export type EmployeeUpdate = LivePayload<'EMPLOYEE_UPDATED'>

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    /** The key is the number, and empty for a new employee. */
    readonly employeeView: ViewEvent<string, EmployeeUpdate>
  }
}
