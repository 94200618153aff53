import type { AlarmClock } from '#machines/kit/shared/alarm.ts'

/** The DOM events that count as activity (first document §9). */
const idleEvents = ['mousemove', 'keydown', 'mousedown', 'touchstart'] as const

const longestSilence = 60_000

export interface ActivityWatch {
  /** The window. */
  readonly page: EventTarget
  readonly clock: AlarmClock
  /** The idle timeout in minutes, which limits how often activity is reported; 0 for none. */
  readonly minutes: number
  /** Receives the time of the latest activity. */
  readonly tell: (at: number) => void
}

/**
 * Reports the activity in this tab. After a minute of silence it reports at once; otherwise it
 * reports the latest activity when the minute is over. For a timeout below ten minutes, the
 * interval is a tenth of the timeout. Activity that is not yet reported is reported when the page
 * is left.
 *
 * @returns a function that stops it
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

/** Browsers fire a mouse move when the page scrolls under a still mouse. That is not activity. */
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
