import { rightsWhere } from '#contracts/rights/catalogue.ts'
import { rightsIn } from '#contracts/rights/grants.ts'
import type { ManagedRightsGroup } from '#contracts/rights/shapes.ts'
import { rightsProofMachine } from '#machines/frame/rights-proof/rights-proof.machine.ts'
import { rightsProofPorts } from '#machines/frame/rights-proof/rights-proof.ports.ts'
import { answer } from '#machines/kit/shared/port.ts'
import { mapResult } from '#machines/kit/shared/result.ts'
import { rightsGroupsMachine } from '#machines/rights-groups/rights-groups/rights-groups.machine.ts'
import { rightsGroupsPorts } from '#machines/rights-groups/rights-groups/rights-groups.ports.ts'
import type { GroupDraft, StoredGroup } from '#machines/rights-groups/rights-groups/rights-groups.types.ts'
import { asResult } from '../api.ts'
import type { LazyFlow } from '../lazy-flow.ts'
import { liveNetworkReturn } from '../ports/root-ports.ts'

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

/** Provides the management of rights groups over the adapter. */
export const rightsGroups: LazyFlow<'rightsGroups'> = {
  id: 'rightsGroups',
  join: ({ api }) =>
    rightsGroupsMachine.provide({
      actors: {
        networkReturn: liveNetworkReturn,
        fetchGroups: answer(rightsGroupsPorts.fetchGroups, async ({ signal }) =>
          mapResult(await asResult(api.rightsGroups.list.query({}, { signal })), ({ data }) => data.map(storedOf)),
        ),
        saveGroup: answer(rightsGroupsPorts.saveGroup, async ({ input: { Id, version, draft, key }, signal }) => {
          const body = written(draft)
          if (Id === null) {
            const made = await asResult(api.rightsGroups.create.mutate({ body, idempotencyKey: key }, { signal }))
            return mapResult(made, ({ data }) => storedOf(data))
          }
          const request = { params: { Id }, body: { ...body, Version: version }, idempotencyKey: key }
          const changed = await asResult(api.rightsGroups.change.mutate(request, { signal }))
          return mapResult(changed, ({ data }) => storedOf(data))
        }),
        removeGroup: answer(rightsGroupsPorts.removeGroup, async ({ input: { Id, key }, signal }) =>
          mapResult(
            await asResult(api.rightsGroups.remove.mutate({ params: { Id }, idempotencyKey: key }, { signal })),
            () => null,
          ),
        ),
      },
    }),
}

/** Provides the rights prover. It shares its chunk, since the first screen names each chunk. */
export const rightsProof: LazyFlow<'rightsProof'> = {
  id: 'rightsProof',
  join: ({ api }) =>
    rightsProofMachine.provide({
      actors: {
        networkReturn: liveNetworkReturn,
        prove: answer(rightsProofPorts.prove, async ({ input, signal }) =>
          mapResult(await asResult(api.rightsProof.prove.query({ body: input }, { signal })), ({ data }) => data),
        ),
      },
    }),
}
