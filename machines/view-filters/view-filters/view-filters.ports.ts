import { effectPort } from '../../kit/shared/port.ts'
import type { ViewPreferences } from './view-filters.types.ts'

/** The flow's effects. */
export const viewFiltersEffects = {
  /** Stores the preferences on the device. */
  storePreferences: effectPort<ViewPreferences>('viewFilters.storePreferences'),
}
