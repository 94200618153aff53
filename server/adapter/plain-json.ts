import type { z } from 'zod'

/** The types of shapes whose values JSON preserves, so that superjson is not needed. */
const plainTypes: ReadonlySet<string> = new Set([
  'string',
  'number',
  'boolean',
  'null',
  'enum',
  'literal',
  'never',
  'object',
  'array',
  'tuple',
  'record',
  'union',
  'nullable',
  'optional',
  'default',
  'prefault',
  'readonly',
])

const known = new WeakMap<z.core.$ZodType, boolean>()

const isShape = (value: unknown): value is z.core.$ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value

/**
 * Returns the shapes within a part of a shape's definition: a shape, a list or a record of shapes.
 */
const shapesIn = (part: unknown): z.core.$ZodType[] => {
  if (isShape(part)) return [part]
  return typeof part === 'object' && part !== null ? Object.values(part).filter(isShape) : []
}

/**
 * True when every value of a shape is plain JSON: no dates, maps, big integers or transforms. A
 * recursive shape counts as plain while it is being checked.
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

/** Marks an answer as plain JSON, so that superjson does not traverse it. */
export function markPlain<Answer extends object>(answer: Answer): Answer {
  plainAnswers.add(answer)
  return answer
}

/** True when a value has been marked by `markPlain`. */
export const isMarkedPlain = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && plainAnswers.has(value)
