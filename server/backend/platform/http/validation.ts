import type { z } from 'zod'
import { errors } from '#contracts/errors.ts'
import { Refusal } from './refusal.ts'

/** Enough to find the field by, and no room for a stranger's essay. */
const maxNameLength = 60
const quoted = (name: PropertyKey) => `”${String(name).slice(0, maxNameLength)}”`

/** A part of what was sent, by its path. */
const partOf = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((part, key) => (part === null ? part : Object(part)[key]), value)

function sentence(issue: z.core.$ZodIssue, whole: string, value: unknown): string {
  if (issue.code === 'unrecognized_keys') return `${quoted(issue.keys[0] ?? '')} är inte ett känt fält.`
  if (issue.path.length === 0) return (value ?? null) === null ? `${whole} saknas.` : `${whole} kunde inte läsas.`
  const field = quoted(issue.path.join('.'))
  return partOf(value, issue.path) === undefined
    ? `Fältet ${field} saknas.`
    : `Fältet ${field} har ett felaktigt värde.`
}

/** Of several shapes, the one that was most likely meant speaks: the one with the fewest complaints. */
const spokesman = (issue: z.core.$ZodIssue | undefined): z.core.$ZodIssue | undefined =>
  issue?.code === 'invalid_union' && issue.errors.length > 0
    ? spokesman(issue.errors.toSorted((a, b) => a.length - b.length)[0]?.[0])
    : issue

/**
 * A part of a request as its shape has it.
 *
 * @param whole what the part is called in the message: 'Innehållet'
 * @throws Refusal invalidRequest with a sentence that names the first field that fails, and never its value
 */
export function readPart<Shape extends z.ZodType>(shape: Shape, value: unknown, whole: string): z.output<Shape> {
  const read = shape.safeParse(value)
  if (read.success) return read.data
  const issue = spokesman(read.error.issues[0])
  const why = issue ? sentence(issue, whole, value) : errors.invalidRequest.message
  throw new Refusal(errors.invalidRequest, why)
}
