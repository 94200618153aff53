import type { FormValues } from '../forms/field.ts'
import type { ProviderState } from '../outcomes/provider-state.ts'
import type { EmployeeDocument } from './documents/shapes.ts'
import type { EmployeeFact } from './shapes.ts'

/** An employee in a state. The surname comes first in `Namn`. */
export interface StaffMember {
  readonly AnstNr: string
  readonly Namn: string
  readonly Epost: string
  readonly AnstForm: string
  readonly Avdelning: string
  readonly AnstFrom: string
  readonly AnstTom: string | null
  readonly LoneForm: 'MÅN' | 'TIM'
}

/** The provider states of employees. */
export const employeeStates = {
  /**
   * The account has access to the company, which has exactly these employees, and their
   * departments.
   */
  staff: (FtgId: string, Login: string, Employees: readonly StaffMember[]): ProviderState => ({
    name: 'a company with these employees',
    params: { FtgId, Login, Employees: Employees.map(employee => ({ ...employee })) },
  }),
  /**
   * The account has access to the company, which has one employee with these values and changes, no
   * department and no agreement, and the properties of the employee.
   */
  employee: (
    FtgId: string,
    Login: string,
    Values: FormValues,
    Andringar: readonly EmployeeFact[] = [],
  ): ProviderState => ({
    name: 'a company with this employee',
    params: { FtgId, Login, Values: { ...Values }, Andringar: Andringar.map(each => ({ ...each })) },
  }),
  /**
   * The employee of the state before has exactly these documents, of any bytes that begin as their
   * types do.
   */
  employeeDocuments: (
    FtgId: string,
    Login: string,
    AnstNr: string,
    Documents: readonly EmployeeDocument[],
  ): ProviderState => ({
    name: 'an employee with these documents',
    params: { FtgId, Login, AnstNr, Documents: Documents.map(each => ({ ...each })) },
  }),
  /**
   * The company of the state before has these departments, agreements, properties, unions and
   * templates.
   */
  employeeChoices: (
    FtgId: string,
    Login: string,
    Choices: Readonly<Record<string, readonly { readonly value: string; readonly label: string }[]>>,
  ): ProviderState => ({
    name: 'a company with these choices for employees',
    params: {
      FtgId,
      Login,
      Choices: Object.fromEntries(
        Object.entries(Choices).map(([name, some]) => [name, some.map(each => ({ ...each }))]),
      ),
    },
  }),
  /** The employee of the state before has a card number. */
  employeeUsed: (FtgId: string, Login: string, AnstNr: string): ProviderState => ({
    name: 'an employee with a card number',
    params: { FtgId, Login, AnstNr },
  }),
  /** The account's personal number is that of the company's employee. Comes after `company`. */
  isEmployee: (FtgId: string, Login: string, AnstNr: string): ProviderState => ({
    name: 'an account of an employee',
    params: { FtgId, Login, AnstNr },
  }),
  /**
   * The account has access to the company, which is as `POST /createCompany` makes it of the table
   * STANDARD and the salary year without options: nothing has been paid. It has exactly these
   * employees. What is left out of their values is as in a new employee.
   */
  payingCompany: (
    FtgId: string,
    Login: string,
    Employees: readonly FormValues[],
    Year: number = 2026,
  ): ProviderState => ({
    name: 'a company that pays these employees',
    params: { FtgId, Login, Year, Employees: Employees.map(each => ({ ...each })) },
  }),
}
