import { Matchers } from '@pact-foundation/pact'
import type { z } from 'zod'
import { type Decided, nothingDecided } from './decided.ts'

const { boolean, eachLike, eachValueMatches, equal, integer, like, nullValue, number, regex, string } = Matchers

type Inner = { readonly def: { readonly innerType: z.ZodType } }
const inner = (shape: z.ZodType): z.ZodType => (shape as unknown as Inner).def.innerType

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Finds the pattern that a string's shape demands. */
function patternOf(shape: z.ZodString): RegExp | undefined {
  const format = shape._zod.def as { readonly pattern?: RegExp; readonly checks?: readonly z.core.$ZodCheck[] }
  const checked = format.checks?.map(check => (check._zod.def as { readonly pattern?: RegExp }).pattern)
  return format.pattern ?? checked?.find(pattern => pattern !== undefined)
}

/**
 * Where a value stands: what of it the exchange decides, and whether it is of a list of unknown
 * rows.
 */
interface Place {
  readonly decided: Decided
  readonly isRepeated: boolean
}

/** True when the exchange decides a field within the value. */
function holdsDecided(value: unknown, decided: Decided): boolean {
  if (value === null || typeof value !== 'object') return false
  if (Array.isArray(value)) return value.some(each => holdsDecided(each, decided))
  return Object.entries(value).some(([name, each]) => decided.has(name, each) || holdsDecided(each, decided))
}

/** Returns the matcher of a field, or undefined when the answer may do without it. */
function fieldMatcher(name: string, field: z.ZodType, value: unknown, place: Place): unknown {
  if (value !== undefined && place.decided.has(name, value)) return exactly(value)
  switch (field.def.type) {
    case 'optional':
      return value !== undefined && holdsDecided(value, place.decided)
        ? matcherIn(inner(field), value, place)
        : undefined
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
 * Returns the matcher of a field that may be null. An example of null demands that the field is
 * there, and lets it hold either. An example of a value demands it, except in a list of unknown
 * rows: there null fits too.
 */
function nullableMatcher(field: z.ZodType, value: unknown, place: Place): unknown {
  if (value === null) return nullOrAnything
  if (!place.isRepeated) return matcherIn(inner(field), value, place)
  const own = matcherIn(inner(field), value, place)
  return Matchers.isMatcher(own) && typeof value !== 'object' ? orNull(own as object) : undefined
}

/** Fits null and every value but an empty one. */
const nullOrAnything = {
  value: null,
  'pact:matcher:type': [{ 'pact:matcher:type': 'null' }, { 'pact:matcher:type': 'not-empty' }],
}

/**
 * Fits null as well. Pact has no such matcher: `canonical` (pact-file.ts) joins the two rules by
 * OR.
 */
const orNull = (matcher: object): unknown => {
  const { 'pact:matcher:type': type, ...rest } = matcher as Record<string, unknown>
  const { value, ...rule } = rest
  return { value, 'pact:matcher:type': [{ 'pact:matcher:type': 'null' }, { 'pact:matcher:type': type, ...rule }] }
}

/** Compares by value. Objects may hold more fields than these. */
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
 * Returns the matcher of a list. When the exchange decides something of its rows, it holds these
 * rows in this order and no others; else at least one row like the first.
 */
function listMatcher(element: z.ZodType, rows: readonly unknown[], place: Place): unknown {
  const [first] = rows
  if (first === undefined) return []
  if (holdsDecided(rows, place.decided)) return rows.map(row => matcherIn(element, row, place))
  return eachLike(matcherIn(element, first, { decided: nothingDecided, isRepeated: true }))
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
    case 'nullable':
      return example === null ? nullValue() : matcherIn(inner(shape), example, place)
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
      return Number.isInteger(example) ? integer(Number(example)) : number(Number(example))
    case 'boolean':
      return boolean(Boolean(example))
    default:
      throw new Error(`No matcher for ${shape.def.type}: add it here`)
  }
}

/**
 * Returns what the client demands of an answer, from its shape and an example. What the exchange
 * decides is compared by value (decided.ts). Of everything else the type is compared, and the form
 * where the shape has one. What the shape lets a backend leave out (optional, or with a default
 * that the example has) is not demanded.
 *
 * @throws Error for a kind of shape that no call has had so far
 */
export function matcherOf(shape: z.ZodType, example: unknown, decided: Decided = nothingDecided): unknown {
  if (decided.has('', example)) return exactly(example)
  return matcherIn(shape, example, { decided, isRepeated: false })
}
