import { and, eq, inArray } from 'drizzle-orm'
import { header, markerValue } from '#contracts/headers.ts'
import { keyOf } from '../../demo/make-licence.ts'
import { law } from '../../law/law.ts'
import { type Transaction, withTenant } from '../../platform/database/tenancy.ts'
import { textsOfPdf } from '../../platform/print/testing.ts'
import { payslip } from '../../tables/schema.ts'
import { type Browser, startTestBackend } from '../../testing.ts'
import { runPersons } from '../run/run-persons.ts'
import { periodOf } from '../run/salary-period.ts'

/** Returns a backend in which the payslips of nordsken are calculated and fetched as files. */
export async function payslipStage() {
  const stage = await startTestBackend()
  const { database } = stage.test
  const tenant = { licNr: 'WEB100200', login: 'adm', ftgKey: keyOf('nordsken') }
  const within = <Result>(work: (tx: Transaction) => Promise<Result>) => withTenant(database, tenant, work)
  /** Fetches a file, and returns its status, its name, its error's code and the texts of a PDF. */
  const get = async (path: string, browser: Browser, company = 'nordsken') => {
    const response = await fetch(`${stage.backend.url}${path}`, {
      headers: { [header.marker]: markerValue, cookie: browser.cookie ?? '', [header.company]: company },
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    const isPdf = bytes.subarray(0, 5).toString() === '%PDF-'
    return {
      status: response.status,
      texts: isPdf ? textsOfPdf(bytes) : [],
      dvCode: isPdf ? '' : (JSON.parse(bytes.toString()) as { dvCode: string }).dvCode,
      message: isPdf ? '' : (JSON.parse(bytes.toString()) as { message: string }).message,
    }
  }
  return {
    stage,
    within,
    get,
    signedIn: (login: string) => stage.signedIn(login),
    async calculate(code: string, persons: string[]) {
      const period = await within(tx => periodOf(tx, code))
      await runPersons({ database, tenant, period, persons, law, done: () => {} })
    },
    change: (code: string, persons: string[], set: Partial<typeof payslip.$inferInsert>) =>
      within(tx =>
        tx
          .update(payslip)
          .set(set)
          .where(and(eq(payslip.period, code), inArray(payslip.employmentNumber, persons))),
      ),
  }
}
