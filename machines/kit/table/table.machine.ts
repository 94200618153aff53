import { describeFlow } from '../journal/registry.ts'
import { answered } from '../shared/answered.ts'
import { tableKeeps } from './table.keeps.ts'
import { queryOf } from './table.read.ts'
import { queryOfShown } from './table.selection.ts'
import { callOf, tableSetup } from './table.setup.ts'

/**
 * A list with sorting, paging, search and selection, and batches over many of its rows (third
 * document §2, §4, §5, §7). The ports decide whether the rows are in the browser or behind a call.
 * The answer of a cancelled query is ignored, so that an old answer cannot replace a newer one.
 */
export const tableMachine = tableSetup.createMachine({
  id: 'table',
  context: ({ input }) => ({
    ...input,
    sortBy: input.sortBy,
    sortOrder: input.sortOrder ?? 'asc',
    pageNum: input.pageNum ?? 1,
    searchTerm: input.searchTerm ?? '',
    page: null,
    shownTerm: '',
    shownFields: input.searchFields,
    seen: [],
    failure: null,
    selected: new Map(),
    batch: null,
    chosen: {},
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
        'table.resumed': [
          { guard: 'hasSelection', target: '.recalling', actions: 'forgetSeen' },
          { target: '.loading', actions: 'forgetSeen' },
        ],
        'table.replace': {
          target: '.loading',
          actions: { type: 'forgetPage', params: ({ event }) => event.of },
        },
      },
      states: {
        typing: {
          description:
            'The user is typing or clearing the term. The search waits for a pause, which is shorter for an empty term. The rows stay on display.',
          after: { pause: 'loading' },
        },
        loading: {
          description: 'Fetches the page. The previous page stays on display.',
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
        recalling: {
          description:
            'Fetches the selected rows after a reload, which took them but for what identifies them. Then it fetches the page.',
          invoke: {
            id: 'fetchSelected',
            src: 'fetchPage',
            // Includes the rows that the search hides.
            input: ({ context }) => queryOf({ ...context, searchTerm: '' }, true),
            onDone: answered({
              ok: { target: 'loading', actions: 'recall' },
              failed: { target: 'loading', actions: 'reportFailed' },
            }),
          },
        },
        shown: { description: 'The page is on display.' },
        failed: {
          description:
            'The page could not be fetched, and the list says why. It is fetched again when the connection is back.',
          invoke: { id: 'networkReturn', src: 'networkReturn', onDone: 'loading' },
        },
      },
    },
    work: {
      description: 'Work on many rows, one task at a time: a selection, a batch or an export.',
      initial: 'idle',
      on: { 'table.replace': { target: '.idle', actions: ['selectNone', 'forgetBatch'] } },
      states: {
        idle: {
          description: 'The user selects rows one by one, or starts a task.',
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
            'Fetches every matching row, also of other pages, so that the number of selected rows is the number that is sent.',
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
            'A dialog asks whether to start the batch. It states the number of rows, and how many of them are hidden.',
          on: {
            'batch.confirm': {
              target: 'sending',
              actions: { type: 'setChosen', params: ({ event }) => event.chosen ?? {} },
            },
            'batch.cancel': { target: 'idle', actions: 'forgetBatch' },
          },
        },
        sending: {
          description: 'Sends the next rows of the batch. No batch can be started meanwhile.',
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
            'A call of the batch was answered. The next rows are sent, unless the batch is stopped or broken.',
          always: [
            { guard: 'hasMore', target: 'sending' },
            { guard: 'isReselecting', target: 'reselecting', actions: 'reload' },
            { target: 'judging', actions: ['selectLeft', 'reload'] },
          ],
        },
        reselecting: {
          description: 'Fetches the rows again, and selects the sent rows that still exist.',
          invoke: {
            id: 'fetchSame',
            src: 'fetchPage',
            // Includes the rows that the search hides.
            input: ({ context }) => queryOf({ ...context, searchTerm: '' }, true),
            onDone: answered({
              ok: { target: 'judging', actions: 'selectSame' },
              failed: { target: 'judging', actions: ['selectNone', 'reportFailed'] },
            }),
          },
        },
        judging: {
          description:
            'Sums up the batch: a single message when all rows were accepted, otherwise a summary of the refused and the remaining rows.',
          entry: 'forgetBatch',
          always: [
            { guard: 'hasUndone', target: 'summing' },
            { target: 'idle', actions: 'reportDone' },
          ],
        },
        summing: {
          description: 'The user reads which rows were refused and why, and how many remain.',
          on: { 'batch.close': 'idle', 'batch.selectUndone': { target: 'idle', actions: 'selectUndone' } },
        },
        collecting: {
          description: 'Fetches every matching row, for a file or the printer.',
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
          description: 'Creates the file, or opens the printer’s dialog.',
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

/** The registration of the flow in the journal. */
export const tableFlow = describeFlow({
  machine: tableMachine,
  version: 3,
  keeps: tableKeeps,
  calls: {
    fetchPage: true,
    fetchAll: true,
    fetchSame: true,
    fetchSelected: true,
    fetchExport: true,
    sendBatch: true,
    // The rows themselves: they are fetched again.
    exportRows: false,
  },
})
