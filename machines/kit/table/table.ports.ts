import { effectPort, port } from '../shared/port.ts'
import type { Result } from '../shared/result.ts'
import type { BatchAnswer, BatchCall, ExportFormat, TablePage, TableQuery, TableSort } from './table.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const tablePorts = {
  /** Returns the page of a query, or all matching rows when `perPage` is −1. */
  fetchPage: port<TableQuery, Result<TablePage>>('table.fetchPage'),
  /** Sends a batch. An answer may take some rows and refuse others. */
  sendBatch: port<BatchCall, Result<BatchAnswer>>('table.sendBatch'),
  /** Exports rows as a file or to the printer, with the columns that are shown. */
  exportRows: port<{ format: ExportFormat; rows: readonly object[] }, Result<null>>('table.handOut'),
}

/** Stores the page size, for the next table too. */
export const setPageSize = effectPort<number>('table.keepPageSize')

/** Stores the order of the table of that name, for the next time that it is shown. */
export const storeSort = effectPort<TableSort>('table.storeSort')
