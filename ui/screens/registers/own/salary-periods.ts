import { lazyChunk } from '#ui/chunks/lazy-chunk.tsx'
import type { OwnScreen } from '../own-screen.ts'

export const salaryPeriods: OwnScreen = {
  Tools: lazyChunk(() => import('../schedules/period-maker.tsx'), { failure: 'inside' }),
}
