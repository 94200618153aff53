import { loadChunk } from '#ui/chunks/load-chunk.ts'
import type { Area } from '#ui/shell/area.ts'

/** The employees of the chosen company. */
export const employees: Area = {
  finds: () => loadChunk(() => import('./employee-finds.ts')),
}
