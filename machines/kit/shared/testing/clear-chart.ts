import { expect } from 'vitest'
import type { Box, ChartLayout, Point } from '../../chart/chart-layout.ts'

/**
 * Expects that a reader can tell everything apart: each state within its parent, each text within
 * its box, no box on another, and no line through a state that it does not join.
 */
export function expectClear({ states, arrows: drawn, width, height }: ChartLayout): void {
  const boxes = new Map(states.map(placed => [placed.state.id, placed]))
  const labels = drawn.flatMap(({ label }) =>
    label ? [{ x: label.x, y: label.y, width: label.text.width, height: label.text.height }] : [],
  )
  const leaves = states.filter(({ state: { id } }) => !states.some(({ state: { parent } }) => parent === id))
  for (const {
    state: { id, parent, kind },
    text,
    ...box
  } of states) {
    expect(isWithin(box, boxes.get(parent ?? '') ?? { x: 0, y: 0, width, height }), id).toBe(true)
    if (kind === 'history') continue
    for (const { x, y, width, text: line } of [...text.lines, ...text.rows.flatMap(({ lines }) => lines)])
      expect(isWithin({ x: box.x + x, y: box.y + y - 10, width, height: 14 }, box), `${line} of ${id}`).toBe(true)
  }
  const solid: readonly Box[] = [...leaves, ...labels]
  for (const [place, one] of solid.entries())
    for (const other of solid.slice(place + 1)) expect(areApart(one, other), JSON.stringify([one, other])).toBe(true)
  for (const { points, source, target } of drawn) {
    const touched = [source, target]
    for (const leaf of leaves.filter(({ state: { id } }) => !touched.includes(id)))
      expect(crosses(points, leaf), `${source} > ${target} crosses ${leaf.state.id}`).toBe(false)
  }
}

const isWithin = (inner: Box, outer: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width + 0.2 &&
  inner.y + inner.height <= outer.y + outer.height + 0.2

const areApart = (one: Box, other: Box) =>
  one.x + one.width <= other.x ||
  other.x + other.width <= one.x ||
  one.y + one.height <= other.y ||
  other.y + other.height <= one.y

const crosses = (points: readonly Point[], box: Box) =>
  points.slice(1).some((to, place) => {
    const from = points[place] ?? to
    const line = {
      x: Math.min(from.x, to.x),
      y: Math.min(from.y, to.y),
      width: Math.abs(from.x - to.x),
      height: Math.abs(from.y - to.y),
    }
    return !areApart(line, box)
  })
