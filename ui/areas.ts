import { account } from './screens/account/area.ts'
import { companies } from './screens/companies/area.ts'
import { copies } from './screens/copies/area.ts'
import { infopanel } from './screens/infopanel/area.ts'
import { licence } from './screens/licence/area.ts'
import { messages } from './screens/messages/area.ts'
import { salaryYears } from './screens/salary-years/area.ts'
import { settings } from './screens/settings/area.ts'
import { signIn } from './screens/sign-in/area.ts'
import type { Area } from './shell/area.ts'

/** The areas of the shell. Menus, the toolbar and the command palette list them in this order. */
export const areas: readonly Area[] = [
  companies,
  infopanel,
  licence,
  account,
  signIn,
  copies,
  salaryYears,
  messages,
  settings,
]
