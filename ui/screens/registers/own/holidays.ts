import { lazyChunk } from '#ui/chunks/lazy-chunk.tsx'
import type { OwnScreen } from '../own-screen.ts'

export const holidays: OwnScreen = {
  List: lazyChunk(() => import('../schedules/holidays.tsx'), { failure: 'screen' }),
}
