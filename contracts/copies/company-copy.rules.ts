import { dayMs } from '../rules/date.ts'

/** The limits and texts of company copies (first document §2, §9; third document §4). */

/** The most characters of the note that goes with a copy or a restore. */
export const infoTextMost = 100

/** The size in bytes above which a restore takes long, and the dialog says so. */
export const largeCopyBytes = 37_500_000

/** How long a sent copy is kept, in days. */
export const copyDays = 90

/**
 * How long the copy of a removed company is kept, in whole calendar years (bokföringslagen 7:2).
 */
export const removedCopyYears = 7

/** The age in days after which a restored company should be removed. */
export const restoredCompanyDays = 14
/** The advice shown for a restored company older than `restoredCompanyDays`. */
export const restoredCompanyIsOld = 'Dags att ta bort företaget om ärendet är avslutat (> 14 dgr)'

/**
 * True when a restored company or a copy is older than `restoredCompanyDays`.
 *
 * @param time when it was restored or made, in ISO 8601
 * @param now milliseconds since 1970
 */
export const isOldRestore = (time: string, now: number): boolean => now - Date.parse(time) > restoredCompanyDays * dayMs

/** An event in a company's history, as it is written in a copy. */
export interface CopyEvent {
  /** The time as written in the copy: YYYY-MM-DD HH:mm, Swedish time. */
  readonly time: string
  readonly event: string
}

/**
 * Returns the events of a copy's history, from its lines `[time]event`, in the same order. A line
 * of another form becomes an event without a time.
 */
export const historyOf = (history: string): CopyEvent[] =>
  history
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => {
      const [, time = '', event = line] = /^\[([^\]]*)\](.*)$/.exec(line) ?? []
      return { time, event: event.trim() }
    })

/** Returns the text of a copy's history, from its events. */
export const historyText = (events: readonly CopyEvent[]): string =>
  events.map(({ time, event }) => `[${time}]${event.replaceAll(/\s+/g, ' ')}`).join('\n')
