import type { Box, Point } from '#machines/kit/chart/chart-layout.ts'

/** Where a chart lies in its window: a point of the chart lies at `point * scale + (x, y)`. */
export interface Viewport extends Point {
  readonly scale: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

const smallest = 0.1
const largest = 3
/** Between the chart and the edge of its window, in pixels. */
const margin = 16

const clamped = (scale: number) => Math.min(largest, Math.max(smallest, scale))

/** Returns the viewport that shows the whole chart in the middle, never enlarged. */
export function fitted(chart: Size, window: Size): Viewport {
  const room = { width: window.width - 2 * margin, height: window.height - 2 * margin }
  const scale = clamped(Math.min(1, room.width / chart.width, room.height / chart.height))
  return {
    scale,
    x: Math.round((window.width - chart.width * scale) / 2),
    y: Math.round((window.height - chart.height * scale) / 2),
  }
}

/** Zooms by a factor; the point of the window stays over the same point of the chart. */
export function zoomedAt(viewport: Viewport, at: Point, factor: number): Viewport {
  const scale = clamped(viewport.scale * factor)
  const kept = scale / viewport.scale
  return { scale, x: at.x - (at.x - viewport.x) * kept, y: at.y - (at.y - viewport.y) * kept }
}

export const panned = (viewport: Viewport, by: Point): Viewport => ({
  ...viewport,
  x: viewport.x + by.x,
  y: viewport.y + by.y,
})

/** Moves a box of the chart to the middle of the window, large enough to be read. */
export function centredOn(viewport: Viewport, box: Box, window: Size, readable = 0.8): Viewport {
  const scale = Math.max(viewport.scale, readable)
  return {
    scale,
    x: window.width / 2 - (box.x + box.width / 2) * scale,
    y: window.height / 2 - (box.y + box.height / 2) * scale,
  }
}

/** Returns the same viewport while the box is within the window, otherwise moves to the box. */
export function revealing(viewport: Viewport, box: Box, window: Size): Viewport {
  const left = box.x * viewport.scale + viewport.x
  const top = box.y * viewport.scale + viewport.y
  const right = left + Math.min(box.width * viewport.scale, window.width)
  const bottom = top + Math.min(box.height * viewport.scale, window.height)
  const isWithin = left >= 0 && top >= 0 && right <= window.width && bottom <= window.height
  return isWithin ? viewport : centredOn(viewport, box, window, viewport.scale)
}
