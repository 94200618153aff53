import { viewFiltersMachine } from '#machines/view-filters/view-filters/view-filters.machine.ts'
import type { LazyFlow } from '../lazy-flow.ts'
import { storage } from '../storage.ts'

/** Provides the shared view filters, whose preferences are kept on the device. */
export const viewFilters: LazyFlow<'viewFilters'> = {
  id: 'viewFilters',
  ask: () => {
    const hidden = storage.hiddenInViews.read()
    return {
      // The day where the user is, as YYYY-MM-DD.
      today: new Date().toLocaleDateString('sv-SE'),
      preferences: {
        showsAutoCalculated: !hidden.includes('autoCalculated'),
        showsTransferred: !hidden.includes('transferred'),
      },
    }
  },
  join: () =>
    viewFiltersMachine.provide({
      actions: {
        storePreferences: (_, { showsAutoCalculated, showsTransferred }) =>
          storage.hiddenInViews.write([
            ...(showsAutoCalculated ? [] : ['autoCalculated']),
            ...(showsTransferred ? [] : ['transferred']),
          ]),
      },
    }),
}
