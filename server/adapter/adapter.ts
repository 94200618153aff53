import { Cause, type Effect, Exit, ManagedRuntime } from 'effect'
import { errors } from '#contracts/errors.ts'
import { header, markerValue } from '#contracts/headers.ts'
import { type BrowserRequest, type CallContext, callContext } from './call-context.ts'
import { Aborted, type AnyFailure, BackendFailure } from './failures.ts'
import { createFileClient, type FileClient } from './file-client.ts'
import { type RestClient, restClientLayer } from './rest-client.ts'

/** What a procedure runs in: the calls' context, and the runtime that has the client. */
export interface ProcedureContext {
  readonly call: CallContext
  /**
   * Runs an effect until the browser gives up; then the effect is interrupted, and with it the
   * backend's connection.
   *
   * @throws AnyFailure
   */
  readonly run: <Value>(
    effect: Effect.Effect<Value, AnyFailure, RestClient>,
    signal: AbortSignal | undefined,
  ) => Promise<Value>
}

export interface Adapter {
  /**
   * The context of a browser's request.
   *
   * @throws BackendFailure markerMissing when the request does not carry the marker: another site's
   * page cannot send it
   */
  readonly contextOf: (request: BrowserRequest) => ProcedureContext
  /** Files and prints, which are no calls. */
  readonly files: Pick<FileClient, 'get'>
  readonly close: () => Promise<void>
}

/** The adapter to the backend at a base URL, such as `http://127.0.0.1:3001/api`. */
export function createAdapter(baseUrl: string): Adapter {
  const runtime = ManagedRuntime.make(restClientLayer(baseUrl))
  const files = createFileClient(baseUrl)
  const run: ProcedureContext['run'] = async (effect, signal) => {
    const exit = await runtime.runPromiseExit(effect, signal && { signal })
    if (Exit.isSuccess(exit)) return exit.value
    throw Exit.hasInterrupts(exit) ? new Aborted() : Cause.squash(exit.cause)
  }
  return {
    contextOf: request => {
      if (request.headers[header.marker] !== markerValue) throw new BackendFailure(errors.markerMissing)
      return { call: callContext(request), run }
    },
    files,
    close: async () => {
      await files.close()
      await runtime.dispose()
    },
  }
}
