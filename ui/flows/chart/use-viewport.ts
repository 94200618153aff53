import { type KeyboardEvent, type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Box, Point } from '#machines/kit/chart/chart-layout.ts'
import { centredOn, fitted, panned, revealing, type Size, type Viewport, zoomedAt } from './viewport.ts'

/** Factors of one press of a button or key, and of one pixel of a wheel or a trackpad's pinch. */
const step = 1.25
const perPixel = 1.0015
const perPinchedPixel = 1.01
/** Pixels of one press of an arrow key, and those after which a press is a drag. */
const arrowStep = 60
const slack = 4

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: arrowStep, y: 0 },
  ArrowRight: { x: -arrowStep, y: 0 },
  ArrowUp: { x: 0, y: arrowStep },
  ArrowDown: { x: 0, y: -arrowStep },
}

/**
 * Moves a chart in its window: by wheel, pinch, drag and keys. It shows the whole chart until it is
 * moved, also when the window changes size.
 */
export function useViewport(chart: Size, element: RefObject<HTMLElement | null>) {
  const [moved, setMoved] = useState<Viewport>()
  const [window, setWindow] = useState<Size>({ width: 0, height: 0 })
  const viewport = moved ?? fitted(chart, window)
  const latest = useRef({ viewport, window })
  useEffect(() => {
    latest.current = { viewport, window }
  })
  const change = useCallback((next: (viewport: Viewport, window: Size) => Viewport) => {
    setMoved(before => next(before ?? latest.current.viewport, latest.current.window))
  }, [])

  useEffect(() => {
    const { current } = element
    if (!current) return
    const observer = new ResizeObserver(() => setWindow({ width: current.clientWidth, height: current.clientHeight }))
    const zoom = (event: WheelEvent) => {
      // React listens passively, and the page would scroll.
      event.preventDefault()
      const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1)
      const factor = (event.ctrlKey ? perPinchedPixel : perPixel) ** -pixels
      change(viewport => zoomedAt(viewport, placeIn(current, event), factor))
    }
    observer.observe(current)
    current.addEventListener('wheel', zoom, { passive: false })
    return () => {
      observer.disconnect()
      current.removeEventListener('wheel', zoom)
    }
  }, [element, change])

  const zoom = (factor: number) =>
    change((viewport, { width, height }) => zoomedAt(viewport, { x: width / 2, y: height / 2 }, factor))
  const moves = {
    zoomIn: () => zoom(step),
    zoomOut: () => zoom(1 / step),
    fit: () => setMoved(undefined),
    centre: useCallback((box: Box) => change((viewport, window) => centredOn(viewport, box, window)), [change]),
    reveal: useCallback((box: Box) => change((viewport, window) => revealing(viewport, box, window)), [change]),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const by = arrows[event.key]
    if (by) change(viewport => panned(viewport, by))
    else if (event.key === '+') moves.zoomIn()
    else if (event.key === '-') moves.zoomOut()
    else if (event.key === '0') moves.fit()
    else return
    // The screen around may have arrow keys of its own.
    event.preventDefault()
    event.stopPropagation()
  }
  return { viewport, window, ...moves, handlers: { onKeyDown, ...useDrag(change) } }
}

type Change = (next: (viewport: Viewport) => Viewport) => void

/** Pans with one pointer and zooms with two. A press that does not move stays a click. */
function useDrag(change: Change) {
  const pointers = useRef(new Map<number, Point>())
  const isDragging = useRef(false)
  const start = useRef<Point>({ x: 0, y: 0 })
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      if (pointers.current.size === 0) isDragging.current = false
      start.current = placeIn(event.currentTarget, event)
      pointers.current.set(event.pointerId, start.current)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = pointers.current.get(event.pointerId)
      if (!before) return
      const now = placeIn(event.currentTarget, event)
      if (!isDragging.current && distance(start.current, now) < slack && pointers.current.size === 1) return
      if (!isDragging.current) event.currentTarget.setPointerCapture(event.pointerId)
      isDragging.current = true
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
      pointers.current.set(event.pointerId, now)
      if (!other) change(viewport => panned(viewport, { x: now.x - before.x, y: now.y - before.y }))
      else {
        const factor = distance(other, now) / (distance(other, before) || 1)
        change(viewport => zoomedAt(viewport, { x: (other.x + now.x) / 2, y: (other.y + now.y) / 2 }, factor))
      }
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => void pointers.current.delete(event.pointerId),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => void pointers.current.delete(event.pointerId),
    /** A drag ends with a click, which selects nothing. */
    onClickCapture: (event: { stopPropagation(): void }) => {
      if (isDragging.current) event.stopPropagation()
      isDragging.current = false
    },
  }
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

function placeIn(
  element: Element,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): Point {
  const { left, top } = element.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}
