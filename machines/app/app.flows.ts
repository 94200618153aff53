import { registerFlows } from '../journal/registry.ts'

/** Every flow that the journal records. A new flow is added here. */
export const flows = registerFlows([])
