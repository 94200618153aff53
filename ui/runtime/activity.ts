/** What counts as activity (first document §9). */
const idleEvents = ['mousemove', 'keydown', 'mousedown', 'touchstart'] as const

const longestSilence = 60_000

/**
 * Tells of what is done in this tab: of the first at once, then of the last one a minute later, and so on; for a time-out
 * shorter than ten minutes after a tenth of it. What has not been told when the page is left is told then.
 *
 * @returns ends it
 */
export function watchActivity(minutes: number, tell: (at: number) => void): () => void {
  const silence = minutes > 0 ? Math.min(longestSilence, minutes * 6_000) : longestSilence
  let last = 0
  let told = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (last === told) return
    told = last
    tell(last)
    timer = setTimeout(flush, silence)
  }
  const isNew = movedMouse()
  const see = (event: Event) => {
    if (!isNew(event)) return
    last = Date.now()
    if (timer === undefined) flush()
  }
  const stops = new AbortController()
  const { signal } = stops
  for (const name of idleEvents) window.addEventListener(name, see, { signal, capture: true, passive: true })
  window.addEventListener('pagehide', flush, { signal })
  return () => {
    stops.abort()
    clearTimeout(timer)
  }
}

/** A mouse that lies still is told to have moved when the page moves under it: that is nobody's doing. */
function movedMouse(): (event: Event) => boolean {
  let place = ''
  return event => {
    if (event.type !== 'mousemove' || !(event instanceof MouseEvent)) return true
    const now = `${event.screenX} ${event.screenY}`
    const moved = now !== place
    place = now
    return moved
  }
}
