import { lazyChunk } from '#ui/chunks/lazy-chunk.tsx'
import type { OwnScreen } from '../own-screen.ts'

export const payAssignments: OwnScreen = {
  Aside: lazyChunk(() => import('../assignments/assignment-preview.tsx'), { failure: 'inside' }),
  extras: {
    assignmentPersons: lazyChunk(() => import('../assignments/assignment-persons.tsx'), { failure: 'inside' }),
  },
}
