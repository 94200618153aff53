import { Matchers } from '@pact-foundation/pact'
import type { z } from 'zod'
import { type Decided, nothingDecided } from './decided.ts'

const { boolean, eachLike, eachValueMatches, equal, integer, like, nullValue, number, regex, string } = Matchers

type Inner = { readonly def: { readonly innerType: z.ZodType } }
const inner = (shape: z.ZodType): z.ZodType => (shape as unknown as Inner).def.innerType

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Returns the regular expression that a string's shape requires. */
function patternOf(shape: z.ZodString): RegExp | undefined {
  const format = shape._zod.def as { readonly pattern?: RegExp; readonly checks?: readonly z.core.$ZodCheck[] }
  const checked = format.checks?.map(check => (check._zod.def as { readonly pattern?: RegExp }).pattern)
  return format.pattern ?? checked?.find(pattern => pattern !== undefined)
}

/** True for a number that its shape requires to be whole. */
const isWhole = (shape: z.ZodNumber): boolean => shape.isInt

/**
 * The context of a value: the fields that the exchange determines, and whether the value lies in a
 * list of unknown rows.
 */
interface Place {
  readonly decided: Decided
  readonly isRepeated: boolean
  /** The names of the fields that lead here. */
  readonly path: readonly string[]
}

/** True when the exchange determines a field within the value. */
function holdsDecided(value: unknown, { decided, path }: Pick<Place, 'decided' | 'path'>): boolean {
  if (value === null || typeof value !== 'object') return false
  if (Array.isArray(value)) return value.some(each => holdsDecided(each, { decided, path }))
  return Object.entries(value).some(([name, each]) => {
    const inner = [...path, name]
    return decided.has(inner, each) || holdsDecided(each, { decided, path: inner })
  })
}

/** Returns the matcher of a field, or undefined when the answer may omit the field. */
function fieldMatcher(name: string, field: z.ZodType, value: unknown, around: Place): unknown {
  const place = { ...around, path: [...around.path, name] }
  // A row of which only some fields were requested lacks the others.
  if (value === undefined) return undefined
  if (place.decided.has(place.path, value)) return exactly(value)
  switch (field.def.type) {
    case 'optional':
      return holdsDecided(value, place) ? matcherIn(inner(field), value, place) : undefined
    case 'default': {
      const { defaultValue } = field.def as unknown as { defaultValue: unknown }
      return value === defaultValue ? undefined : matcherIn(inner(field), value, place)
    }
    case 'prefault': {
      const own = objectMatcher(inner(field) as z.ZodObject, value as Record<string, unknown>, place)
      return Matchers.isMatcher(own) ? undefined : own
    }
    case 'nullable':
      return nullableMatcher(field, value, place)
    default:
      return matcherIn(field, value, place)
  }
}

/**
 * Returns the matcher of a field that may be null. With an example of null, the field must be
 * present with null or a value: an example never says that it must be null, here or in `matcherIn`.
 * With any other example, the field must have a value, except in a list of unknown rows, where it
 * may be null.
 */
function nullableMatcher(field: z.ZodType, value: unknown, place: Place): unknown {
  if (value === null) return nullOrAnything
  if (!place.isRepeated) return matcherIn(inner(field), value, place)
  const own = matcherIn(inner(field), value, place)
  return Matchers.isMatcher(own) && typeof value !== 'object' ? orNull(own as object) : undefined
}

/** Matches null and any value that is not empty. */
const nullOrAnything = {
  value: null,
  'pact:matcher:type': [{ 'pact:matcher:type': 'null' }, { 'pact:matcher:type': 'not-empty' }],
}

/**
 * Adds null to the values that a matcher accepts. Pact has no such matcher, so `canonical`
 * (pact-file.ts) joins the two rules by OR.
 */
const orNull = (matcher: object): unknown => {
  const { 'pact:matcher:type': type, ...rest } = matcher as Record<string, unknown>
  const { value, ...rule } = rest
  return { value, 'pact:matcher:type': [{ 'pact:matcher:type': 'null' }, { 'pact:matcher:type': type, ...rule }] }
}

