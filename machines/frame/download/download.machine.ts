import { assign, setup } from 'xstate'
import { describeFlow } from '../../kit/journal/registry.ts'
import { answered } from '../../kit/shared/answered.ts'
import { type ApiFailure, isSessionOver } from '../../kit/shared/result.ts'
import { reportFailure } from '../../kit/shared/tell.ts'
import { downloadPorts } from './download.ports.ts'
import type { DownloadContext, DownloadEvent, DownloadPath } from './download.types.ts'

/**
 * Files and prints, which lie outside /api, and the dialog that says that one failed (first
 * document §2, §7, §8).
 */
export const downloadMachine = setup({
  types: { context: {} as DownloadContext, events: {} as DownloadEvent },
  actors: downloadPorts,
  actions: {
    keep: assign(({ context }, path: DownloadPath) => ({ paths: [...context.paths, path] })),
    setFailure: assign((_, failure: ApiFailure) => ({ failure })),
    forgetFirst: assign(({ context }) => ({ paths: context.paths.slice(1), failure: null })),
    reportFailure: reportFailure(),
  },
  guards: {
    hasMore: ({ context }) => context.paths.length > 1,
    isNew: ({ context }, path: DownloadPath) => !context.paths.includes(path),
    /**
     * What a dialog about the file would not help: nobody is signed in, or there is no connection
     * at all.
     */
    concernsAll: (_, failure: ApiFailure) =>
      failure.tag === 'offline' || failure.tag === 'aborted' || isSessionOver(failure),
  },
}).createMachine({
  id: 'download',
  context: { paths: [], failure: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is fetched.',
      on: {
        'download.start': { target: 'fetching', actions: { type: 'keep', params: ({ event }) => event.path } },
      },
    },
    fetching: {
      description: 'The first is fetched. Another one waits; the same one again changes nothing.',
      invoke: {
        id: 'fetchFile',
        src: 'fetchFile',
        input: ({ context }) => ({ path: firstOf(context) }),
        onDone: answered({
          ok: 'next',
          failed: [
            { guard: 'concernsAll', target: 'next', actions: 'reportFailure' },
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
    failed: {
      description: 'The dialog says that it failed, and why.',
      on: { 'download.close': 'next' },
    },
    next: {
      description: 'The first is done with.',
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
 * How the journal knows it. A file under way is asked for anew: handing it out twice after a reload
 * would surprise.
 */
export const downloadFlow = describeFlow({ machine: downloadMachine, version: 1, resume: 'afresh' })
