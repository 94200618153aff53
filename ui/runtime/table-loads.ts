import type { CompanyCopy } from '#contracts/shapes/company-copy.ts'
import { mapResult, type Result } from '#machines/shared/result.ts'
import type { TablePage, TableQuery } from '#machines/table/table.types.ts'
import { type Api, asResult } from './api.ts'

/** What tables are filled from, for `serverSource`. */
export interface TableLoads {
  /** `GET /companyDeleteLog`. */
  readonly removedCompanies: (query: TableQuery, signal: AbortSignal) => Promise<Result<TablePage>>
  /** `GET /restoreCompany/listFiles/{LicNr}`: all of a licence's copies. */
  readonly copies: (LicNr: string, signal: AbortSignal) => Promise<Result<readonly CompanyCopy[]>>
}

/** The tables' rows over the adapter. */
export const createTableLoads = (api: Api): TableLoads => ({
  removedCompanies: async (pagination, signal) =>
    mapResult(await asResult(api.removedCompanies.log.query({ pagination }, { signal })), answer => ({
      rows: answer.data,
      totalRows: answer.pagination?.totalRows ?? answer.data.length,
    })),
  copies: async (LicNr, signal) =>
    mapResult(await asResult(api.copies.files.query({ params: { LicNr } }, { signal })), ({ data }) => data),
})
