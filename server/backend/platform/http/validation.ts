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

/**
 * Returns the issue to tell of. Of several shapes, the one with the fewest issues was most likely
 * meant.
 */
const representative = (issue: z.core.$ZodIssue | undefined): z.core.$ZodIssue | undefined =>
  issue?.code === 'invalid_union' && issue.errors.length > 0
    ? representative(issue.errors.toSorted((a, b) => a.length - b.length)[0]?.[0])
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
 * Returns the path of the first text or name that cannot be stored, or undefined. It uses no call
 * stack, since a stranger decides how deeply a value is nested.
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

/** What is wrong with a part of a request. */
interface Fault {
  readonly path: Path
  /** A sentence that names the field, and never holds its value. */
  readonly sentence: string
  /** The same for whoever sees the field itself. */
  readonly atField: string
}

const wrongValue = 'Felaktigt värde.'

function unstorableFault(path: Path, whole: string): Fault {
  const what = path.length === 0 ? whole : `Fältet ${quoted(path.join('.'))}`
  const atField = 'Texten har ett tecken som inte kan sparas.'
  return { path, sentence: `${what} har ett tecken som inte kan sparas.`, atField }
}

function shapeFault(error: z.core.$ZodError, whole: string, value: unknown): Fault {
  const issue = representative(error.issues[0])
  if (!issue) return { path: [], sentence: errors.invalidRequest.message, atField: wrongValue }
  const isMissing = partOf(value, issue.path) === undefined
  return {
    path: issue.path,
    sentence: sentence(issue, whole, value),
    atField: isMissing ? 'Uppgiften saknas.' : wrongValue,
  }
}

/**
 * Reads a part of a request as its shape has it. What is accepted is accepted as it was sent: a
 * text that cannot be stored is refused, and so is what the shape would change, such as a text with
 * spaces around it. Whoever asks for a person makes those changes first.
 */
function read<Shape extends z.ZodType>(shape: Shape, value: unknown, whole: string): z.output<Shape> | Refused {
  const unstorable = unstorableIn(value)
  if (unstorable) return new Refused(unstorableFault(unstorable, whole))
  const result = shape.safeParse(value)
  if (!result.success) return new Refused(shapeFault(result.error, whole, value))
  const path = changedIn(value, result.data)
  if (!path) return result.data
  const name = quoted(path.join('.'))
  return new Refused({ path, sentence: `Fältet ${name} har ett felaktigt värde.`, atField: wrongValue })
}

/** Told apart from whatever a shape may give. */
class Refused {
  readonly fault: Fault
  constructor(fault: Fault) {
    this.fault = fault
  }
}

/**
 * Returns a part of a request as its shape has it.
 *
 * @param whole what the part is called in the message: 'Adressen'
 * @throws Refusal invalidRequest with a sentence that names the first field that fails, and never
 * its value
 */
export function readPart<Shape extends z.ZodType>(shape: Shape, value: unknown, whole: string): z.output<Shape> {
  const part = read(shape, value, whole)
  if (part instanceof Refused) throw new Refusal(errors.invalidRequest, part.fault.sentence)
  return part
}

/**
 * Returns the body of a request as its shape has it.
 *
 * @throws Refusal invalidRequest as `readPart`, with a message at the field too, by which a form
 * shows it
 */
export function readBody<Shape extends z.ZodType>(shape: Shape, value: unknown): z.output<Shape> {
  const body = read(shape, value, 'Innehållet')
  if (!(body instanceof Refused)) return body
  const { path, sentence, atField } = body.fault
  const field = fieldOf(path)
  throw new Refusal(errors.invalidRequest, sentence, field === undefined ? undefined : { [field]: atField })
}
