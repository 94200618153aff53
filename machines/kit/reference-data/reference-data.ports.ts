import type { ReferenceItem } from '#contracts/registers/reference-lists.ts'
import { port } from '../shared/port.ts'
import type { Result } from '../shared/result.ts'
import type { ListFetch } from './reference-data.types.ts'

/** The flow's port: the request whose answer each lane waits for. */
export const referenceDataPorts = {
  /** Fetches the items of a list, in the list's order. */
  fetchList: port<ListFetch, Result<readonly ReferenceItem[]>>('referenceData.fetchList'),
}
