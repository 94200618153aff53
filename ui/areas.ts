import { account } from './screens/account/area.ts'
import { cardNumbers } from './screens/card-numbers/area.ts'
import { companies } from './screens/companies/area.ts'
import { copies } from './screens/copies/area.ts'
import { employees } from './screens/employees/area.ts'
import { fos } from './screens/fos/area.ts'
import { functions } from './screens/functions/area.ts'
import { history } from './screens/history/area.ts'
import { imports } from './screens/imports/area.ts'
import { infopanel } from './screens/infopanel/area.ts'
import { integrations } from './screens/integrations/area.ts'
import { licence } from './screens/licence/area.ts'
import { lss } from './screens/lss/area.ts'
import { messages } from './screens/messages/area.ts'
import { payroll } from './screens/payroll/area.ts'
import { registers } from './screens/registers/area.ts'
import { reports } from './screens/reports/area.ts'
import { salaryYears } from './screens/salary-years/area.ts'
import { settings } from './screens/settings/area.ts'
import { signIn } from './screens/sign-in/area.ts'
import { time } from './screens/time/area.ts'
import { users } from './screens/users/area.ts'
import type { Area } from './shell/area.ts'

/** The areas of the shell. The toolbar and the command palette list them in this order. */
export const areas: readonly Area[] = [
  companies,
  infopanel,
  licence,
  account,
  signIn,
  copies,
  salaryYears,
  messages,
  employees,
  time,
  payroll,
  functions,
  lss,
  reports,
  registers,
  fos,
  imports,
  settings,
  history,
  users,
  cardNumbers,
  integrations,
]
