import { assign, type DoneActorEvent, type PromiseActorLogic, setup } from 'xstate'
import { describeFlow } from '../journal/registry.ts'
import { answered } from '../shared/answered.ts'
import { networkReturn } from '../shared/network-return.ts'
import { port } from '../shared/port.ts'
import { type ApiFailure, type Result, valueIn } from '../shared/result.ts'
import { reportFailure } from '../shared/tell.ts'
import type { ReferenceListContext, ReferenceListEvent } from './reference-list.types.ts'

/** Returns the port of a list that no call declares. */
export const referenceListPort = <Value>(name: string) => port<undefined, Result<Value>>(name)

/**
 * Returns the machine of a list that is fetched once and cached (first document §4, Cached
 * reference lists). The list is fetched when it has never been fetched, when a reload is forced, or
 * when it is older than 15 minutes. It is discarded when the lifetime of its flow ends.
 *
 * @param fetchList the port that fetches the list
 */
export const referenceList = <Value>(fetchList: PromiseActorLogic<Result<Value>, undefined>) =>
  setup({
    types: { context: {} as ReferenceListContext<Value>, events: {} as ReferenceListEvent },
    actors: { fetchList, networkReturn },
    actions: {
      reportFailure: reportFailure(),
      // Reads the event, because the params of a named action cannot have a type that the caller
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
      unfetched: { description: 'No component has requested the list.', on: { 'list.show': 'fetching' } },
      fetching: {
        on: { 'list.outdated': { target: 'fetching', reenter: true } },
        description: 'Fetches the list. The previous value stays on display.',
        invoke: {
          id: 'fetchList',
          src: 'fetchList',
          onDone: answered({
            ok: { target: 'fresh', actions: 'setValue' },
            failed: { target: 'failed', actions: ['setFailure', 'reportFailure'] },
          }),
        },
      },
      fresh: {
        description: 'The list is younger than its lifetime.',
        after: { lifetime: 'stale' },
        on: { 'list.outdated': 'fetching' },
      },
      stale: {
        description: 'The list is older than its lifetime.',
        on: { 'list.show': 'fetching', 'list.outdated': 'fetching' },
      },
      failed: {
        description: 'The list could not be fetched. It is fetched again on request, or when the connection is back.',
        invoke: { id: 'networkReturn', src: 'networkReturn', onDone: 'fetching' },
        on: { 'list.show': 'fetching', 'list.outdated': 'fetching' },
      },
    },
  })

/** The machine of a list of values. */
export type ReferenceList<Value> = ReturnType<typeof referenceList<Value>>

/**
 * The registration of all reference lists in the journal. A list is fetched again after a reload.
 */
export const referenceListFlow = describeFlow({
  machine: referenceList(referenceListPort<unknown>('referenceList')),
  version: 1,
  resume: 'afresh',
})
