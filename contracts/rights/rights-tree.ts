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

/** The shape of a rights group's tree as sent. A missing flag is off. */
export const RightsTree = shapeOf(rightsCatalogue) as z.ZodType<Rights>
