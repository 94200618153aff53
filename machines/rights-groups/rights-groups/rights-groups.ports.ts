import { rightsWhere } from '#contracts/rights/catalogue.ts'
import { rightsIn } from '#contracts/rights/grants.ts'
import type { ManagedRightsGroup } from '#contracts/rights-groups/shapes.ts'
import { ofCall, reading, writing } from '../../kit/shared/of-call.ts'
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

const storedOf = ({ Id, BenText, Rights, IsStandard, Version, Users }: ManagedRightsGroup): StoredGroup => ({
  Id,
  BenText,
  granted: rightsIn(Rights),
  isStandard: IsStandard,
  version: Version,
  users: Users,
})

const written = ({ BenText, granted }: GroupDraft) => {
  const on = new Set(granted)
  return { BenText, Rights: rightsWhere(right => on.has(right)) }
}

/** The flow's ports: the requests whose answers it waits for. */
export const rightsGroupsPorts = {
  fetchGroups: ofCall('rightsGroups.fetchGroups', () =>
    reading('rightsGroups', 'list', {}, (groups): readonly StoredGroup[] => groups.map(storedOf)),
  ),
  /** Creates or changes a group. Returns the stored group. */
  saveGroup: ofCall('rightsGroups.saveGroup', ({ Id, version, draft, key: idempotencyKey }: GroupSave) =>
    Id === null
      ? writing('rightsGroups', 'create', { body: written(draft), idempotencyKey }, storedOf)
      : writing(
          'rightsGroups',
          'change',
          { params: { Id }, body: { ...written(draft), Version: version }, idempotencyKey },
          storedOf,
        ),
  ),
  removeGroup: ofCall(
    'rightsGroups.removeGroup',
    ({ Id, key: idempotencyKey }: { readonly Id: string; readonly key: string }) =>
      writing('rightsGroups', 'remove', { params: { Id }, idempotencyKey }, () => null),
  ),
}
