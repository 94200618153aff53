import { assign, type DoneActorEvent, setup } from 'xstate'
import { networkReturn } from '../../frame/connectivity/connectivity.ports.ts'
import { describeFlow } from '../journal/registry.ts'
import { answered } from '../shared/answered.ts'
import { port } from '../shared/port.ts'
import { type ApiFailure, type Result, valueIn } from '../shared/result.ts'
import { reportFailure } from '../shared/tell.ts'
import type { ReferenceListContext, ReferenceListEvent } from './reference-list.types.ts'

/** Where a list of this name is fetched. */
export const referenceListPort = <Value>(name: string) => port<void, Result<Value>>(name)

/**
 * Something of the company that is fetched once and kept a while (first document §4, Cached
 * reference lists): fetched when never fetched, forced, or older than 15 minutes. It lives and is
 * forgotten with its company and year.
 *
 * @param name of its port, for the one who forgets to provide it
 */
export const referenceList = <Value>(name: string) =>
  setup({
    types: { context: {} as ReferenceListContext<Value>, events: {} as ReferenceListEvent },
    actors: { fetchList: referenceListPort<Value>(name), networkReturn },
    actions: {
      reportFailure: reportFailure(),
      // From the event, for a named action's parameters cannot be of a type that the caller
      // chooses.
      setValue: assign(({ event }) => ({
        value: valueIn((event as unknown as DoneActorEvent<Result<Value>>).output),
        failure: null,
      })),
      setFailure: assign((_, failure: ApiFailure) => ({ failure })),
    },
    delays: { lifetime: 15 * 60_000 },
  }).createMachine({
    id: 'referenceList',
    context: { value: null, failure: null },
    initial: 'unfetched',
    on: { 'list.reload': '.fetching' },
    states: {
      unfetched: { description: 'Nobody has asked for it.', on: { 'list.show': 'fetching' } },
      fetching: {
        description: 'It is fetched; what was there before stays on display.',
        invoke: {
          id: 'fetchList',
          src: 'fetchList',
          onDone: answered({
            ok: { target: 'fresh', actions: 'setValue' },
            failed: { target: 'failed', actions: ['setFailure', 'reportFailure'] },
          }),
        },
      },
      fresh: { description: 'It is fetched and young enough.', after: { lifetime: 'stale' } },
      stale: { description: 'It is older than its lifetime.', on: { 'list.show': 'fetching' } },
      failed: {
        description: 'It could not be fetched. It is tried again when asked for, or when the connection is back.',
        invoke: { id: 'networkReturn', src: 'networkReturn', onDone: 'fetching' },
        on: { 'list.show': 'fetching' },
      },
    },
  })

/** The machine of a list of values. */
export type ReferenceList<Value> = ReturnType<typeof referenceList<Value>>

/** How the journal knows every list. A list is fetched again after a reload. */
export const referenceListFlow = describeFlow({
  machine: referenceList<unknown>('referenceList'),
  version: 1,
  resume: 'afresh',
})
