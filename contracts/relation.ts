import type { z } from 'zod'

/** The relations between the values of a shape: a sentence, and whether it holds. */
export type Relations<Value> = Readonly<Record<string, (value: Value) => boolean>>

/** A shape with the relations that hold for its values. */
export type RelatedShape = readonly [shape: z.ZodType, relations: Relations<never>]

/** Declares what holds for the values of a shape. */
export const holdsOf = <Shape extends z.ZodType>(
  shape: Shape,
  ...relations: readonly Relations<z.output<Shape>>[]
): RelatedShape => [shape, Object.assign({}, ...relations)]
