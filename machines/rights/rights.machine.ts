import { assign, setup } from 'xstate'
import type { Rights } from '#contracts/rights/catalogue.ts'
import { noRights, rightsByAccount, rightsByStandardGroup } from '#contracts/rights/standard-groups.ts'
import { describeFlow } from '../journal/registry.ts'
import { isOk, type Result, valueIn } from '../shared/result.ts'
import { rightsPorts } from './rights.ports.ts'
import type { RightsContext, RightsInput } from './rights.types.ts'

/**
 * What the signed-in person may do (first document §4, Rights). A load that fails leaves the rights as they were, silently.
 */
export const rightsMachine = setup({
  types: { input: {} as RightsInput, context: {} as RightsContext },
  actors: rightsPorts,
  actions: {
    applyAccount: assign(({ context }) => ({ rights: rightsByAccount(context.account) ?? noRights })),
    keepGroup: assign((_, group: string | null) => ({ group })),
    applyStandardGroup: assign(({ context: { group } }) => ({
      rights: (group === null ? undefined : rightsByStandardGroup(group)) ?? noRights,
    })),
    applyRights: assign((_, rights: Rights) => ({ rights })),
  },
  guards: {
    followsFromAccount: ({ context }) => rightsByAccount(context.account) !== undefined,
    isStandardOrNone: ({ context: { group } }) => group === null || rightsByStandardGroup(group) !== undefined,
    isOk: (_, result: Result<unknown>) => isOk(result),
  },
}).createMachine({
  id: 'rights',
  context: ({ input: { account } }) => ({ account, rights: noRights, group: null }),
  initial: 'pending',
  states: {
    pending: {
      description: 'Not known yet: the menu is empty and no screen is shown.',
      initial: 'deciding',
      states: {
        deciding: {
          description: 'A licence user and a demo account need no group.',
          always: [
            { guard: 'followsFromAccount', target: '#rights.known', actions: 'applyAccount' },
            { target: 'fetchingName' },
          ],
        },
        fetchingName: {
          description: "The name of the account's group is fetched.",
          invoke: {
            id: 'fetchGroupName',
            src: 'fetchGroupName',
            onDone: [
              {
                guard: { type: 'isOk', params: ({ event }) => event.output },
                target: 'choosingGroup',
                actions: { type: 'keepGroup', params: ({ event }) => valueIn(event.output) },
              },
              { target: '#rights.known' },
            ],
          },
        },
        choosingGroup: {
          description: 'The standard groups are known to everyone; the others are fetched.',
          always: [
            { guard: 'isStandardOrNone', target: '#rights.known', actions: 'applyStandardGroup' },
            { target: 'fetchingGroup' },
          ],
        },
        fetchingGroup: {
          description: "The flags of the licence's own group are fetched.",
          invoke: {
            id: 'fetchGroup',
            src: 'fetchGroup',
            input: ({ context }) => ({ name: context.group ?? '' }),
            onDone: [
              {
                guard: { type: 'isOk', params: ({ event }) => event.output },
                target: '#rights.known',
                actions: { type: 'applyRights', params: ({ event }) => valueIn(event.output) },
              },
              { target: '#rights.known' },
            ],
          },
        },
      },
    },
    known: { description: 'The rights are known; the menu and the routes follow them.' },
  },
})

/** How the journal knows it. */
export const rightsFlow = describeFlow({ machine: rightsMachine, version: 1 })
