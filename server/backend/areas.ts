import type { Catalogue } from '#contracts/calls/catalogue.ts'
import { accountArea } from './account/account-area.ts'
import { type BankIdServices, bankIdArea } from './bankid/bankid-area.ts'
import { companiesArea } from './companies/companies-area.ts'
import { type CopyServices, copiesArea } from './copies/copies-area.ts'
import { removedCompaniesArea } from './copies/removed-companies-area.ts'
import { demoArea } from './demo-accounts/demo-area.ts'
import { employeesArea } from './employees/employees-area.ts'
import { frontendArea } from './frontend/frontend-area.ts'
import { helpArea } from './help/help-area.ts'
import type { Handlers } from './http/ask.ts'
import { infopanelArea } from './infopanel/infopanel-area.ts'
import { licenceArea } from './licence/licence-area.ts'
import { messagesArea } from './messages/messages-area.ts'
import { portalArea } from './portal/portal-area.ts'
import { rightsGroupsArea } from './rights-groups/rights-groups-area.ts'
import { sessionArea } from './session/session-area.ts'
import { smsArea } from './sms/sms-area.ts'

/** What some handlers need besides the database: the world outside. */
export type AreaServices = BankIdServices & CopyServices

/** The handlers of the whole catalogue: an area or a call without one does not compile. */
export const areasWith = (
  services: AreaServices,
): { readonly [Area in keyof Catalogue]: Handlers<Catalogue[Area]> } => ({
  session: sessionArea,
  sms: smsArea,
  bankId: bankIdArea(services),
  account: accountArea,
  companies: companiesArea,
  copies: copiesArea(services),
  removedCompanies: removedCompaniesArea,
  employees: employeesArea,
  portal: portalArea,
  messages: messagesArea,
  rightsGroups: rightsGroupsArea,
  infopanel: infopanelArea,
  help: helpArea,
  licence: licenceArea,
  demo: demoArea,
  frontend: frontendArea,
})
