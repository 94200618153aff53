import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { errors } from '#contracts/errors.ts'
import { header, markerValue } from '#contracts/headers.ts'
import { companyEvents } from '../copies/company-events.ts'
import { employeeEvents } from '../employees/change-employee.ts'
import { deliver } from '../messages/deliver.ts'
import { nameOf } from '../messages/recipients.ts'
import { advanceEvents } from '../payroll/advances/advance-events.ts'
import { declarationExported } from '../payroll/declaration/declaration-file.ts'
import { payslipEvents } from '../payroll/run/payslip-events.ts'
import { voucherEvents } from '../payroll/vouchers/live-events.ts'
import { appendEvent } from '../platform/database/append-event.ts'
import type { Database } from '../platform/database/connect.ts'
import { type Transaction, withSystem, withTenant } from '../platform/database/tenancy.ts'
import { isLoopback } from '../platform/http/loopback.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { registerEvents } from '../registers/register-area.ts'
import { yearsChanged } from '../salary-years/years.ts'
import { settingsChanged } from '../settings/change-settings.ts'
import { company, notification, userAccount } from '../tables/schema.ts'

/** The body of a request: the event to cause, and its recipient. */
export const Cause = z.strictObject({
  event: z.enum([
    'USER_NOTIFICATION_CREATED',
    'NEW_UNREAD_MESSAGE_RECEIVED',
    'USERRIGHTSGROUPS_USER_SETTINGS_UPDATED',
    'COMPANY_INFO_UPDATED',
    'SALARY_YEARS_UPDATED',
    'REGISTER_UPDATED',
    'EMPLOYEE_UPDATED',
    'PAYSLIPS_UPDATED',
    'ADVANCES_UPDATED',
    'VOUCHERS_UPDATED',
    'EMPLOYER_DECLARATION_UPDATED',
    'COMPANY_LIST_UPDATED',
  ]),
  /** The account that the event concerns. */
  login: z.string(),
  text: z.string().max(200).default('Ett prov.'),
  /**
   * The FtgId of the company that a notification concerns, or that is changed. Defaults to the
   * account's own company.
   */
  company: z.string().optional(),
})
type Cause = z.infer<typeof Cause>

/**
 * Serves `POST /dev/events` with `{"event": …, "login": …}`: causes a live event, as a colleague or
 * a job would. Only with demo data, and only for requests from this machine.
 */
export function addDevEvents(app: FastifyInstance, database: Database): void {
  app.post('/dev/events', async (request, reply) => {
    if (!isLoopback(request.socket.remoteAddress)) return reply.callNotFound()
    if (request.headers[header.marker] !== markerValue) throw new Refusal(errors.markerMissing)
    const cause = Cause.safeParse(request.body)
    if (!cause.success) throw new Refusal(errors.invalidRequest)
    const done = await causeEvent(database, cause.data)
    if (!done) throw new Refusal(errors.invalidRequest, 'Inloggningen finns inte.')
    return { data: null }
  })
}

/** Causes the event. @returns false when the account does not exist */
export async function causeEvent(database: Database, cause: Cause): Promise<boolean> {
  const { event, login } = cause
  const [account] = await withSystem(database, tx =>
    tx.select({ licNr: userAccount.licNr }).from(userAccount).where(eq(userAccount.login, login)),
  )
  if (!account) return false
  await withTenant(database, { licNr: account.licNr, login }, tx => causes[event](tx, cause))
  return true
}

