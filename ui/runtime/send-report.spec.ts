import { expect, it, vi } from 'vitest'
import { errors } from '#contracts/errors.ts'
import type { FrontendError } from '#contracts/portal/shapes.ts'
import { failure, ok, type Result } from '#machines/kit/shared/result.ts'
import { sendReport } from './send-report.ts'

const report: FrontendError = { message: 'm', stack: 's', url: '/', context: 'c', entries: [] }
const { entries: _, ...without } = report
const tooLarge = failure({ tag: 'backend' as const, ...errors.bodyTooLarge })
const unavailable = failure({ tag: 'backend' as const, ...errors.unavailable })

it.each([
  ['whole', [ok(null)], [report], ok(null)],
  ['without its entries where it is too large', [tooLarge, ok(null)], [report, without], ok(null)],
  ['once where it is refused for another reason', [unavailable], [report], unavailable],
])('a report is sent %s', async (_, answers, posted, result) => {
  const left: Result<unknown>[] = [...answers]
  const post = vi.fn(async (_report: FrontendError) => left.shift() ?? ok(null))
  expect(await sendReport(post)(report)).toEqual(result)
  expect(post.mock.calls.map(([each]) => each)).toEqual(posted)
})
