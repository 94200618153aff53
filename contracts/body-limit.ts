import type { z } from 'zod'

/** The largest body of a caller without a session, in bytes: enough to sign in and to
 * report an error of the page. */
export const strangerBodyLimit = 16 * 1024

/**
 * The most lists and objects of a body within each other. No shape of the catalogue needs half
 * of it.
 */
export const deepestBody = 64

/** The largest body whose shape does not bound it, in bytes. */
const unboundedLimit = 64 * 1024
/**
 * The largest body that follows from a shape, in bytes. A call with a larger one says so
 * itself.
 */
const largestDerived = 512 * 1024

/** The bytes of a UTF-16 unit in JSON, where the sender escapes all of them: `\u00e5`. */
const bytesOfUnit = 6
const bytesOfNumber = 25
/** The bytes that a sender may write between the parts: a comma, a line break, indentation. */
const bytesBetween = 24

/** The lengths of texts whose format bounds them. */
const formatLengths: Readonly<Record<string, number>> = {
  date: 10,
  uuid: 36,
  guid: 36,
  datetime: 40,
  time: 20,
  iban: 34,
}

type Shape = z.core.$ZodType

/**
 * Returns the largest body of a shape, in bytes, which a call has as its limit. Where nothing
 * bounds a text or a list, it is 64 KiB. It is never less than what a stranger may send, so that a
 * text that is somewhat too long is told at its field.
 */
export function bodyLimitOf(shape: z.ZodType): number {
  const bytes = bytesOf(shape) + 2 * bytesBetween
  return Number.isFinite(bytes) ? Math.max(strangerBodyLimit, Math.min(bytes, largestDerived)) : unboundedLimit
}

const textLength = (value: unknown): number => JSON.stringify(value ?? null).length * bytesOfUnit

function bytesOf(shape: Shape): number {
  const { def } = (shape as z.core.$ZodTypes)._zod
  const most = maxOf(shape) ?? Number.POSITIVE_INFINITY
  switch (def.type) {
    case 'string': {
      const { format } = def as z.core.$ZodStringFormatDef
      return Math.min(most, formatLengths[format] ?? most) * bytesOfUnit + 2
    }
    case 'number':
      return bytesOfNumber
    case 'boolean':
    case 'null':
      return 5
    case 'undefined':
    case 'never':
      return 0
    case 'literal':
      return Math.max(...def.values.map(textLength))
    case 'enum':
      return Math.max(...Object.values(def.entries).map(textLength))
    case 'object':
      return sum(Object.entries(def.shape).map(([name, part]) => textLength(name) + bytesOf(part) + bytesBetween))
    case 'array':
      return most * (bytesOf(def.element) + bytesBetween)
    case 'tuple':
      return sum(def.items.map(part => bytesOf(part) + bytesBetween))
    case 'union':
      return Math.max(...def.options.map(bytesOf))
    case 'intersection':
      return bytesOf(def.left) + bytesOf(def.right)
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'catch':
    case 'nonoptional':
      return Math.max(bytesOf(def.innerType), 4)
    case 'pipe':
      return bytesOf(def.in)
    default:
      return Number.POSITIVE_INFINITY
  }
}

/** Returns the most units of a text, or parts of a list, that a shape's checks let through. */
function maxOf({ _zod: { def } }: Shape): number | undefined {
  const bounds = (def.checks ?? []).flatMap(({ _zod }) => {
    const own = _zod.def as { readonly maximum?: unknown; readonly length?: unknown }
    const most = _zod.def.check === 'max_length' ? own.maximum : _zod.def.check === 'length_equals' && own.length
    return typeof most === 'number' ? [most] : []
  })
  return bounds.length === 0 ? undefined : Math.min(...bounds)
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)
