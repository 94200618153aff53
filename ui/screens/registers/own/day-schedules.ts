import { lazyChunk } from '#ui/chunks/lazy-chunk.tsx'
import type { OwnScreen } from '../own-screen.ts'

export const daySchedules: OwnScreen = {
  drawings: { Raster: lazyChunk(() => import('../schedules/day-drawing.tsx'), { failure: 'inside' }) },
}
