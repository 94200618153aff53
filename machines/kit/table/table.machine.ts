import { describeFlow } from '../journal/registry.ts'
import { answered } from '../shared/answered.ts'
import { queryOf } from './table.read.ts'
import { queryOfShown } from './table.selection.ts'
import { callOf, tableSetup } from './table.setup.ts'

/**
 * A list with its order, page, search and selection, and what is done with many of its rows at once
 * (third document §2, §4, §5, §7). Where the rows are, in the browser or behind a call, is its
 * ports' matter. A query that is given up is never heard of again, so that an old answer cannot lie
 * over a newer one.
 */
export const tableMachine = tableSetup.createMachine({
  id: 'table',
  context: ({ input }) => ({
    ...input,
    sortBy: input.sortBy,
    sortOrder: input.sortOrder ?? 'asc',
    pageNum: 1,
    searchTerm: '',
    page: null,
    shownTerm: '',
    shownFields: input.searchFields,
    seen: [],
    failure: null,
    selected: new Map(),
    batch: null,
    outcome: null,
    format: 'xlsx',
    collected: [],
  }),
  type: 'parallel',
  states: {
    list: {
      description: 'The page on display.',
      initial: 'loading',
      on: {
        'table.search': {
          target: '.typing',
          actions: { type: 'setTerm', params: ({ event }) => event.term },
        },
        'table.searchIn': [
          {
            guard: 'hasTerm',
            target: '.typing',
            actions: { type: 'setFields', params: ({ event }) => event.fields },
          },
          { actions: { type: 'setFields', params: ({ event }) => event.fields } },
        ],
        'table.sort': {
          target: '.loading',
          actions: [
            { type: 'setSort', params: ({ event }) => event.by },
            {
              type: 'storeSort',
              params: ({ context: { sortBy = '', sortOrder } }) => ({ sortBy, sortOrder }),
            },
          ],
        },
        'table.turn': {
          target: '.loading',
          actions: { type: 'setPageNum', params: ({ event }) => event.pageNum },
        },
        'table.resize': {
          target: '.loading',
          actions: [
            { type: 'setPerPage', params: ({ event }) => event.perPage },
            { type: 'setPageSize', params: ({ event }) => event.perPage },
          ],
        },
        'table.reload': { target: '.loading', actions: 'forgetSeen' },
      },
      states: {
        typing: {
          description: 'A term is being typed, or emptied, which takes fewer keys; what was shown stays.',
          after: { pause: 'loading' },
        },
        loading: {
          description: 'The page is fetched; the one before stays on display.',
          invoke: {
            id: 'fetchPage',
            src: 'fetchPage',
            input: ({ context }) => queryOf(context),
            onDone: answered({
              ok: [
                { guard: 'isBeyondEnd', target: 'loading', reenter: true, actions: 'turnBack' },
                { target: 'shown', actions: 'setPage' },
              ],
              failed: { target: 'failed', actions: ['setFailure', 'reportFailed'] },
            }),
          },
        },
        shown: { description: 'The page is on display.' },
        failed: {
          description:
            'The page could not be fetched, and it is said why. It is tried again when the connection is back.',
          invoke: { id: 'networkReturn', src: 'networkReturn', onDone: 'loading' },
        },
      },
    },
    work: {
      description: 'What is done with many rows at once: one thing at a time.',
      initial: 'idle',
      states: {
        idle: {
          description: 'Rows are selected by hand.',
          on: {
            'table.select': { actions: { type: 'select', params: ({ event }) => event } },
            'table.selectNone': { actions: 'selectNone' },
            'table.unselectShown': { actions: 'unselectShown' },
            'table.unselectHidden': { actions: 'unselectHidden' },
            'table.selectAll': 'selecting',
            'table.export': {
              target: 'collecting',
              actions: { type: 'setFormat', params: ({ event }) => event.format },
            },
            'batch.start': [
              {
                guard: { type: 'isAskedAbout', params: ({ event }) => event.id },
                target: 'asking',
                actions: { type: 'setBatch', params: ({ event }) => event.id },
              },
              {
                guard: { type: 'canStart', params: ({ event }) => event.id },
                target: 'sending',
                actions: { type: 'setBatch', params: ({ event }) => event.id },
              },
            ],
          },
        },
        selecting: {
          description:
            'Every row that matches is read, also those on other pages, so that what is counted is what is sent.',
          invoke: {
            id: 'fetchAll',
            src: 'fetchPage',
            input: ({ context }) => queryOfShown(context),
            onDone: answered({
              ok: { target: 'idle', actions: 'selectMatching' },
              failed: { target: 'idle', actions: 'reportFailed' },
            }),
          },
          on: { 'table.giveUp': 'idle' },
        },
        asking: {
          description:
            'The person is asked whether the batch is to be done: with how many rows, and how many of them are hidden.',
          on: { 'batch.confirm': 'sending', 'batch.cancel': { target: 'idle', actions: 'forgetBatch' } },
        },
        sending: {
          description: 'Some rows of the batch are under way; neither it nor another can be started.',
          on: { 'batch.stop': { actions: 'setStop' } },
          invoke: {
            id: 'sendBatch',
            src: 'sendBatch',
            input: ({ context }) => callOf(context),
            onDone: answered({
              ok: { target: 'answered', actions: 'setAnswer' },
              failed: [
                { guard: 'hasBegun', target: 'answered', actions: 'setBreak' },
                { target: 'idle', actions: ['forgetBatch', 'reportFailed'] },
              ],
            }),
          },
        },
        answered: {
          description:
            'It is known how far the batch has come: the next rows are sent, unless it is stopped or broken.',
          always: [
            { guard: 'hasMore', target: 'sending' },
            { guard: 'isReselecting', target: 'reselecting', actions: 'reload' },
            { target: 'judging', actions: ['selectLeft', 'reload'] },
          ],
        },
        reselecting: {
          description: 'The rows are read anew, and those that were sent and are still there are selected again.',
          invoke: {
            id: 'fetchSame',
            src: 'fetchPage',
            // Also those that the search hides.
            input: ({ context }) => queryOf({ ...context, searchTerm: '' }, true),
            onDone: answered({
              ok: { target: 'judging', actions: 'selectSame' },
              failed: { target: 'judging', actions: ['selectNone', 'reportFailed'] },
            }),
          },
        },
        judging: {
          description: 'A batch gives one summary: a line when all went well, else what was refused and what is left.',
          entry: 'forgetBatch',
          always: [
            { guard: 'hasUndone', target: 'summing' },
            { target: 'idle', actions: 'reportDone' },
          ],
        },
        summing: {
          description: 'The person reads which rows were refused, and why, and how many are left.',
          on: { 'batch.close': 'idle', 'batch.selectUndone': { target: 'idle', actions: 'selectUndone' } },
        },
        collecting: {
          description: 'Every row that matches is read, for a file or the printer.',
          invoke: {
            id: 'fetchExport',
            src: 'fetchPage',
            input: ({ context }) => queryOf(context, true),
            onDone: answered({
              ok: { target: 'handingOut', actions: 'collect' },
              failed: { target: 'idle', actions: 'reportFailed' },
            }),
          },
          on: { 'table.giveUp': 'idle' },
        },
        handingOut: {
          description: 'The file is made, or the printer’s dialog is open.',
          invoke: {
            id: 'exportRows',
            src: 'exportRows',
            input: ({ context: { format, collected } }) => ({ format, rows: collected }),
            onDone: answered({ ok: 'idle', failed: { target: 'idle', actions: 'reportFailed' } }),
          },
          exit: 'forgetCollected',
        },
      },
    },
  },
})

/** How the journal would know it. Rows are fetched again after a reload. */
export const tableFlow = describeFlow({ machine: tableMachine, version: 1, resume: 'afresh' })
