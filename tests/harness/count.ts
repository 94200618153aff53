import { readFileSync } from 'node:fs'
import type { Ending } from './run-command.ts'

export interface Count {
  readonly passed: number
  readonly failed: number
}

interface Report {
  readonly kind: 'vitest' | 'playwright'
  readonly file: string
}

/**
 * Returns the counts of a step: the tests in its report, or one for the step. Never a success when
 * the command failed, left no report or ran no test.
 *
 * @param mayBeEmpty whether running no test is correct: a change may affect none
 */
export function countOf(
  { status, timedOut }: Pick<Ending, 'status' | 'timedOut'>,
  report?: Report,
  mayBeEmpty = false,
): Count {
  const succeeded = status === 0 && !timedOut
  if (!report) return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  const counted = read(report)
  const whole = succeeded && (mayBeEmpty || counted.passed + counted.failed > 0)
  return whole || counted.failed > 0 ? counted : { ...counted, failed: 1 }
}

export const sum = (counts: readonly Count[]): Count =>
  counts.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), { passed: 0, failed: 0 })

function read({ kind, file }: Report): Count {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'))
    if (kind === 'vitest') return { passed: report.numPassedTests, failed: report.numFailedTests }
    // A flaky test counts as failed.
    const { expected, unexpected, flaky } = report.stats
    return { passed: expected, failed: unexpected + flaky }
  } catch {
    return { passed: 0, failed: 0 }
  }
}
