import type { AlarmClock } from '#machines/kit/shared/alarm.ts'

/** What counts as activity (first document §9). */
const idleEvents = ['mousemove', 'keydown', 'mousedown', 'touchstart'] as const

const longestSilence = 60_000

export interface ActivityWatch {
  /** The window. */
  readonly page: EventTarget
  readonly clock: AlarmClock
  /** The idle time-out, which decides how seldom it may be told; 0 for none. */
  readonly minutes: number
  /** Hears when something was done. */
  readonly tell: (at: number) => void
}

/**
 * Tells of what is done in this tab: at once after a minute of silence, else of the last one when
 * the minute is over; for a time-out shorter than ten minutes it is a tenth of that. What has not
 * been told when the page is left is told then.
 *
 * @returns ends it
 */
export function watchActivity({ page, clock, minutes, tell }: ActivityWatch): () => void {
  const silence = minutes > 0 ? Math.min(longestSilence, minutes * 6_000) : longestSilence
  let last = Number.NEGATIVE_INFINITY
  let told = last
  let timer: unknown

  const flush = () => {
    clock.clearTimeout(timer)
    timer = undefined
    if (last === told) return
    told = last
    tell(last)
  }
  const isNew = movedMouse()
  const see = (event: Event) => {
    if (!isNew(event)) return
    last = clock.now()
    const left = told + silence - last
    if (left <= 0) flush()
    else timer ??= clock.setTimeout(flush, left)
  }
  const stop = new AbortController()
  const { signal } = stop
  for (const name of idleEvents) page.addEventListener(name, see, { signal, capture: true, passive: true })
  page.addEventListener('pagehide', flush, { signal })
  return () => {
    stop.abort()
    clock.clearTimeout(timer)
  }
}

/**
 * A mouse that lies still is told to have moved when the page moves under it: that is nobody's
 * doing.
 */
function movedMouse(): (event: Event) => boolean {
  let place = ''
  return event => {
    if (event.type !== 'mousemove' || !('screenX' in event && 'screenY' in event)) return true
    const now = `${event.screenX} ${event.screenY}`
    const moved = now !== place
    place = now
    return moved
  }
}
