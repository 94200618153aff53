import type { z } from 'zod'

/** What holds between the values of a shape, whatever they are: a sentence, and whether it does. */
export type Relations<Value> = Readonly<Record<string, (value: Value) => boolean>>

/** A shape with the relations that hold for its values. */
export type RelatedShape = readonly [shape: z.ZodType, relations: Relations<never>]

/** Declares what holds for the values of a shape. */
export const holdsOf = <Shape extends z.ZodType>(
  shape: Shape,
  ...relations: readonly Relations<z.output<Shape>>[]
): RelatedShape => [shape, Object.assign({}, ...relations)]
