import { eq } from 'drizzle-orm'
import { states } from '#contracts/pact/states.ts'
import { rightsWhere } from '#contracts/rights/catalogue.ts'
import { Cause, causeEvent } from '../dev/events-route.ts'
import { ownTexts } from '../help/own-texts.ts'
import { allRequests, requestLimits } from '../licence/demo-request/request-limit.ts'
import type { Database } from '../platform/database/connect.ts'
import type { TokenCookie } from '../platform/http/token-cookie.ts'
import { helpText, licence, loginAttempt, message, rightsGroup } from '../tables/schema.ts'
import type { AdoptedClock } from './adopted-clock.ts'
import { list, type PactStates, type Params, pactTools, text, type Undo } from './pact-tools.ts'
import { absenceStates } from './states/absences.ts'
import { advanceStates } from './states/advances.ts'
import { type BankIdStateServices, bankIdStates } from './states/bankid.ts'
import { cardNumberStates } from './states/card-numbers.ts'
import { companyStates } from './states/companies.ts'
import { copyStates } from './states/copies.ts'
import { declarationStates } from './states/declaration.ts'
import { employeeStates } from './states/employees.ts'
import { longWorkStates } from './states/file-jobs.ts'
import { historyStates } from './states/history.ts'
import { integrationStates } from './states/integrations.ts'
import { messageStates } from './states/messages.ts'
import { ownPayslipStates } from './states/own-payslips.ts'
import { payslipStates } from './states/payslips.ts'
import { registerStates } from './states/registers.ts'
import { rightsStates } from './states/rights.ts'
import { accountStates } from './states/sessions.ts'
import { userStates } from './states/users.ts'
import { vehicleStates } from './states/vehicles.ts'
import { voucherStates } from './states/vouchers.ts'

export interface PactStateServices extends BankIdStateServices {
  readonly database: Database
  readonly cookie: TokenCookie
  readonly clock: () => Date
  /** Sets the clock, or without a time lets it go as before. */
  readonly adopt?: AdoptedClock['adopt']
}

/**
 * Returns the handlers of the provider states of contracts/pact/states.ts, on a database with the
 * demo data. They use the demo data where they can, and restore at the teardown what they change.
 */
export function pactStates({ database, cookie, browserCookie, clock, adopt, bankId }: PactStateServices): PactStates {
  const tools = pactTools({ database, clock })
  const { asSystem, account, asAccount, keepRows, keepValues } = tools

  /** Returns the account's licence, and restores its values at the teardown. */
  async function keptLicence(params: Params, undo: Undo) {
    const { licNr } = await account(text(params, 'Login'))
    const own = eq(licence.licNr, licNr)
    await keepValues(
      work => asAccount(params, work),
      licence,
      own,
      column => column === 'portal',
      undo,
    )
    await keepValues(asSystem, licence, own, column => column === 'editHelpTexts', undo)
    return licNr
  }

  return {
    [states.time().name]: async (params, undo) => {
      undo(async () => adopt?.(undefined))
      adopt?.(new Date(text(params, 'Now')))
      return {}
    },
    ...bankIdStates({ database, browserCookie, clock, bankId }),
    ...accountStates(tools, cookie),
    ...companyStates(tools),
    ...payslipStates(tools, database),
    ...advanceStates(tools, database),
    ...ownPayslipStates(tools),
    ...copyStates(tools),
    ...longWorkStates(tools),
    ...employeeStates(tools),
    ...declarationStates(tools),
    ...historyStates(tools),
    ...messageStates(tools),
    ...userStates(tools),
    ...integrationStates(tools),
    ...cardNumberStates(tools),
    ...voucherStates(tools),
    ...vehicleStates(tools),
    ...absenceStates(tools),
    ...registerStates(tools),
    ...rightsStates(tools),
    [states.helpText('').name]: async params => {
      if (!ownTexts.has(text(params, 'key'))) throw new Error(`There is no help text ${text(params, 'key')}`)
      return {}
    },
    [states.helpTextEditing('').name]: async (params, undo) => {
      const licNr = await keptLicence(params, undo)
      await keepRows(work => asAccount(params, work), helpText, eq(helpText.licNr, licNr), undo)
      await asSystem(tx => tx.update(licence).set({ editHelpTexts: true }).where(eq(licence.licNr, licNr)))
      return {}
    },
    [states.portal('', noPortal).name]: async (params, undo) => {
      const licNr = await keptLicence(params, undo)
      const { EditHelpTexts, ...portal } = params.Portal as Record<string, unknown>
      const editHelpTexts = EditHelpTexts === true
      const own = eq(licence.licNr, licNr)
      await asAccount(params, tx => tx.update(licence).set({ portal }).where(own))
      await asSystem(tx => tx.update(licence).set({ editHelpTexts }).where(own))
      return {}
    },
    [states.licence('', {}).name]: async params => {
      const { LicNr } = params.Licence as Record<string, unknown>
      const { licNr } = await account(text(params, 'Login'))
      if (licNr !== LicNr) throw new Error(`The licence is ${licNr}`)
      return {}
    },
    [states.noDemoRequests().name]: async (_, undo) => {
      // A request for a demo account is a message to the administrators.
      for (const Login of ['lic', 'adm'])
        await keepRows(work => asAccount({ Login }, work), message, eq(message.login, Login), undo)
      const forget = () => asSystem(tx => tx.delete(loginAttempt))
      undo(forget)
      await forget()
      return {}
    },
    [states.manyDemoRequests().name]: async (_, undo) => {
      undo(() => asSystem(tx => tx.delete(loginAttempt)))
      const taken = { key: allRequests, at: clock() }
      await asSystem(tx => tx.insert(loginAttempt).values(Array.from({ length: requestLimits.all }, () => taken)))
      return {}
    },
    [states.rightsGroup('', '', []).name]: async (params, undo) => {
      const name = text(params, 'Name')
      const own = eq(rightsGroup.benText, name)
      await keepValues(
        work => asAccount(params, work),
        rightsGroup,
        own,
        column => column === 'rights',
        undo,
      )
      const has = list<string>(params, 'Rights')
      const rights = rightsWhere(right => has.includes(right))
      const changed = await asAccount(params, tx => tx.update(rightsGroup).set({ rights }).where(own))
      if (changed.rowCount === 0) throw new Error(`There is no rights group ${name}`)
      return {}
    },
    [states.happens('', '').name]: async params => {
      const event = Cause.shape.event.parse(text(params, 'Event'))
      if (!(await causeEvent(database, { event, login: text(params, 'Login'), text: 'Ett prov.' })))
        throw new Error('There is no such account')
      return {}
    },
  }
}

const noPortal = {} as Parameters<typeof states.portal>[1]
