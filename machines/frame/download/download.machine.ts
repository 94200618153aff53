import { assign, setup } from 'xstate'
import { errors } from '#contracts/errors.ts'
import { describeFlow } from '../../kit/journal/registry.ts'
import { answered } from '../../kit/shared/answered.ts'
import { intentAfter, intentFor } from '../../kit/shared/intent.ts'
import { letter } from '../../kit/shared/letter.ts'
import { type ApiFailure, isSessionOver } from '../../kit/shared/result.ts'
import { reportFailure } from '../../kit/shared/tell.ts'
import { downloadPorts } from './download.ports.ts'
import type { DownloadContext, DownloadEvent, DownloadPath } from './download.types.ts'

/**
 * Downloads files and prints, whose paths lie outside /api, and shows a dialog when a download
 * fails (first document §2, §7, §8). A file that takes too long to wait for is made by a job.
 */
export const downloadMachine = setup({
  types: { context: {} as DownloadContext, events: {} as DownloadEvent },
  actors: downloadPorts,
  actions: {
    keep: assign(({ context }, path: DownloadPath) => ({ paths: [...context.paths, path] })),
    setFailure: assign((_, failure: ApiFailure) => ({ failure })),
    forgetFirst: assign(({ context }) => ({ paths: context.paths.slice(1), failure: null })),
    beginOrder: assign(({ context }, key: string) => ({
      intent: intentFor(context.intent, String(context.paths[0]), key),
    })),
    settleIntent: assign(({ context }, failure: ApiFailure) => ({ intent: intentAfter(context.intent, failure) })),
    endIntent: assign({ intent: null }),
    followJob: letter('fileJob', (_, job: string) => ({ type: 'job.follow', job, subject: null })),
    reportFailure: reportFailure(),
  },
  guards: {
    hasMore: ({ context }) => context.paths.length > 1,
    isNew: ({ context }, path: DownloadPath) => !context.paths.includes(path),
    takesLong: (_, { dvCode }: ApiFailure) => dvCode === errors.fileTakesLong.dvCode,
    /**
     * True for a failure that a dialog about the file would not help: nobody is signed in, there is
     * no connection, or the call was cancelled.
     */
    concernsAll: (_, failure: ApiFailure) =>
      failure.tag === 'offline' || failure.tag === 'aborted' || isSessionOver(failure),
  },
}).createMachine({
  id: 'download',
  context: { paths: [], failure: null, intent: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'No file is being fetched.',
      on: {
        'download.start': { target: 'fetching', actions: { type: 'keep', params: ({ event }) => event.path } },
      },
    },
    fetching: {
      description: 'Fetches the first file. Another file waits. A file that is already requested is not added again.',
      invoke: {
        id: 'fetchFile',
        src: 'fetchFile',
        input: ({ context }) => ({ path: firstOf(context) }),
        onDone: answered({
          ok: 'next',
          failed: [
            { guard: 'concernsAll', target: 'next', actions: 'reportFailure' },
            { guard: 'takesLong', target: 'long' },
            { target: 'failed', actions: 'setFailure' },
          ],
        }),
      },
      on: {
        'download.start': {
          guard: { type: 'isNew', params: ({ event }) => event.path },
          actions: { type: 'keep', params: ({ event }) => event.path },
        },
      },
    },
    long: {
      description: 'The file takes too long to wait for. The code of the job’s dialog is being loaded.',
      on: {
        'download.order': { target: 'ordering', actions: { type: 'beginOrder', params: ({ event }) => event.key } },
        'download.start': {
          guard: { type: 'isNew', params: ({ event }) => event.path },
          actions: { type: 'keep', params: ({ event }) => event.path },
        },
      },
    },
    ordering: {
      description: 'Asks for a job that makes the file, once. Its dialog follows it, and fetches what it has made.',
      invoke: {
        id: 'orderFile',
        src: 'orderFile',
        input: ({ context }) => ({ path: firstOf(context), key: context.intent?.key ?? '' }),
        onDone: answered({
          ok: { target: 'next', actions: ['endIntent', 'followJob'] },
          failed: [
            { guard: 'concernsAll', target: 'next', actions: ['settleIntent', 'reportFailure'] },
            { target: 'failed', actions: ['settleIntent', 'setFailure'] },
          ],
        }),
      },
      on: {
        'download.start': {
          guard: { type: 'isNew', params: ({ event }) => event.path },
          actions: { type: 'keep', params: ({ event }) => event.path },
        },
      },
    },
    failed: {
      description: 'A dialog says that the download failed, and why.',
      on: { 'download.close': 'next' },
    },
    next: {
      description: 'The first file is done. The next one is fetched, if any.',
      always: [
        { guard: 'hasMore', target: 'fetching', actions: 'forgetFirst' },
        { target: 'idle', actions: 'forgetFirst' },
      ],
    },
  },
})

const firstOf = ({ paths: [path] }: DownloadContext): DownloadPath => {
  if (path === undefined) throw new Error('There is nothing to fetch')
  return path
}

/**
 * The registration of the flow in the journal. The flow starts afresh after a reload, so the user
 * requests a running download again. Repeating it would surprise the user with a second file.
 */
export const downloadFlow = describeFlow({ machine: downloadMachine, version: 1, resume: 'afresh' })
