import type { Fields } from './form-model.ts'

/** A name with its number filled in: 'Grund#Namn' and 3 give 'Grund3Namn'. */
type Numbered<Name extends string, N extends string | number> = Name extends `${infer Head}#${infer Tail}`
  ? `${Head}${N}${Tail}`
  : never

/** The fields of a family, by their full names. */
export type Family<Made extends Fields, N extends string | number> = {
  readonly [Name in keyof Made & string as Numbered<Name, N>]: Made[Name]
}

/**
 * Declares a numbered family of fields. The number replaces the `#` in their names:
 * `family(freeTexts, n => ({ 'UseFritext#': flag(`Fritext ${n}`) }))`.
 */
export const family = <const N extends string | number, Made extends Fields>(
  numbers: readonly N[],
  fieldsOf: (n: N) => Made,
): Family<Made, N> =>
  Object.fromEntries(
    numbers.flatMap(n => Object.entries(fieldsOf(n)).map(([name, field]) => [name.replace('#', `${n}`), field])),
  ) as unknown as Family<Made, N>
