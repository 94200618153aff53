import { assign, setup } from 'xstate'
import type { Rights } from '#contracts/rights/catalogue.ts'
import { noRights, rightsByAccount, rightsByStandardGroup } from '#contracts/rights/standard-groups.ts'
import { describeFlow } from '../kit/journal/registry.ts'
import { answered } from '../kit/shared/answered.ts'
import { tell } from '../kit/shared/tell.ts'
import { rightsPorts } from './rights.ports.ts'
import type { RightsContext, RightsEvent, RightsInput } from './rights.types.ts'

/**
 * What the signed-in person may do (first document §4, Rights). A load that fails leaves the rights
 * as they were, silently. While they are loaded again, those that are known hold.
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
    // What was changed while it was being loaded may not be in the answer.
    'rights.changed': { target: '.loading', actions: { type: 'setReason', params: true } },
    'rights.reload': { target: '.loading' },
  },
  states: {
    loading: {
      description: 'They are found out. The first time, the menu is empty and no screen is shown until they are known.',
      initial: 'deciding',
      states: {
        deciding: {
          description: 'A licence user and a demo account need no group.',
          always: [
            { guard: 'followsFromAccount', target: 'applied', actions: 'applyAccount' },
            { target: 'fetchingName' },
          ],
        },
        fetchingName: {
          description: "The name of the account's group is fetched.",
          invoke: {
            id: 'fetchGroupName',
            src: 'fetchGroupName',
            onDone: answered({ ok: { target: 'choosingGroup', actions: 'setGroup' }, failed: '#rights.known' }),
          },
        },
        choosingGroup: {
          description: 'The standard groups are known to everyone; the others are fetched.',
          always: [
            { guard: 'isStandardOrNone', target: 'applied', actions: 'applyStandardGroup' },
            { target: 'fetchingGroup' },
          ],
        },
        fetchingGroup: {
          description: "The flags of the licence's own group are fetched.",
          invoke: {
            id: 'fetchGroup',
            src: 'fetchGroup',
            input: ({ context }) => ({ name: context.group ?? '' }),
            onDone: answered({ ok: { target: 'applied', actions: 'applyRights' }, failed: '#rights.known' }),
          },
        },
        applied: {
          description: 'Loaded; after a change by an administrator the person is told.',
          always: [{ guard: 'isNews', target: '#rights.known', actions: 'tellUpdated' }, { target: '#rights.known' }],
        },
      },
    },
    known: {
      description: 'The rights are known; the menu and the routes follow them.',
      entry: ['setKnown', { type: 'setReason', params: false }],
    },
  },
})

/** The registration of the flow in the journal. */
export const rightsFlow = describeFlow({ machine: rightsMachine, version: 2 })
