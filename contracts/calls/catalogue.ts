import { accountCalls } from './account.ts'
import { bankIdCalls } from './bankid.ts'
import { companyCalls } from './companies.ts'
import { copyCalls } from './copies.ts'
import { demoCalls } from './demo.ts'
import { employeeCalls } from './employees.ts'
import { helpCalls } from './help.ts'
import { infopanelCalls } from './infopanel.ts'
import { licenceCalls } from './licence.ts'
import { messageCalls } from './messages.ts'
import { frontendCalls, portalCalls, rightsGroupCalls } from './portal.ts'
import { removedCompanyCalls } from './removed-companies.ts'
import { sessionCalls } from './session.ts'
import { smsCalls } from './sms.ts'

/** Every call, by area. A new call is added to its area's file; a new area is added here. */
export const catalogue = {
  session: sessionCalls,
  sms: smsCalls,
  bankId: bankIdCalls,
  account: accountCalls,
  companies: companyCalls,
  copies: copyCalls,
  removedCompanies: removedCompanyCalls,
  employees: employeeCalls,
  portal: portalCalls,
  messages: messageCalls,
  rightsGroups: rightsGroupCalls,
  infopanel: infopanelCalls,
  help: helpCalls,
  licence: licenceCalls,
  demo: demoCalls,
  frontend: frontendCalls,
} as const
export type Catalogue = typeof catalogue
