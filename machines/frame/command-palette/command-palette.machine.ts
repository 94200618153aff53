import { assign, setup } from 'xstate'
import type { CompanyListItem } from '#contracts/companies/shapes.ts'
import { describeFlow, forgotten, kept } from '../../kit/journal/registry.ts'
import { answered } from '../../kit/shared/answered.ts'
import { letter } from '../../kit/shared/letter.ts'
import { reportFailure } from '../../kit/shared/tell.ts'
import { mayChangeCompany } from '../../rights/may-change-company.ts'
import { commandPaletteEffects, commandPalettePorts } from './command-palette.ports.ts'
import type { CommandPaletteContext, CommandPaletteEvent, CommandPaletteInput } from './command-palette.types.ts'

/** The number of recent choices that are remembered. */
const maxRecent = 8
/**
 * How long fetched companies are reused, in milliseconds: the cache lifetime of reference lists
 * (first document §4).
 */
const freshFor = 15 * 60_000

/**
 * The command palette (Ctrl+K): its search term, the companies to search among, and the recent
 * choices.
 */
export const commandPaletteMachine = setup({
  types: {
    input: {} as CommandPaletteInput,
    context: {} as CommandPaletteContext,
    events: {} as CommandPaletteEvent,
  },
  actors: commandPalettePorts,
  actions: {
    ...commandPaletteEffects,
    reportFailure: reportFailure(),
    begin: assign((_, openedAt: number) => ({ query: '', openedAt })),
    setQuery: assign((_, query: string) => ({ query })),
    setCompanies: assign(({ context }, companies: readonly CompanyListItem[]) => ({
      companies,
      fetchedAt: context.openedAt,
    })),
    setRecent: assign(({ context }, id: string) => ({
      recent: [id, ...context.recent.filter(other => other !== id)].slice(0, maxRecent),
    })),
    reportUsed: letter('app', ({ context }) => ({ type: 'palette.used', recent: context.recent })),
  },
  guards: {
    needsCompanies: ({ context: { account, companies, fetchedAt, openedAt } }) =>
      mayChangeCompany(account) && (companies === null || openedAt - fetchedAt > freshFor),
  },
}).createMachine({
  id: 'commandPalette',
  context: ({ input }) => ({ ...input, query: '', companies: null, fetchedAt: 0, openedAt: 0 }),
  initial: 'closed',
  states: {
    closed: {
      description: 'The palette is closed.',
      on: {
        'palette.open': { target: 'open', actions: { type: 'begin', params: ({ event }) => event.at } },
      },
    },
    open: {
      description: 'The palette is open. Screens and commands are shown at once.',
      initial: 'deciding',
      on: {
        'palette.close': 'closed',
        'palette.search': { actions: { type: 'setQuery', params: ({ event }) => event.query } },
        'palette.choose': {
          target: 'closed',
          actions: [
            { type: 'setRecent', params: ({ event }) => event.id },
            { type: 'storeRecent', params: ({ context: { recent } }) => ({ recent }) },
            'reportUsed',
          ],
        },
      },
      states: {
        deciding: {
          description:
            'Companies are fetched for a user who may change company, when there are none or they are over 15 minutes old.',
          always: [{ guard: 'needsCompanies', target: 'listing' }, { target: 'listed' }],
        },
        listing: {
          description: 'Calls GET /companyList. Previously fetched companies can be found meanwhile.',
          invoke: {
            id: 'fetchCompanies',
            src: 'fetchCompanies',
            onDone: answered({
              ok: { target: 'listed', actions: 'setCompanies' },
              failed: { target: 'listed', actions: 'reportFailure' },
            }),
          },
        },
        listed: {
          description:
            'Everything that can be found is loaded. Companies that could not be fetched are fetched when the palette opens again, or the page is reloaded.',
          on: { 'palette.retry': 'deciding' },
        },
      },
    },
  },
})

/** The registration of the flow in the journal. */
export const commandPaletteFlow = describeFlow({
  machine: commandPaletteMachine,
  version: 2,
  // Thousands of companies would be stored again at each letter of a search.
  keeps: {
    account: kept,
    recent: kept,
    query: kept,
    companies: forgotten(null),
    fetchedAt: forgotten(0),
    openedAt: kept,
  },
})
