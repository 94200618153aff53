import { lazyChunk } from '#ui/chunks/lazy-chunk.tsx'
import type { OwnScreen } from '../own-screen.ts'

export const clients: OwnScreen = {
  extras: { client: lazyChunk(() => import('../asides/client-picture.tsx'), { failure: 'inside' }) },
  picture: 'ProfilePictureId',
}
