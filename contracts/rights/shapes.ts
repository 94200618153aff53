import { z } from 'zod'
import { RightsTree } from './rights-tree.ts'

/** A rights group that a licence has created (third document §3). */
export const RightsGroup = z.object({ Id: z.string(), BenText: z.string(), Rights: RightsTree })
export type RightsGroup = z.infer<typeof RightsGroup>
