import type { z } from 'zod'
import { type Call, type CallAnswer, type CallInput, inputShape } from '#contracts/call.ts'
import type { ProcedureContext } from './adapter.ts'
import { callBackend } from './call-backend.ts'
import { isFailure } from './failures.ts'
import { procedure, trpcError } from './trpc.ts'

/** A call that needs nothing may be called with nothing. */
export type ProcedureInput<C extends Call> =
  Record<never, never> extends CallInput<C>
    ? // biome-ignore lint/suspicious/noConfusingVoidType: an argument that may be left out is what void says
      CallInput<C> | void
    : CallInput<C>

const shapeFor = <C extends Call>(call: C) =>
  inputShape(call).prefault({}) as z.ZodType<CallInput<C>, ProcedureInput<C>>

interface Resolved<C extends Call> {
  readonly ctx: ProcedureContext
  readonly input: CallInput<C>
  readonly signal: AbortSignal | undefined
}

const resolve =
  <C extends Call>(call: C) =>
  async ({ ctx, input, signal }: Resolved<C>): Promise<CallAnswer<C>> => {
    try {
      return await ctx.run(callBackend(call, input, ctx.call), signal)
    } catch (error) {
      throw isFailure(error) ? trpcError(error) : error
    }
  }

function demand(call: Call, effect: Call['effect']): void {
  if (call.effect !== effect) throw new Error(`${call.method} ${call.path} ${call.effect}: it is the other procedure`)
}

/**
 * The procedure of a call that reads.
 *
 * @throws Error when the call writes
 */
export const query = <C extends Call>(call: C) => {
  demand(call, 'reads')
  return procedure.input(shapeFor(call)).query(opts => resolve(call)(opts as Resolved<C>))
}

/**
 * The procedure of a call that writes.
 *
 * @throws Error when the call only reads
 */
export const mutation = <C extends Call>(call: C) => {
  demand(call, 'writes')
  return procedure.input(shapeFor(call)).mutation(opts => resolve(call)(opts as Resolved<C>))
}
