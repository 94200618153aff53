import type { FrontendError } from '#contracts/portal/shapes.ts'
import { maskNumbers, withoutQuery } from '#contracts/rules/mask-numbers.ts'
import type { AlarmClock } from '#machines/kit/shared/alarm.ts'
import type { Result } from '#machines/kit/shared/result.ts'

/** A page that goes wrong over and over says so this often, and no more. */
const mostAMinute = 10
const minute = 60_000
/** Milliseconds until what got no answer is sent again, and how often. */
const tryAgainAfter = 5_000
const tries = 5

const masked = (text: string, most: number) => maskNumbers(text).slice(0, most)

/** What the log is told: never a query, nor what looks like a personal number. */
export function describeDefect(error: unknown, context: string, url: string): FrontendError {
  const { name, message, stack } =
    error instanceof Error ? error : { name: typeof error, message: String(error), stack: '' }
  return {
    message: masked(`${name}: ${message}`, 2_000),
    // The frames alone: a stack begins with the message, whose length nobody knows.
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

export interface ErrorLogOptions {
  /** `POST /frontendlogger`. An answer that was lost may have it logged twice. */
  readonly send: (defect: FrontendError) => Promise<Result<unknown>>
  readonly clock: AlarmClock
  /** The page's address. */
  readonly where: () => string
}

/**
 * Tells the backend of what went wrong in the browser: each thing once, and not too much (first
 * document §7, §8).
 */
export function createErrorLog({ send, clock, where }: ErrorLogOptions): (error: unknown, context: string) => void {
  const told = new Set<string>()
  let recent: number[] = []

  const deliver = async (defect: FrontendError, left: number): Promise<void> => {
    const sent = await send(defect)
    const isLost = sent.tag === 'failure' && ['offline', 'network', 'timeout'].includes(sent.failure.tag)
    if (isLost && left > 1) clock.setTimeout(() => void deliver(defect, left - 1), tryAgainAfter)
  }

  return (error, context) => {
    const defect = describeDefect(error, context, where())
    const text = JSON.stringify(defect)
    recent = recent.filter(time => clock.now() - time < minute)
    if (told.has(text) || recent.length >= mostAMinute) return
    told.add(text)
    recent.push(clock.now())
    void deliver(defect, tries)
  }
}

let note: (error: unknown, context: string) => void = () => {}

/** Where defects go from now on. */
export const noteDefectsIn = (log: typeof note): void => {
  note = log
}

/** A defect of ours, met anywhere in the runtime. */
export const noteDefect = (error: unknown, context: string): void => note(error, context)
