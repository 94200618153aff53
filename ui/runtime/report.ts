import type { Api } from './api.ts'
import { log } from './log.ts'

/** Tells the server's log of an error in the browser (POST /frontendlogger), where somebody is signed in. Nobody awaits it. */
export const reporter = (api: Api) => (error: unknown, context: string) => {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const body = {
    message: `${name}: ${message}`.slice(0, 2_000),
    stack: stack.slice(0, 10_000),
    url: window.location.pathname.slice(0, 2_000),
    context: context.slice(0, 4_000),
  }
  api.frontend.log
    .mutate({ body, idempotencyKey: crypto.randomUUID() })
    .catch((why: unknown) => log.trouble('an error could not be reported', why))
}
