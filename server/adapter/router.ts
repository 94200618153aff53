import type { Catalogue } from '#contracts/catalogue.ts'
import { accountRouter } from './routers/account.ts'
import { bankIdRouter } from './routers/bankid.ts'
import { companiesRouter } from './routers/companies.ts'
import { copiesRouter } from './routers/copies.ts'
import { demoRouter } from './routers/demo.ts'
import { employeesRouter } from './routers/employees.ts'
import { frontendRouter } from './routers/frontend.ts'
import { helpRouter } from './routers/help.ts'
import { infopanelRouter } from './routers/infopanel.ts'
import { licenceRouter } from './routers/licence.ts'
import { messagesRouter } from './routers/messages.ts'
import { picturesRouter } from './routers/pictures.ts'
import { portalRouter } from './routers/portal.ts'
import { removedCompaniesRouter } from './routers/removed-companies.ts'
import { rightsGroupsRouter } from './routers/rights-groups.ts'
import { salaryYearsRouter } from './routers/salary-years.ts'
import { sessionRouter } from './routers/session.ts'
import { smsRouter } from './routers/sms.ts'
import { router } from './trpc.ts'

/** Every call of the catalogue as a procedure, by the same names. An area or a call that is missing does not compile. */
export const appRouter = router({
  session: sessionRouter,
  sms: smsRouter,
  bankId: bankIdRouter,
  account: accountRouter,
  companies: companiesRouter,
  salaryYears: salaryYearsRouter,
  pictures: picturesRouter,
  copies: copiesRouter,
  removedCompanies: removedCompaniesRouter,
  employees: employeesRouter,
  portal: portalRouter,
  messages: messagesRouter,
  rightsGroups: rightsGroupsRouter,
  infopanel: infopanelRouter,
  help: helpRouter,
  licence: licenceRouter,
  demo: demoRouter,
  frontend: frontendRouter,
} satisfies Record<keyof Catalogue, unknown>)

/** For the browser's client, which imports it as a type only. */
export type AppRouter = typeof appRouter
