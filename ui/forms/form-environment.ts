import type { ActorRefFrom } from 'xstate'
import type { FormLayout } from '#contracts/forms/form-layout.ts'
import type { EmployeeSource } from '#machines/employees/employee-search/employee-search.types.ts'
import type { FormMachine } from '#machines/kit/form/form.machine.ts'
import type { SecretKeeper } from '#machines/kit/form/form.secrets.ts'
import type { Account } from '#ui/widgets/account-picker/account-picker.tsx'
import type { SelectOption } from '#ui/widgets/select-field/options.ts'

/** The running flow of a form. */
export type FormFlow = ActorRefFrom<FormMachine>

/** Everything a form needs to be drawn. */
export interface FormEnvironment {
  readonly flow: FormFlow
  readonly layout: FormLayout
  /** Stores personal numbers; the flow holds references only. */
  readonly vault: SecretKeeper
  /** The form is read-only. The screen states this once. */
  readonly isReadOnly?: boolean
  /** Why the person cannot change some of the fields, by their names. Keep the same object. */
  readonly locked?: Readonly<Record<string, string>> | undefined
  /** The accounts to choose from. */
  readonly accounts?: readonly Account[] | undefined
  /**
   * The search for employees. Without it, as for users without the right to the staff register,
   * employee numbers are typed.
   */
  readonly employees?: EmployeeSource | undefined
  /** The options that only the screen knows, by field name. */
  readonly options?: FieldOptions | undefined
}

/** The options of fields, by field name. */
export type FieldOptions = Readonly<Record<string, readonly SelectOption[]>>
