import type { z } from 'zod'
import { errors } from '#contracts/errors.ts'
import { isStorable } from '#contracts/wire.ts'
import { Refusal } from './refusal.ts'

type Path = readonly PropertyKey[]

/** Enough to find the field by, and no room for a stranger's essay. */
const maxNameLength = 60
const quoted = (name: PropertyKey) => `”${String(name).slice(0, maxNameLength)}”`

/** Returns the part of a value at a path. */
const partOf = (value: unknown, path: Path): unknown =>
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

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Where a value stands in what was sent. */
interface Place {
  readonly key: string
  readonly within: Place | undefined
}
function pathTo(place: Place | undefined): Path {
  const path: string[] = []
  for (let at = place; at; at = at.within) path.push(at.key)
  return path.toReversed()
}

/**
 * Returns the path of the first text or name that cannot be stored, or undefined. It uses no call stack, since a stranger decides how
 * deeply a value is nested.
 */
function unstorableIn(sent: unknown): Path | undefined {
  const left: { readonly value: unknown; readonly place: Place | undefined }[] = [{ value: sent, place: undefined }]
  for (let next = left.pop(); next; next = left.pop()) {
    const { value, place } = next
    if (typeof value === 'string' && !isStorable(value)) return pathTo(place)
    if (!isObject(value)) continue
    for (const [key, part] of Object.entries(value)) {
      if (!isStorable(key)) return pathTo(place)
      left.push({ value: part, place: { key, within: place } })
    }
  }
  return undefined
}

/** Returns the path of the first part that a shape has changed, or undefined. */
function changedIn(sent: unknown, read: unknown, path: Path = []): Path | undefined {
  if (!isObject(sent) || !isObject(read)) return sent === read ? undefined : path
  for (const [key, part] of Object.entries(sent)) {
    const changed = changedIn(part, read[key], [...path, key])
    if (changed) return changed
  }
  return undefined
}

/** The field that a path leads to, by which a form finds it: a list is one field. */
const fieldOf = (path: Path): string | undefined =>
  path
    .map(String)
    .findLast(key => !/^\d+$/.test(key))
    ?.slice(0, maxNameLength)

function refusal(path: Path, why: string, message: string): Refusal {
  const field = fieldOf(path)
  return new Refusal(errors.invalidRequest, why, field === undefined ? undefined : { [field]: message })
}

/**
 * Reads a part of a request as its shape has it. What is accepted is accepted as it was sent: a text that cannot be stored is refused,
 * and so is what the shape would change, such as a text with spaces around it. Whoever asks for a person makes those changes first.
 *
 * @param whole what the part is called in the message: 'Innehållet'
 * @throws Refusal invalidRequest with a sentence that names the first field that fails, and never its value
 */
export function readPart<Shape extends z.ZodType>(shape: Shape, value: unknown, whole: string): z.output<Shape> {
  const unstorable = unstorableIn(value)
  if (unstorable) {
    const what = unstorable.length === 0 ? whole : `Fältet ${quoted(unstorable.join('.'))}`
    throw refusal(
      unstorable,
      `${what} har ett tecken som inte kan sparas.`,
      'Texten har ett tecken som inte kan sparas.',
    )
  }
  const read = shape.safeParse(value)
  if (!read.success) {
    const issue = spokesman(read.error.issues[0])
    throw refusal(
      issue?.path ?? [],
      issue ? sentence(issue, whole, value) : errors.invalidRequest.message,
      'Felaktigt värde.',
    )
  }
  const changed = changedIn(value, read.data)
  if (changed)
    throw refusal(changed, `Fältet ${quoted(changed.join('.'))} har ett felaktigt värde.`, 'Felaktigt värde.')
  return read.data
}
