import { lazyChunk } from '#ui/chunks/lazy-chunk.tsx'
import type { OwnScreen } from '../own-screen.ts'

export const importDefinitions: OwnScreen = {
  Actions: lazyChunk(() => import('../imports/import-link.tsx'), { failure: 'inside' }),
}