/** Matches by value. Objects may have further fields. */
function exactly(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(exactly)
  if (value === null) return nullValue()
  if (typeof value !== 'object') return equal(value)
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, exactly(each)]))
}

function objectMatcher(shape: z.ZodObject, example: Record<string, unknown>, place: Place): unknown {
  const fields = Object.entries(shape.shape).flatMap(([name, field]): [string, unknown][] => {
    const matcher = fieldMatcher(name, field, example[name], place)
    return matcher === undefined ? [] : [[name, matcher]]
  })
  return fields.length > 0 ? Object.fromEntries(fields) : like({})
}

/**
 * Returns the matcher of a list. When the exchange determines fields of its rows, the list must
 * have exactly these rows in this order. Otherwise it must have at least one row like the first;
 * a list within a row of such a list may be empty, as a field of it may be null.
 */
function listMatcher(element: z.ZodType, rows: readonly unknown[], place: Place): unknown {
  const [first] = rows
  if (first === undefined) return []
  if (holdsDecided(rows, place)) return rows.map(row => matcherIn(element, row, place))
  const rowsLike = eachLike(matcherIn(element, first, { ...place, decided: nothingDecided, isRepeated: true }))
  return place.isRepeated ? { ...rowsLike, min: 0 } : rowsLike
}

function recordMatcher(shape: z.ZodRecord<z.ZodString, z.ZodType>, entries: Record<string, unknown>, place: Place) {
  const value = matcherIn(shape.valueType, Object.values(entries)[0], place)
  if (!Matchers.isMatcher(value)) throw new Error('A record of objects needs a matcher of its own')
  return eachValueMatches(entries, value)
}

function matcherIn(shape: z.ZodType, example: unknown, place: Place): unknown {
  switch (shape.def.type) {
    case 'object':
      return objectMatcher(shape as z.ZodObject, example as Record<string, unknown>, place)
    case 'array':
      return listMatcher((shape as z.ZodArray<z.ZodType>).element, example as unknown[], place)
    case 'record':
      return recordMatcher(shape as z.ZodRecord<z.ZodString, z.ZodType>, example as Record<string, unknown>, place)
    case 'union': {
      const { options } = shape as z.ZodUnion<readonly z.ZodType[]>
      const fitting = options.find(option => option.safeParse(example).success)
      if (!fitting) throw new Error('The example fits no branch of its union')
      return matcherIn(fitting, example, place)
    }
    case 'optional':
    case 'default':
      return matcherIn(inner(shape), example, place)
    case 'nullable':
      return example === null ? nullOrAnything : matcherIn(inner(shape), example, place)
    case 'null':
      return nullValue()
    case 'literal':
      return equal(example)
    case 'enum': {
      const words = Object.values((shape as z.ZodEnum).enum).map(word => literally(String(word)))
      return regex(`^(${words.join('|')})$`, String(example))
    }
    case 'string': {
      const pattern = patternOf(shape as z.ZodString)
      return pattern ? regex(pattern.source, String(example)) : string(String(example))
    }
    case 'number':
      return isWhole(shape as z.ZodNumber) ? integer(Number(example)) : number(Number(example))
    case 'boolean':
      return boolean(Boolean(example))
    default:
      throw new Error(`No matcher for ${shape.def.type}: add it here`)
  }
}

/**
 * Returns the client's requirements on an answer, from its shape and an example. Fields that the
 * exchange determines are compared by value (decided.ts). Other fields are compared by type, and by
 * format where the shape has one. Fields that are optional, or whose example is the default, are
 * not required.
 *
 * @throws Error for a kind of shape that no call has used yet
 */
export function matcherOf(shape: z.ZodType, example: unknown, decided: Decided = nothingDecided): unknown {
  // An answer that is null as a whole is what the exchange shows: nobody has been found.
  if (example === null || decided.has([], example)) return exactly(example)
  return matcherIn(shape, example, { decided, isRepeated: false, path: [] })
}
