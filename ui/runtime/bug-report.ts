import { bugReportContext, reportLimits } from '#contracts/portal/bug-report.rules.ts'
import type { FrontendError } from '#contracts/portal/shapes.ts'
import { maskNumbers, withoutQuery } from '#contracts/rules/mask-numbers.ts'
import { printJournal } from '#machines/kit/journal/journal-file.ts'
import type { Result } from '#machines/kit/shared/result.ts'
import type { Circumstances } from './journal/circumstances.ts'

export interface BugReportOptions {
  /** Returns the last events of the page's flows, and what else a report tells of the page. */
  readonly circumstances: () => Promise<Circumstances>
  /** Returns the page's address. */
  readonly where: () => string
  /** `POST /frontendlogger`. */
  readonly send: (report: FrontendError) => Promise<Result<unknown>>
}

/** The bug reports of a person. Each takes the person's own text, which may be empty. */
export interface BugReports {
  /** Returns the text of the report's file: a journal file, which the flow inspector imports. */
  print(text: string): Promise<string>
  /** Sends the report to the log of the backend. */
  send(text: string): Promise<Result<unknown>>
}

/** Returns the bug reports of a page. A downloaded report holds the same as one that is sent. */
export function createBugReports({ where, send, circumstances }: BugReportOptions): BugReports {
  const reportOf = async (text: string) => ({
    message: maskNumbers(text.trim() || 'Felrapport').slice(0, reportLimits.text),
    stack: '',
    url: withoutQuery(where()).slice(0, 2_000),
    context: bugReportContext,
    ...(await circumstances()),
  })
  return {
    async print(text) {
      const { message, url, browser, failures, ...journal } = await reportOf(text)
      return printJournal(journal, { message, url, browser, failures })
    },
    send: async text => send(await reportOf(text)),
  }
}
