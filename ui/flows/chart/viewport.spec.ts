import { describe, expect, it } from 'vitest'
import { centredOn, fitted, panned, revealing, type Viewport, zoomedAt } from './viewport.ts'

const window = { width: 800, height: 600 }
const onScreen = ({ x, y, scale }: Viewport, point: { x: number; y: number }) => ({
  x: point.x * scale + x,
  y: point.y * scale + y,
})

describe('the viewport of a chart', () => {
  it('shows a large chart whole, with a margin, in the middle', () => {
    const viewport = fitted({ width: 2000, height: 1000 }, window)
    expect(onScreen(viewport, { x: 0, y: 0 }).x).toBeCloseTo(16, 0)
    expect(onScreen(viewport, { x: 2000, y: 1000 }).x).toBeCloseTo(784, 0)
    expect(onScreen(viewport, { x: 1000, y: 500 }).y).toBeCloseTo(300, 0)
  })

  it('does not enlarge a small one', () => {
    expect(fitted({ width: 100, height: 100 }, window)).toEqual({ scale: 1, x: 350, y: 250 })
  })

  it('keeps the point under the pointer while it zooms, also at the limits', () => {
    const before = { x: 30, y: -20, scale: 0.7 }
    const at = { x: 200, y: 120 }
    const point = { x: (at.x - before.x) / before.scale, y: (at.y - before.y) / before.scale }
    for (const factor of [0.5, 1.25, 100, 0.0001]) {
      const { x, y } = onScreen(zoomedAt(before, at, factor), point)
      expect(x).toBeCloseTo(at.x)
      expect(y).toBeCloseTo(at.y)
    }
    expect(zoomedAt(before, at, 100).scale).toBe(3)
    expect(zoomedAt(before, at, 0.0001).scale).toBe(0.1)
  })

  it('moves a box to the middle, readable', () => {
    const box = { x: 1000, y: 900, width: 100, height: 50 }
    const viewport = centredOn({ x: 0, y: 0, scale: 0.2 }, box, window)
    expect(viewport.scale).toBe(0.8)
    expect(onScreen(viewport, { x: 1050, y: 925 })).toEqual({ x: 400, y: 300 })
  })

  it('reveals only what is not within the window', () => {
    const viewport = { x: 0, y: 0, scale: 1 }
    expect(revealing(viewport, { x: 10, y: 10, width: 100, height: 50 }, window)).toBe(viewport)
    const moved = revealing(viewport, { x: 790, y: 10, width: 100, height: 50 }, window)
    expect(onScreen(moved, { x: 840, y: 35 })).toEqual({ x: 400, y: 300 })
    expect(moved.scale).toBe(1)
  })

  it('pans', () => expect(panned({ x: 1, y: 2, scale: 0.5 }, { x: 10, y: -4 })).toEqual({ x: 11, y: -2, scale: 0.5 }))
})
