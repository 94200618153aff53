import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'
import type { GroupDraft, StoredGroup } from './rights-groups.types.ts'

/** The input of a save. */
export interface GroupSave {
  /** Null for a new group. */
  readonly Id: string | null
  /** The version that was edited. */
  readonly version: number
  readonly draft: GroupDraft
  /** The idempotency key. */
  readonly key: string
}

/** The flow's ports: the requests whose answers it waits for. */
export const rightsGroupsPorts = {
  /** `GET /userRightsGroups`. */
  fetchGroups: port<void, Result<readonly StoredGroup[]>>('rightsGroups.fetchGroups'),
  /** `POST /userRightsGroups` or `PUT /userRightsGroups/{Id}`. Returns the stored group. */
  saveGroup: port<GroupSave, Result<StoredGroup>>('rightsGroups.saveGroup'),
  /** `DELETE /userRightsGroups/{Id}`. */
  removeGroup: port<{ Id: string; key: string }, Result<null>>('rightsGroups.removeGroup'),
}
