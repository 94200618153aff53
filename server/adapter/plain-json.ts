import type { z } from 'zod'

/**
 * What a shape may be made of so that a value of it is the same after JSON, and superjson has
 * nothing to add.
 */
const plainTypes: ReadonlySet<string> = new Set([
  ...['string', 'number', 'boolean', 'null', 'enum', 'literal', 'never'],
  ...['object', 'array', 'tuple', 'record', 'union', 'nullable', 'optional', 'default', 'prefault', 'readonly'],
])

const known = new WeakMap<z.core.$ZodType, boolean>()

const isShape = (value: unknown): value is z.core.$ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value

/**
 * The shapes that a part of a shape's definition holds, which may be a shape, a list or a record of
 * them.
 */
const shapesIn = (part: unknown): z.core.$ZodType[] => {
  if (isShape(part)) return [part]
  return typeof part === 'object' && part !== null ? Object.values(part).filter(isShape) : []
}

/**
 * Returns whether every value of a shape is plain JSON: no dates, maps, big integers or transforms.
 * A shape that holds itself is taken for plain while it is looked into.
 */
export function isPlainJson(shape: z.core.$ZodType): boolean {
  const answer = known.get(shape)
  if (answer !== undefined) return answer
  known.set(shape, true)
  const { def } = shape._zod
  const isPlain = plainTypes.has(def.type) && Object.values(def).flatMap(shapesIn).every(isPlainJson)
  known.set(shape, isPlain)
  return isPlain
}

const plainAnswers = new WeakSet<object>()

/** Marks an answer as plain JSON, so that it is not walked through by superjson. */
export function markPlain<Answer extends object>(answer: Answer): Answer {
  plainAnswers.add(answer)
  return answer
}

/** Returns whether a value has been marked by `markPlain`. */
export const isMarkedPlain = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && plainAnswers.has(value)
