import type { FactKind } from '#contracts/employees/dated.ts'
import type { LivePayload } from '#contracts/live/live-events.ts'
import type { ActEvent } from '../../kit/shared/act.ts'

interface OfEmployee {
  readonly number: string
  readonly name: string
}

/** An action on an employee, beside changing the values of the form. */
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
export type ActOnEmployee = EmployeeAct & { readonly employee: OfEmployee }

/** The payload of the live event: an employee was added, changed, removed or renumbered. */
export type EmployeeChange = LivePayload<'EMPLOYEE_UPDATED'>

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    /** The subject is the employee whose dialog of a new number is open. */
    readonly employeeActions: ActEvent<ActOnEmployee, OfEmployee, EmployeeChange>
  }
}
