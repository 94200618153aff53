import type { Rights } from '#contracts/rights/catalogue.ts'
import { port } from '../kit/shared/port.ts'
import type { Result } from '../kit/shared/result.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const rightsPorts = {
  /** `GET /userRightsGroups/user/current`: the group's name, or null. */
  fetchGroupName: port<void, Result<string | null>>('rights.fetchGroupName'),
  /** `GET /userRightsGroups/{name}`: the flags of a group of the licence's own. */
  fetchGroup: port<{ name: string }, Result<Rights>>('rights.fetchGroup'),
}
