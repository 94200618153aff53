import { sql } from 'drizzle-orm'
import type { ApiError } from '#contracts/common-errors.ts'
import { requireFew } from '../file-jobs/require-few.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import type { FileHandler } from '../platform/http/download-route.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { company, payslip } from '../tables/schema.ts'

/** The files of a month's statement as it is now, and what remembers that one was fetched. */
interface FilesNow {
  readonly files: readonly string[]
  /** @param part which of the files it is, from 1 */
  readonly remember: (part: number, by: string) => Promise<void>
}

interface StatementFileOf {
  /** The download, which a job makes of many payslips. */
  readonly download: Parameters<typeof requireFew>[1]
  readonly title: string
  readonly extension: string
  /** The error of a part that the statement does not have. */
  readonly missing: ApiError
  /** @throws Refusal when it may not be fetched */
  readonly filesOf: (tx: Transaction, wire: string, now: Date) => Promise<FilesNow>
}

/** Returns the handler that fetches a file of a month's statement. Two at a time take turns. */
export const statementFile =
  ({ download, title, extension, missing, filesOf }: StatementFileOf): FileHandler =>
  async ask => {
    const { tx, params, now, caller } = ask
    const { Period = '', Del = '1' } = params
    const isOfMonth = sql`to_char(${payslip.payDate}, 'YYYYMM') = ${Period}`
    requireFew(ask, download, await tx.$count(payslip, isOfMonth))
    // Two fetches at a time would give two files a number: the second waits.
    await tx
      .select({ ftgKey: company.ftgKey })
      .from(company)
      .where(sql`${company.ftgKey} = tenancy.company()`)
      .for('update')
    const { files, remember } = await filesOf(tx, Period, now)
    const content = files[Number(Del) - 1]
    if (content === undefined) throw new Refusal(missing)
    await remember(Number(Del), caller.account.login)
    return { name: `${title} ${Period}${files.length > 1 ? ` ${Del}` : ''}.${extension}`, content }
  }
