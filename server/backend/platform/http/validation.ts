import type { z } from 'zod'
import { errors } from '#contracts/errors.ts'
import { labelled, type Rule } from '#contracts/rules/rule.ts'
import { isStorable } from '#contracts/wire.ts'
import { Refusal } from './refusal.ts'

type Path = readonly PropertyKey[]

/** The longest field name that a message repeats, which limits text from strangers. */
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
 * Returns the issue to report. Of several alternative shapes, the one with the fewest issues was
 * probably meant.
 */
const representative = (issue: z.core.$ZodIssue | undefined): z.core.$ZodIssue | undefined =>
  issue?.code === 'invalid_union' && issue.errors.length > 0
    ? representative(issue.errors.toSorted((a, b) => a.length - b.length)[0]?.[0])
    : issue

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** The place of a value in the request. */
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
 * Returns the path of the first text or name that cannot be stored, or undefined. It does not
 * recurse, since a stranger decides the nesting depth.
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

/** Returns the form field that a path belongs to. A list is one field. */
const fieldOf = (path: Path): string | undefined =>
  path
    .map(String)
    .findLast(key => !/^\d+$/.test(key))
    ?.slice(0, maxNameLength)

/** An invalid part of a request. */
interface Fault {
  readonly path: Path
  /** A sentence that names the field and never contains its value. */
  readonly sentence: string
  /** The same message, for display at the field. */
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
  const part = partOf(value, issue.path)
  const rule = issue.code === 'custom' ? (issue.params?.rule as Rule | undefined) : undefined
  const said = rule && typeof part === 'string' ? (label: string) => rule(part, labelled(label)) : () => undefined
  return {
    path: issue.path,
    sentence: said(`Fältet ${quoted(issue.path.join('.'))}`) ?? sentence(issue, whole, value),
    atField: part === undefined ? 'Uppgiften saknas.' : (said('Texten') ?? wrongValue),
  }
}

/**
 * Reads a part of a request by its shape. Values are accepted only unchanged: texts that cannot be
 * stored are refused, and so are values that the shape would change, such as a text with spaces
 * around it. Clients make such changes before they send.
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

/** A class of its own, so that it cannot be confused with a shape's result. */
class Refused {
  readonly fault: Fault
  constructor(fault: Fault) {
    this.fault = fault
  }
}

/**
 * Returns a part of a request, validated by its shape.
 *
 * @param whole the part's name in the message: 'Adressen'
 * @throws Refusal invalidRequest with a sentence that names the first invalid field, and never its
 * value
 */
export function readPart<Shape extends z.ZodType>(shape: Shape, value: unknown, whole: string): z.output<Shape> {
  const part = read(shape, value, whole)
  if (part instanceof Refused) throw new Refusal(errors.invalidRequest, part.fault.sentence)
  return part
}

/**
 * Returns the body of a request, validated by its shape.
 *
 * @throws Refusal invalidRequest as `readPart`, with a message for the field too, which a form
 * shows
 */
export function readBody<Shape extends z.ZodType>(shape: Shape, value: unknown): z.output<Shape> {
  const body = read(shape, value, 'Innehållet')
  if (!(body instanceof Refused)) return body
  const { path, sentence, atField } = body.fault
  const field = fieldOf(path)
  throw new Refusal(errors.invalidRequest, sentence, field === undefined ? undefined : { [field]: atField })
}
