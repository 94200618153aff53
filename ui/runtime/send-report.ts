import { commonErrors } from '#contracts/common-errors.ts'
import type { FrontendError } from '#contracts/portal/shapes.ts'
import type { Result } from '#machines/kit/shared/result.ts'

/**
 * Returns how a report is sent: whole, or without the journal's entries where it is too large. A
 * page without a session may send a few kilobytes.
 */
export const sendReport =
  (post: (body: FrontendError) => Promise<Result<unknown>>) =>
  async (report: FrontendError): Promise<Result<unknown>> => {
    const sent = await post(report)
    const { entries, ...rest } = report
    return entries !== undefined && isTooLarge(sent) ? post(rest) : sent
  }

const isTooLarge = (sent: Result<unknown>): boolean =>
  sent.tag === 'failure' && sent.failure.dvCode === commonErrors.bodyTooLarge.dvCode
