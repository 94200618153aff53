import type { FrontendError } from '#contracts/portal/shapes.ts'
import { maskNumbers, withoutQuery } from '#contracts/rules/mask-numbers.ts'
import type { AlarmClock } from '#machines/kit/shared/alarm.ts'
import type { Result } from '#machines/kit/shared/result.ts'

/**
 * The most defects that are reported in a minute, so that a failing page does not flood the log.
 */
const maxAMinute = 10
const minute = 60_000
/** Milliseconds between retries of a report without an answer, and the number of retries. */
const tryAgainAfter = 5_000
const tries = 5

const masked = (text: string, most: number) => maskNumbers(text).slice(0, most)

/** Describes an error for the log, without queries and without personal numbers. */
export function describeDefect(error: unknown, context: string, url: string): FrontendError {
  const { name, message, stack } =
    error instanceof Error ? error : { name: typeof error, message: String(error), stack: '' }
  return {
    message: masked(`${name}: ${message}`, 2_000),
    // Keeps the frames only: a stack begins with the message, which may be of any length.
    stack: masked(
      (stack ?? '')
        .split('\n')
        .filter(line => /^\s*at |@/.test(line))
        .join('\n'),
      10_000,
    ),
    url: withoutQuery(url).slice(0, 2_000),
    context: masked(context, 4_000),
  }
}

/** What a report tells of the page besides the defect. */
type Circumstances = Pick<FrontendError, 'entries' | 'buildId' | 'browser' | 'failures'>

export interface ErrorLogOptions {
  /** `POST /frontendlogger`. A retry after a lost answer may log the defect twice. */
  readonly send: (defect: FrontendError) => Promise<Result<unknown>>
  readonly clock: AlarmClock
  /** Returns the page's address. */
  readonly where: () => string
  /** Returns the last events of the page's flows, and what else a report tells of the page. */
  readonly circumstances: () => Promise<Circumstances>
}

/**
 * Creates a log that reports browser errors to the backend, each once, at a limited rate and with
 * the last events of the page's flows (first document §7, §8).
 */
export function createErrorLog({
  send,
  clock,
  where,
  circumstances,
}: ErrorLogOptions): (error: unknown, context: string) => void {
  const told = new Set<string>()
  let recent: number[] = []

  const deliver = async (defect: FrontendError, left: number): Promise<void> => {
    const sent = await send(defect)
    const isLost = sent.tag === 'failure' && ['offline', 'network', 'timeout'].includes(sent.failure.tag)
    if (isLost && left > 1) clock.setTimeout(() => void deliver(defect, left - 1), tryAgainAfter)
  }

  // A journal that cannot be read takes no defect from the log.
  const known = async (): Promise<Circumstances> => {
    try {
      return await circumstances()
    } catch {
      return {}
    }
  }

  return (error, context) => {
    const defect = describeDefect(error, context, where())
    // What came before a defect is no part of what tells two defects apart.
    const text = JSON.stringify(defect)
    recent = recent.filter(time => clock.now() - time < minute)
    if (told.has(text) || recent.length >= maxAMinute) return
    told.add(text)
    recent.push(clock.now())
    void known().then(told => deliver({ ...defect, ...told }, tries))
  }
}

let note: (error: unknown, context: string) => void = () => {}

/** Sets the log that receives defects from now on. */
export const noteDefectsIn = (log: typeof note): void => {
  note = log
}

/** Reports a defect of the application from anywhere in the runtime. */
export const noteDefect = (error: unknown, context: string): void => note(error, context)
