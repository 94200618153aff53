import { ofCall, reading } from '../kit/shared/of-call.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const rightsPorts = {
  /** Fetches the name of the account's group, or null. */
  fetchGroupName: ofCall('rights.fetchGroupName', () => reading('rightsGroups', 'current', {})),
  /** Fetches the flags of a group of the licence's own. */
  fetchGroup: ofCall('rights.fetchGroup', (params: { readonly name: string }) =>
    reading('rightsGroups', 'byName', { params }, ({ Rights }) => Rights),
  ),
}
