import { Matchers } from '@pact-foundation/pact'
import type { z } from 'zod'

const { boolean, eachLike, eachValueMatches, equal, integer, like, nullValue, number, regex, string } = Matchers

type Inner = { readonly def: { readonly innerType: z.ZodType } }
const inner = (shape: z.ZodType): z.ZodType => (shape as unknown as Inner).def.innerType

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The pattern that a string's shape demands, if any. */
function patternOf(shape: z.ZodString): RegExp | undefined {
  const format = shape._zod.def as { readonly pattern?: RegExp; readonly checks?: readonly z.core.$ZodCheck[] }
  const checked = format.checks?.map(check => (check._zod.def as { readonly pattern?: RegExp }).pattern)
  return format.pattern ?? checked?.find(pattern => pattern !== undefined)
}

function objectMatcher(shape: z.ZodObject, example: Record<string, unknown>): unknown {
  const fields = Object.entries(shape.shape).flatMap(([name, field]): [string, unknown][] => {
    const value = example[name]
    switch (field.def.type) {
      case 'optional':
        return []
      case 'default':
        return value === (field.def as unknown as { defaultValue: unknown }).defaultValue
          ? []
          : [[name, matcherOf(inner(field), value)]]
      case 'prefault': {
        const own = objectMatcher(inner(field) as z.ZodObject, value as Record<string, unknown>)
        return Matchers.isMatcher(own) ? [] : [[name, own]]
      }
      default:
        return [[name, matcherOf(field, value)]]
    }
  })
  return fields.length > 0 ? Object.fromEntries(fields) : like({})
}

/**
 * What the client demands of an answer, from its shape and an example: the type of each value, the form where the
 * shape has one, at least one like it in a list that is not empty, nothing in one that is. What the shape lets a
 * backend leave out (optional, or with a default that the example has) is not demanded.
 *
 * @throws Error for a kind of shape that no call has had so far
 */
export function matcherOf(shape: z.ZodType, example: unknown): unknown {
  switch (shape.def.type) {
    case 'object':
      return objectMatcher(shape as z.ZodObject, example as Record<string, unknown>)
    case 'array': {
      const [first] = example as unknown[]
      return first === undefined ? [] : eachLike(matcherOf((shape as z.ZodArray<z.ZodType>).element, first))
    }
    case 'record': {
      const entries = example as Record<string, unknown>
      const value = matcherOf((shape as z.ZodRecord<z.ZodString, z.ZodType>).valueType, Object.values(entries)[0])
      if (!Matchers.isMatcher(value)) throw new Error('A record of objects needs a matcher of its own')
      return eachValueMatches(entries, value)
    }
    case 'union': {
      const { options } = shape as z.ZodUnion<readonly z.ZodType[]>
      const fitting = options.find(option => option.safeParse(example).success)
      if (!fitting) throw new Error('The example fits no branch of its union')
      return matcherOf(fitting, example)
    }
    case 'optional':
    case 'default':
      return matcherOf(inner(shape), example)
    case 'nullable':
      return example === null ? nullValue() : matcherOf(inner(shape), example)
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
