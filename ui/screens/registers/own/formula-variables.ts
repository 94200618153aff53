import { lazyChunk } from '#ui/chunks/lazy-chunk.tsx'
import type { OwnScreen } from '../own-screen.ts'

export const formulaVariables: OwnScreen = {
  Aside: lazyChunk(() => import('../asides/formula-value.tsx'), { failure: 'inside' }),
}
