import type { ComponentType } from 'react'
import type { RegisterName } from '#contracts/registers/names.ts'
import { lazyChunk } from '#ui/chunks/lazy-chunk.tsx'
import type { Drawings } from '#ui/forms/form-context.tsx'

/** The drawings of the fields of kind `drawn`, by register. Each is loaded with its form. */
export const drawings: Partial<Readonly<Record<RegisterName, Drawings>>> = {
  daySchedules: { Raster: lazyChunk(() => import('./schedules/day-drawing.tsx'), { failure: 'inside' }) },
  workSchedules: {
    Veckor: lazyChunk(() => import('./schedules/week-grid.tsx'), { failure: 'inside' }),
    Avvikelser: lazyChunk(() => import('./schedules/deviations.tsx'), { failure: 'inside' }),
  },
}

/** What stands below the fields of a card, by register and card. */
export const cardExtras: Partial<Readonly<Record<RegisterName, Readonly<Record<string, ComponentType>>>>> = {
  workSchedules: { workYear: lazyChunk(() => import('./schedules/year-preview.tsx'), { failure: 'inside' }) },
}

/** The screens that take the place of a register's list, and the tools above one. */
export const lists: Partial<Readonly<Record<RegisterName, ComponentType<{ readonly mayWrite: boolean }>>>> = {
  holidays: lazyChunk(() => import('./schedules/holidays.tsx'), { failure: 'screen' }),
}
export const listTools: Partial<Readonly<Record<RegisterName, ComponentType>>> = {
  importDefinitions: lazyChunk(() => import('./imports/import-link.tsx'), { failure: 'inside' }),
  salaryPeriods: lazyChunk(() => import('./schedules/period-maker.tsx'), { failure: 'inside' }),
}
