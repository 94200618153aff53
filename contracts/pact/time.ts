import type { ProviderState } from '../outcomes/provider-state.ts'
import { states } from './states.ts'

interface Dated {
  readonly given: readonly ProviderState[]
  readonly request: object
  readonly answer: object
}

/**
 * A day, a moment, a month or a year that is near enough to come, or to pass: `2026-11-25`,
 * `"202611"`, `2026`. What lies before 2020 has passed, and what lies after 2049 does not come.
 */
const nearDate = /(?<![\d-])20[2-4]\d(-[01]\d-[0-3]\d|[01]\d)?(?![\d-])/

/** True when an exchange holds a date that passes. */
export const holdsDate = ({ given, request, answer }: Dated): boolean =>
  nearDate.test(JSON.stringify([given.map(({ params }) => params), request, answer]))

/**
 * Returns an outcome that holds a date with the time as its first state. What it means does not
 * depend on the day of the verification then.
 */
export const inItsTime = <Each extends Dated>(outcome: Each): Each =>
  holdsDate(outcome) ? { ...outcome, given: [states.time(), ...outcome.given] } : outcome
