import type { Random } from './random.ts'
import {
  type FormatCode,
  type RightField,
  type RightFile,
  type Row,
  type SubjectCode,
  subjects,
} from './right-files.ts'

/** What may become of a file with a defect. Nothing else may. */
export type Outcome =
  /** The file is refused, with a message that names its cause or place. */
  | { readonly refused: RegExp }
  /** A row is wrong at a field; the row's own problem has the field ''. */
  | { readonly line: number; readonly field: string; readonly message: RegExp }
  /** It is stored, with these rows: what a person reads in it. */
  | { readonly rows: readonly Row[] }

export interface Made {
  readonly content: Buffer | string
  readonly outcome: Outcome
}

/** A defect that a file can have. */
export interface Defect {
  readonly name: string
  readonly formats: readonly FormatCode[]
  readonly subjects?: readonly SubjectCode[]
  /** The kind of field that it is in. */
  readonly at?: RightField['is']
  readonly make: (file: RightFile, place: Place, random: Random) => Made | Promise<Made>
}

/** The place of a defect: a row from 0, and a field. */
export interface Place {
  readonly row: number
  readonly column: number
  readonly field: RightField
}

/** Returns a place in a file, in a field of a kind. */
export function placeIn({ subject, rows }: RightFile, random: Random, at?: RightField['is']): Place {
  const fields: readonly RightField[] = subjects[subject].fields
  const field = random.of(fields.filter(({ is }) => at === undefined || is === at))
  return { row: random.below(rows.length), column: fields.indexOf(field), field }
}

/** Returns the number by which the preview names a row. */
export const lineOf = ({ format }: RightFile, { row }: Pick<Place, 'row'>): number => row + (format === 'PAXML' ? 1 : 2)

/** Returns the outcome of a wrong cell. */
export const wrongCell = (file: RightFile, place: Place, message: RegExp): Outcome => ({
  line: lineOf(file, place),
  field: place.field.field,
  message,
})

/** Returns the rows of a file with another value in a place. */
export const withValue = ({ rows }: RightFile, { row, field }: Place, value: string | number): readonly Row[] =>
  rows.map((each, at) => (at === row ? { ...each, [field.field]: value } : each))
