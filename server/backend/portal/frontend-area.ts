import type { frontendCalls } from '#contracts/portal/calls.ts'
import { maskNumbers, maskNumbersIn, withoutQuery } from '#contracts/rules/mask-numbers.ts'
import type { Handlers } from '../platform/http/ask.ts'

/**
 * The browser's reports go to the log and not to the event table: that is the audit history, kept
 * for years, of changes to data.
 */
export const frontendArea: Handlers<typeof frontendCalls> = {
  async log({ body, log }) {
    const { message, stack, url, context, ...rest } = body
    log.warn(
      {
        browser: {
          message: maskNumbers(message),
          stack: maskNumbers(stack),
          url: withoutQuery(url),
          context: maskNumbers(context),
          ...Object(maskNumbersIn(rest)),
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
