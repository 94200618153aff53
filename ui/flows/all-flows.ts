import '#machines/kit/form/form.company-settings.ts'
import { describedFlows } from '#machines/kit/journal/registry.ts'

// A flow is described when its machine is loaded. Vite imports every one, so a new flow is found
// without a line here.
import.meta.glob('../../machines/**/*.machine.ts', { eager: true })

/** All flows of the application, without ports. */
export const allFlows = describedFlows
