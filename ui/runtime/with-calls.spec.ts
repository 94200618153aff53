import { createTRPCClient, type Operation, TRPCClientError } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { describe, expect, it } from 'vitest'
import { type AnyActorLogic, createActor, setup, toPromise } from 'xstate'
import { networkReturn } from '#machines/kit/shared/network-return.ts'
import { eachTime, ofCall, ofCalls, reading, writing } from '#machines/kit/shared/of-call.ts'
import { isUnprovided, port } from '#machines/kit/shared/port.ts'
import { isOk, ok } from '#machines/kit/shared/result.ts'
import type { AppRouter } from '#server/adapter/router.ts'
import type { Api } from './api.ts'
import { withCalls } from './with-calls.ts'

/** A client that notes what is asked for, and answers the data of each call or refuses it. */
function clientOf(data: Readonly<Record<string, unknown>>) {
  const asked: Pick<Operation, 'path' | 'type' | 'input' | 'signal'>[] = []
  const api = createTRPCClient<AppRouter>({
    links: [
      () =>
        ({ op }) =>
          observable(observer => {
            asked.push(op)
            if (!(op.path in data)) return observer.error(TRPCClientError.from(new Error('refused')))
            observer.next({ result: { type: 'data', data: { data: data[op.path] } } })
            observer.complete()
          }),
    ],
  }) as Api
  return { api, asked }
}

const machineOf = (asks: AnyActorLogic, input: unknown) =>
  setup({ actors: { asks, networkReturn } }).createMachine({
    id: 'spec',
    initial: 'asking',
    states: { asking: { invoke: { id: 'asks', src: 'asks', input, onDone: 'done' } }, done: { type: 'final' } },
    output: ({ event }) => (event as { output?: { output?: unknown } }).output,
  })

/** Runs a port once, and returns its answer. */
async function answerOf(logic: AnyActorLogic, input: unknown, api: Api): Promise<unknown> {
  const provided = withCalls(machineOf(logic, input), api).implementations.actors.asks
  return toPromise(createActor(provided as AnyActorLogic, { input }).start())
}

describe('a port that is declared by its call', () => {
  const period = ofCall('spec.period', (params: { readonly Period: string }) =>
    reading('payments', 'period', { params }, ({ Period }) => Period),
  )
  const remove = (idempotencyKey: string) =>
    ofCall('spec.remove', (Id: string) =>
      writing('absences', 'remove', { params: { AnstNr: '1', Id }, idempotencyKey }),
    )

  it('asks for it by its name and request, and answers what is made of its data', async () => {
    const { api, asked } = clientOf({ 'payments.period': { Period: '202611' } })
    expect(await answerOf(period, { Period: '202611' }, api)).toEqual(ok('202611'))
    expect(asked).toMatchObject([{ path: 'payments.period', type: 'query', input: { params: { Period: '202611' } } }])
  })

  it('writes with the key of the intent, or with a new one each time', async () => {
    const { api, asked } = clientOf({ 'absences.remove': null })
    await answerOf(remove('one key'), 'a', api)
    await answerOf(remove(eachTime), 'a', api)
    await answerOf(remove(eachTime), 'a', api)
    const keys = asked.map(({ type, input }) => [type, (input as { idempotencyKey: string }).idempotencyKey])
    expect(keys[0]).toEqual(['mutation', 'one key'])
    expect(new Set(keys.map(([, key]) => key)).size).toBe(3)
    expect(keys.flat()).not.toContain(eachTime)
  })

  it('answers a refusal as a failure', async () => {
    const { api } = clientOf({})
    expect(await answerOf(period, { Period: '202611' }, api)).toMatchObject({ tag: 'failure' })
  })

  it('makes no further call once one has failed', async () => {
    const { api, asked } = clientOf({ 'payments.period': { Period: '202611' } })
    const both = ofCalls<string, string>('spec.both', async (Period, ask) => {
      const list = await ask(reading('vouchers', 'list', { params: { Period } }))
      if (!isOk(list)) return list
      return ask(reading('payments', 'period', { params: { Period } }, () => 'all'))
    })
    expect(await answerOf(both, '202611', api)).toMatchObject({ tag: 'failure' })
    expect(asked.map(({ path }) => path)).toEqual(['vouchers.list'])
  })

  it('is provided with the return of the connection, and no other port is', () => {
    const { api } = clientOf({})
    const { asks, networkReturn: back } = withCalls(machineOf(period, {}), api).implementations.actors
    expect([isUnprovided(asks), isUnprovided(back)]).toEqual([false, false])
    const { asks: other } = withCalls(machineOf(port('spec.other'), {}), api).implementations.actors
    expect(isUnprovided(other)).toBe(true)
  })
})
