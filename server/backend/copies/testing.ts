import { sql } from 'drizzle-orm'
import type { ApiError } from '#contracts/errors.ts'
import type { CompanyListItem } from '#contracts/shapes/company.ts'
import type { CompanyCopy } from '#contracts/shapes/company-copy.ts'
import type { CompanyJob, CompanyJobId } from '#contracts/shapes/company-job.ts'
import type { Database } from '../database/connect.ts'
import { withTenant } from '../database/tenancy.ts'
import type { Asked, Browser } from '../testing.ts'
import { rowsOfCompany } from './company-rows.ts'

/** For specs: how a refusal is read. */
export const refused = ({ status, dvCode }: ApiError) => [status, dvCode]
export const codeOf = ({ status, body }: Pick<Asked, 'status' | 'body'>) => [status, body.dvCode]

/** Begins a job. @returns its id */
export async function begun(browser: Browser, path: string, body: object, FtgId?: string): Promise<string> {
  const answer = await browser.ask(path, { method: 'POST', body, ...(FtgId && { company: FtgId }) })
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status} ${answer.body.dvCode}`)
  return (answer.body.data as CompanyJobId).Id
}

/** The copies of a licence that somebody sees. */
export const copiesOf = async (browser: Browser, licNr: string) =>
  (await browser.ask(`/restoreCompany/listFiles/${licNr}`)).body.data as CompanyCopy[]

export const nameOf = ({ Container, Name, Version }: CompanyCopy) => ({ Container, Name, VersionId: Version })

/** A company of somebody's list. */
export const listedCompany = async (browser: Browser, FtgId: string) =>
  ((await browser.ask('/companyList')).body.data as CompanyListItem[]).find(item => item.FtgId === FtgId)

/** Asks how a job stands until it has ended. */
export async function endOf(browser: Browser, path: string, patience = 20_000): Promise<CompanyJob> {
  const deadline = performance.now() + patience
  for (;;) {
    const { status, body } = await browser.ask(path)
    const job = body.data as CompanyJob
    if (status !== 200) throw new Error(`${path} answered ${status} ${body.dvCode}`)
    if (job.Status === 'COMPLETED' || job.Status === 'FAILED') return job
    if (performance.now() > deadline) throw new Error(`${path} is ${job.Status} still`)
    await new Promise(resolve => setTimeout(resolve, 25))
  }
}

interface Named {
  readonly licNr: string
  readonly FtgId: string
}

/** The key of a company. */
export async function keyOf(database: Database, { licNr, FtgId }: Named): Promise<string | undefined> {
  const { rows } = await withTenant(database, { licNr }, tx =>
    tx.execute<{ ftg_key: string }>(sql`select ftg_key from company where ftg_id = ${FtgId}`),
  )
  return rows[0]?.ftg_key
}

/** Every row of a company but for its keys, table by table, as a copy would hold them. */
export async function contentOf(database: Database, company: Named): Promise<Record<string, unknown[]>> {
  const ftgKey = await keyOf(database, company)
  return withTenant(database, { licNr: company.licNr, ...(ftgKey && { ftgKey }) }, async tx => {
    const content: Record<string, unknown[]> = {}
    for await (const { table, rows } of rowsOfCompany(tx, false))
      content[table] = [...(content[table] ?? []), ...JSON.parse(rows)]
    return content
  })
}
