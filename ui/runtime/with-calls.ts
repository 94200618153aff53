import { getUntypedClient } from '@trpc/client'
import type { AnyStateMachine, PromiseActorLogic } from 'xstate'
import { networkReturn } from '#machines/kit/shared/network-return.ts'
import { callsOf, type DeclaredCall, eachTime, type MakeCall } from '#machines/kit/shared/of-call.ts'
import { answer } from '#machines/kit/shared/port.ts'
import { mapResult, type Result } from '#machines/kit/shared/result.ts'
import { type Api, asResult } from './api.ts'
import { newKey } from './new-key.ts'
import { liveNetworkReturn } from './ports/root-ports.ts'

type Port = PromiseActorLogic<Result<unknown>, unknown>

/** Returns the request, with a new key where the write needs no intent. */
const keyed = (request: object) =>
  'idempotencyKey' in request && request.idempotencyKey === eachTime
    ? { ...request, idempotencyKey: newKey() }
    : request

/** Makes a call of the adapter. */
async function make<Value>(api: Api, { name, effect, request, value }: DeclaredCall<Value>, signal: AbortSignal) {
  const client = getUntypedClient(api)
  const answered =
    effect === 'reads' ? client.query(name, request, { signal }) : client.mutation(name, keyed(request), { signal })
  return mapResult(await asResult(answered as Promise<{ readonly data: never }>), ({ data }) => value(data))
}

/** Provides a port of a machine: one that a call declares, or the return of the connection. */
function provided(logic: Port, api: Api) {
  const calls = callsOf(logic)
  if (!calls) return (logic as unknown) === networkReturn ? liveNetworkReturn : undefined
  return answer(logic, ({ input, signal }) => {
    const call: MakeCall = declared => make(api, declared, signal)
    return calls(input, call)
  })
}

/**
 * Provides a machine with the ports that are declared by their calls, and with the return of the
 * connection. A machine with other ports is provided with them besides.
 */
export function withCalls<Machine extends AnyStateMachine>(machine: Machine, api: Api): Machine {
  const ports = Object.entries(machine.implementations.actors as Readonly<Record<string, Port>>)
  const actors = Object.fromEntries(
    ports.flatMap(([src, logic]) => {
      const live = provided(logic, api)
      return live ? [[src, live]] : []
    }),
  )
  return machine.provide({ actors: actors as never }) as Machine
}
