import type { TRPCMutationProcedure, TRPCQueryProcedure } from '@trpc/server'
import type { z } from 'zod'
import { type Call, type CallAnswer, type CallInput, inputShape } from '#contracts/call.ts'
import type { ProcedureContext } from './adapter.ts'
import { callBackend } from './call-backend.ts'
import { isFailure } from './failures.ts'
import { procedure, trpcError } from './trpc.ts'

/** The input of a call's procedure. Optional when the call needs no input. */
export type ProcedureInput<C extends Call> =
  Record<never, never> extends CallInput<C>
    ? // biome-ignore lint/suspicious/noConfusingVoidType: void makes the argument optional
      CallInput<C> | void
    : CallInput<C>

interface Types<C extends Call> {
  meta: unknown
  input: ProcedureInput<C>
  output: CallAnswer<C>
}

/** The tRPC procedure of a call: a query when it reads, a mutation when it writes. */
export type ProcedureOf<C extends Call> = C['effect'] extends 'reads'
  ? TRPCQueryProcedure<Types<C>>
  : TRPCMutationProcedure<Types<C>>

interface Resolved<C extends Call> {
  readonly ctx: ProcedureContext
  readonly input: CallInput<C>
  readonly signal: AbortSignal | undefined
}

/**
 * Creates the procedure of a call. It validates the input by the call's shapes and calls the
 * backend.
 */
export function procedureOf<C extends Call>(call: C): ProcedureOf<C> {
  const resolve = async ({ ctx, input, signal }: Resolved<C>): Promise<CallAnswer<C>> => {
    try {
      return await ctx.run(callBackend(call, input, ctx.call), signal)
    } catch (error) {
      throw isFailure(error) ? trpcError(error) : error
    }
  }
  const shaped = procedure.input(inputShape(call).prefault({}) as z.ZodType<CallInput<C>, ProcedureInput<C>>)
  const built =
    call.effect === 'reads'
      ? shaped.query(options => resolve(options as Resolved<C>))
      : shaped.mutation(options => resolve(options as Resolved<C>))
  return built as unknown as ProcedureOf<C>
}
