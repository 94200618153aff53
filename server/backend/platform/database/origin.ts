import { AsyncLocalStorage } from 'node:async_hooks'
import type { Via } from '../../tables/events.ts'

/** The origin of a change, which the database writes beside every event. */
export interface Origin {
  readonly address: string | null
  /** The browser's family: Firefox, Chrome … */
  readonly browser: string | null
  via: Via | null
}

const current = new AsyncLocalStorage<Origin>()

/** Runs work whose events come from an origin, in all its transactions. */
export const runFrom = <Result>(origin: Origin, work: () => Result): Result => current.run(origin, work)

/** Notes how the running work has been let in, once that is known. */
export function letInBy(via: Via): void {
  const origin = current.getStore()
  if (origin) origin.via = via
}

/** Returns the running work's origin as JSON, for the setting of a transaction. */
export const originSetting = (): string => {
  const origin = current.getStore()
  return origin ? JSON.stringify(origin) : ''
}

/** Binds work that runs later, such as after the answer, to the running work's origin. */
export const keepOrigin = <Work extends () => void>(work: Work): Work => AsyncLocalStorage.bind(work) as Work

const families: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

/**
 * Returns a browser's family by its User-Agent, or null for a program. The version and the device
 * are not kept: they would tell people apart without telling who they are.
 */
export const browserFamily = (userAgent: string | undefined): string | null =>
  families.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? null
