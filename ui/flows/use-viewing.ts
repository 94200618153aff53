import { useEffect, useEffectEvent, useState } from 'react'
import type { Story } from './story/story.ts'
import { following, momentOf, pauseBetween, type Speed, type ViewingEvent, view } from './story/viewing.ts'

/** Returns where in a story the inspector looks, and moves there by events, keys and time. */
export function useViewing({ steps }: Story) {
  const [viewing, setViewing] = useState(following)
  const [speed, setSpeed] = useState<Speed>(1)
  const { length } = steps
  const moment = momentOf(viewing, length)
  const send = (event: ViewingEvent) => setViewing(before => view(before, event, length))

  const from = steps[moment]?.entry.at
  const to = steps[moment + 1]?.entry.at
  const goOn = useEffectEvent(() => send({ type: 'step', by: 1 }))
  useEffect(() => {
    if (!viewing.isPlaying || moment < 0 || from === undefined || to === undefined) return
    const timer = setTimeout(goOn, pauseBetween(from, to, speed))
    return () => clearTimeout(timer)
  }, [viewing.isPlaying, moment, from, to, speed])

  const press = useEffectEvent((event: KeyboardEvent) => {
    const asked = viewing.isPlaying ? keyed(event, 'pause') : keyed(event, 'play')
    if (!asked || length === 0) return
    event.preventDefault()
    send(asked)
  })
  useEffect(() => {
    const stop = new AbortController()
    window.addEventListener('keydown', press, { signal: stop.signal })
    return () => stop.abort()
  }, [])
  return { viewing, moment, send, speed, setSpeed }
}

/** Elements that have these keys for something else. */
const taken =
  'input, textarea, select, button, a, [role=listbox], [role=tab], [role=option], [role=dialog] *, svg, svg *'

function keyed(
  { key, target, ctrlKey, metaKey, altKey }: KeyboardEvent,
  onSpace: 'play' | 'pause',
): ViewingEvent | null {
  if (ctrlKey || metaKey || altKey) return null
  const element = target instanceof Element ? target : null
  const writes = element?.matches('input:not([type=range]), textarea, [contenteditable]') ?? false
  if (!writes && key.toLowerCase() === 'j') return { type: 'step', by: -1 }
  if (!writes && key.toLowerCase() === 'k') return { type: 'step', by: 1 }
  if (element?.matches(taken)) return null
  if (key === 'ArrowLeft') return { type: 'step', by: -1 }
  if (key === 'ArrowRight') return { type: 'step', by: 1 }
  if (key === ' ') return { type: onSpace }
  return null
}
