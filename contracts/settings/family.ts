import type { Fields } from '../forms/form-model.ts'

/** A name with its place for the number filled in: 'Grund#Namn' and 3 give 'Grund3Namn'. */
type Numbered<Name extends string, N extends string | number> = Name extends `${infer Head}#${infer Tail}`
  ? `${Head}${N}${Tail}`
  : never

/** The fields of a family by their full names. */
export type Family<Made extends Fields, N extends string | number> = {
  readonly [Name in keyof Made & string as Numbered<Name, N>]: Made[Name]
}

/**
 * Fields that there are several of, told apart by a number in their names, which stands where the `#` does:
 * `family(freeTexts, n => ({ 'UseFritext#': flag(`Fritext ${n}`) }))`.
 */
export const family = <const N extends string | number, Made extends Fields>(
  numbers: readonly N[],
  fieldsOf: (n: N) => Made,
): Family<Made, N> =>
  Object.fromEntries(
    numbers.flatMap(n => Object.entries(fieldsOf(n)).map(([name, field]) => [name.replace('#', `${n}`), field])),
  ) as unknown as Family<Made, N>

/** How many there are of each (second document §9), by what stands in their names. */
export const resultUnits = [1, 2, 3, 4, 5, 6] as const
export const startUpSlots = [1, 2] as const
export const freeBases = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
export const freeTexts = [1, 2, 3, 4, 5] as const
/** Of a company's own bases, and of the amounts of a pay type. */
export const twenty = [
  ...(['01', '02', '03', '04', '05', '06', '07', '08', '09', '10'] as const),
  ...(['11', '12', '13', '14', '15', '16', '17', '18', '19', '20'] as const),
] as const
