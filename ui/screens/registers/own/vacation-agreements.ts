import { lazyChunk } from '#ui/chunks/lazy-chunk.tsx'
import type { OwnScreen } from '../own-screen.ts'

export const vacationAgreements: OwnScreen = {
  Aside: lazyChunk(() => import('../asides/vacation-year.tsx'), { failure: 'inside' }),
}