const causes: Readonly<Record<Cause['event'], (tx: Transaction, cause: Cause) => Promise<void>>> = {
  async USER_NOTIFICATION_CREATED(tx, { login, text, company: FtgId }) {
    const [row] = await tx
      .insert(notification)
      .values({ login, title: 'Prov', message: text, type: 'INFO', event: 'PROV', context: FtgId ? { FtgId } : {} })
      .returning({ id: notification.id })
    await appendEvent(tx, { type: 'notification.created', payload: { login, id: row?.id } })
  },
  async NEW_UNREAD_MESSAGE_RECEIVED(tx, { login, text }) {
    const recipients = [{ login, name: await nameOf(tx, login) }]
    await deliver(tx, { sender: { login: null, name: 'Avlöna' }, recipients, subject: text, text }, new Date())
  },
  USERRIGHTSGROUPS_USER_SETTINGS_UPDATED: (tx, { login }) =>
    appendEvent(tx, { type: 'rights-group.changed', payload: { login } }),
  async COMPANY_INFO_UPDATED(tx, cause) {
    const [changed] = await tx
      .update(company)
      .set({ version: sql`${company.version} + 1` })
      .where(await isMeant(tx, cause))
      .returning({ ftgKey: company.ftgKey, version: company.version })
    if (!changed) throw new Refusal(errors.companyMissing)
    const { ftgKey, version } = changed
    await appendEvent(tx, { type: settingsChanged, ftgKey, payload: { version, changes: {} } })
  },
  async SALARY_YEARS_UPDATED(tx, cause) {
    await appendEvent(tx, { type: yearsChanged[0], ftgKey: await meantCompany(tx, cause) })
  },
  async REGISTER_UPDATED(tx, cause) {
    const payload = { register: 'departments', key: '10', name: 'Butik', version: 2 }
    await appendEvent(tx, { type: registerEvents.changed, ftgKey: await meantCompany(tx, cause), payload })
  },
  async EMPLOYEE_UPDATED(tx, cause) {
    const payload = { register: 'employees', key: '1', version: 2 }
    await appendEvent(tx, { type: employeeEvents.changed, ftgKey: await meantCompany(tx, cause), payload })
  },
  async PAYSLIPS_UPDATED(tx, cause) {
    const payload = { period: '202611', stored: 1 }
    await appendEvent(tx, { type: payslipEvents.calculated, ftgKey: await meantCompany(tx, cause), payload })
  },
  async ADVANCES_UPDATED(tx, cause) {
    const payload = { count: 1, persons: ['1'] }
    await appendEvent(tx, { type: advanceEvents.registered, ftgKey: await meantCompany(tx, cause), payload })
  },
  async VOUCHERS_UPDATED(tx, cause) {
    const payload = { period: '202611', count: 1 }
    await appendEvent(tx, { type: voucherEvents.changed, ftgKey: await meantCompany(tx, cause), payload })
  },
  async EMPLOYER_DECLARATION_UPDATED(tx, cause) {
    const payload = { period: '202610', number: 1 }
    await appendEvent(tx, { type: declarationExported, ftgKey: await meantCompany(tx, cause), payload })
  },
  async COMPANY_LIST_UPDATED(tx, { text, company: FtgId }) {
    const [made] = await tx
      .insert(company)
      .values({ ftgId: FtgId ?? `prov${randomBytes(5).toString('hex')}`, name: text, orgnr: '' })
      .returning({ ftgKey: company.ftgKey })
    await appendEvent(tx, { type: companyEvents.cloned, ftgKey: made?.ftgKey ?? null, payload: { from: 'prov' } })
  },
}

/**
 * Returns the key of the company that the cause names, or else of the account's own.
 *
 * @throws Refusal companyMissing
 */
async function meantCompany(tx: Transaction, cause: Cause): Promise<string> {
  const [meant] = await tx
    .select({ ftgKey: company.ftgKey })
    .from(company)
    .where(await isMeant(tx, cause))
  if (!meant) throw new Refusal(errors.companyMissing)
  return meant.ftgKey
}

/**
 * Returns the condition of a query on companies: the company that the cause names, or else the
 * account's own.
 */
async function isMeant(tx: Transaction, { login, company: FtgId }: Cause) {
  if (FtgId !== undefined) return eq(company.ftgId, FtgId)
  const [home] = await tx.select({ key: userAccount.homeFtgKey }).from(userAccount).where(eq(userAccount.login, login))
  return eq(company.ftgKey, home?.key ?? '')
}
