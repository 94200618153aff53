import { lazyChunk } from '#ui/chunks/lazy-chunk.tsx'
import type { OwnScreen } from '../own-screen.ts'

export const workSchedules: OwnScreen = {
  drawings: {
    Veckor: lazyChunk(() => import('../schedules/week-grid.tsx'), { failure: 'inside' }),
    Avvikelser: lazyChunk(() => import('../schedules/deviations.tsx'), { failure: 'inside' }),
  },
  extras: { workYear: lazyChunk(() => import('../schedules/year-preview.tsx'), { failure: 'inside' }) },
}
