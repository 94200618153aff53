import type { z } from 'zod'
import { payrollRelations } from '../payroll/relations.ts'
import type { Relations } from '../relation.ts'

const all = new Map<z.ZodType, Relations<unknown>>(
  payrollRelations.map(([shape, relations]) => [shape, relations as Relations<unknown>]),
)

type Inner = { readonly def: { readonly innerType: z.ZodType } }

/**
 * Returns the relations that a value breaks, at any depth, with the place of each. A value that
 * does not fit the shape breaks none: Pact tells that.
 */
export function brokenRelations(shape: z.ZodType, value: unknown, path = '$.data'): readonly string[] {
  if (value === null || value === undefined) return []
  const own = Object.entries(all.get(shape) ?? {}).flatMap(([says, holds]) =>
    isKept(holds, value) ? [] : [`${path}: expected that ${says}, came figures of which it does not hold`],
  )
  switch (shape.def.type) {
    case 'object':
      return [
        ...own,
        ...Object.entries((shape as z.ZodObject).shape).flatMap(([name, field]) =>
          brokenRelations(field, (value as Record<string, unknown>)[name], `${path}.${name}`),
        ),
      ]
    case 'array':
      if (!Array.isArray(value)) return []
      return value.flatMap((each, at) =>
        brokenRelations((shape as z.ZodArray<z.ZodType>).element, each, `${path}[${at}]`),
      )
    case 'nullable':
    case 'optional':
    case 'default':
    case 'prefault':
      return brokenRelations((shape as unknown as Inner).def.innerType, value, path)
    case 'union': {
      const fitting = (shape as z.ZodUnion<readonly z.ZodType[]>).options.find(each => each.safeParse(value).success)
      return fitting ? brokenRelations(fitting, value, path) : []
    }
    default:
      return []
  }
}

function isKept(holds: (value: unknown) => boolean, value: unknown): boolean {
  try {
    return holds(value)
  } catch {
    // A field that is missing, or is of another type, is told by its shape.
    return true
  }
}
