import { dayMs } from '../rules/date.ts'

/** Copies of companies: limits and texts (first document §2, §9, third document §4). */

/** The longest note of who sends or restores a copy. */
export const infoTextMost = 100

/** Above so many bytes a restore takes long, and the dialog says so. */
export const largeCopyBytes = 37_500_000

/** So long is a sent copy kept, days. */
export const copyDays = 90

/** So long is a copy kept whose company was removed, whole calendar years: bokföringslagen 7:2. */
export const removedCopyYears = 7

/** A restored company older than so many days should go. */
export const restoredCompanyDays = 14
export const restoredCompanyIsOld = 'Dags att ta bort företaget om ärendet är avslutat (> 14 dgr)'

/**
 * Whether a restored company, or a copy, is so old that it should be thought of.
 *
 * @param time ISO 8601: when it was restored or made
 * @param now milliseconds since 1970
 */
export const isOldRestore = (time: string, now: number): boolean => now - Date.parse(time) > restoredCompanyDays * dayMs

/** Something that had happened to a company when a copy of it was made. */
export interface CopyEvent {
  /** As it stands in the copy: YYYY-MM-DD HH:mm, Swedish time. */
  readonly time: string
  readonly event: string
}

/**
 * The lines `[time]event` of a copy's history, in their order. A line of another form is all event.
 */
export const historyOf = (history: string): CopyEvent[] =>
  history
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => {
      const [, time = '', event = line] = /^\[([^\]]*)\](.*)$/.exec(line) ?? []
      return { time, event: event.trim() }
    })

/** A history as it is written in a copy. */
export const historyText = (events: readonly CopyEvent[]): string =>
  events.map(({ time, event }) => `[${time}]${event.replaceAll(/\s+/g, ' ')}`).join('\n')
