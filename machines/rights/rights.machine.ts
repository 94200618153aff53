import { assign, setup } from 'xstate'
import type { Rights } from '#contracts/rights/catalogue.ts'
import { noRights, rightsByAccount, rightsByStandardGroup } from '#contracts/rights/standard-groups.ts'
import { describeFlow, kept } from '../kit/journal/registry.ts'
import { answered } from '../kit/shared/answered.ts'
import { tell } from '../kit/shared/tell.ts'
import { rightsPorts } from './rights.ports.ts'
import type { RightsContext, RightsEvent, RightsInput } from './rights.types.ts'

/**
 * Loads what the signed-in user may do (first document §4, Rights). When that fails, the rights
 * stay as they were, without a message. The known rights apply while they are loaded again.
 */
export const rightsMachine = setup({
  types: { input: {} as RightsInput, context: {} as RightsContext, events: {} as RightsEvent },
  actors: rightsPorts,
  actions: {
    applyAccount: assign(({ context }) => ({ rights: rightsByAccount(context.account) ?? noRights })),
    setGroup: assign((_, group: string | null) => ({ group })),
    applyStandardGroup: assign(({ context: { group } }) => ({
      rights: (group === null ? undefined : rightsByStandardGroup(group)) ?? noRights,
    })),
    applyRights: assign((_, rights: Rights) => ({ rights })),
    setKnown: assign({ isKnown: true }),
    setReason: assign((_, isNews: boolean) => ({ isNews })),
    tellUpdated: tell('INFO', 'Dina programbehörigheter har uppdaterats av en administratör.'),
  },
  guards: {
    followsFromAccount: ({ context }) => rightsByAccount(context.account) !== undefined,
    isStandardOrNone: ({ context: { group } }) => group === null || rightsByStandardGroup(group) !== undefined,
    isNews: ({ context }) => context.isNews,
  },
}).createMachine({
  id: 'rights',
  context: ({ input: { account } }) => ({ account, rights: noRights, group: null, isKnown: false, isNews: false }),
  initial: 'loading',
  on: {
    // Restarts a running load, because its answer may lack the latest change.
    'rights.changed': { target: '.loading', actions: { type: 'setReason', params: true } },
    'rights.reload': { target: '.loading' },
  },
  states: {
    loading: {
      description: 'Loads the rights. The first time, the menu is empty and no screen is shown until they are known.',
      initial: 'deciding',
      states: {
        deciding: {
          description: 'The rights of a licence user and of a demo account follow from the account, without a group.',
          always: [
            { guard: 'followsFromAccount', target: 'applied', actions: 'applyAccount' },
            { target: 'fetchingName' },
          ],
        },
        fetchingName: {
          description: 'Fetches the name of the account’s group.',
          invoke: {
            id: 'fetchGroupName',
            src: 'fetchGroupName',
            onDone: answered({ ok: { target: 'choosingGroup', actions: 'setGroup' }, failed: '#rights.known' }),
          },
        },
        choosingGroup: {
          description: 'The rights of the standard groups are built in. Those of other groups are fetched.',
          always: [
            { guard: 'isStandardOrNone', target: 'applied', actions: 'applyStandardGroup' },
            { target: 'fetchingGroup' },
          ],
        },
        fetchingGroup: {
          description: 'Fetches the flags of the licence’s own group.',
          invoke: {
            id: 'fetchGroup',
            src: 'fetchGroup',
            input: ({ context }) => ({ name: context.group ?? '' }),
            onDone: answered({ ok: { target: 'applied', actions: 'applyRights' }, failed: '#rights.known' }),
          },
        },
        applied: {
          description: 'The rights are loaded. After a change by an administrator, the user is told.',
          always: [{ guard: 'isNews', target: '#rights.known', actions: 'tellUpdated' }, { target: '#rights.known' }],
        },
      },
    },
    known: {
      description: 'The rights are known. They determine the menu and the routes.',
      entry: ['setKnown', { type: 'setReason', params: false }],
    },
  },
})

/** The registration of the flow in the journal. */
export const rightsFlow = describeFlow({
  machine: rightsMachine,
  version: 2,
  keeps: { account: kept, rights: kept, group: kept, isKnown: kept, isNews: kept },
  calls: { fetchGroup: true },
})
