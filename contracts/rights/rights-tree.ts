import { z } from 'zod'
import { type Branch, type Rights, rightsCatalogue } from './catalogue.ts'

const shapeOf = (branch: Branch): z.ZodType =>
  z.object(
    Object.fromEntries(
      Object.entries(branch).map(([name, node]) => [
        name,
        typeof node === 'string' ? z.boolean().default(false) : shapeOf(node).prefault({}),
      ]),
    ),
  )

/** The tree of a rights group on the wire; a flag that is not there is off. */
export const RightsTree = shapeOf(rightsCatalogue) as z.ZodType<Rights>
