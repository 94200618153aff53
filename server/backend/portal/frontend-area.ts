import type { frontendCalls } from '#contracts/portal/calls.ts'
import { maskNumbers, withoutQuery } from '#contracts/rules/mask-numbers.ts'
import type { Handlers } from '../platform/http/ask.ts'

/**
 * What the browser tells of itself goes to the log: the event table is the audit history, kept for
 * years, and holds what people do to data, not where they click.
 */
export const frontendArea: Handlers<typeof frontendCalls> = {
  async log({ body, log }) {
    const { message, stack, url, context } = body
    log.warn(
      {
        browser: {
          message: maskNumbers(message),
          stack: maskNumbers(stack),
          url: withoutQuery(url),
          context: maskNumbers(context),
        },
      },
      'Error in the browser',
    )
    return null
  },
  async track({ body, log, caller }) {
    const { id, url, context } = body
    log.info(
      {
        use: { id: maskNumbers(id), url: withoutQuery(url), context: maskNumbers(context) },
        licNr: caller.account.licNr,
      },
      'Used',
    )
    return null
  },
}
