import { lt } from 'drizzle-orm'
import { dayMs } from '#contracts/rules/date.ts'
import { removeOverdueCompanies } from './companies/overdue-companies.ts'
import { removeOldCopies } from './copies/copy-term.ts'
import { bringFactsIntoForce } from './employees/timeline-store.ts'
import { removeOldFiles } from './file-jobs/stored-file.ts'
import { tellOfDeclarations } from './payroll/declaration/tell-declarations.ts'
import type { Database } from './platform/database/connect.ts'
import { withSystem } from './platform/database/tenancy.ts'
import { removeOldJobs } from './platform/jobs/job-queue.ts'
import { removeOldOrders } from './sign-in/bankid/orders.ts'
import { removeOldGuesses } from './sign-in/session/guesses.ts'
import { removeOldBrowsers } from './sign-in/session/known-browsers.ts'
import { removeOldCodes } from './sign-in/sms-verification/sms-codes.ts'
import { idempotencyKey, session, skatteverketAccess } from './tables/schema.ts'
import { removeOldLinks } from './users/links.ts'

/**
 * Removes expired rows: sessions, guesses, known browsers, BankID orders, copies of companies,
 * files that jobs have made, links to choose a password, stored answers, SMS codes and sign-ins at
 * Skatteverket a day old, and jobs that ended a month ago. Queues the removal of companies whose
 * copy has expired. Brings changes of employees into force whose day has come. Tells of employer's
 * declarations that are ready or nearly due.
 */
export const doHousekeeping = (database: Database, now: Date): Promise<void> =>
  withSystem(database, async tx => {
    await tx.delete(session).where(lt(session.expiresAt, now))
    await tx.delete(idempotencyKey).where(lt(idempotencyKey.createdAt, new Date(now.getTime() - dayMs)))
    await tx.delete(skatteverketAccess).where(lt(skatteverketAccess.begunAt, new Date(now.getTime() - dayMs)))
    await removeOldGuesses(tx, now)
    await removeOldBrowsers(tx, now)
    await removeOldCodes(tx, now)
    await removeOldOrders(tx, now)
    await removeOldLinks(tx, now)
    await removeOldCopies(tx)
    await removeOldFiles(tx)
    await removeOldJobs(tx)
    await removeOverdueCompanies(tx)
    await bringFactsIntoForce(tx, now)
  }).then(() => tellOfDeclarations(database, now))
