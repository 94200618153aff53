import type { IsoDate } from '../rules/date.ts'

/**
 * A Swedish label. Where the law has changed the label, a label for each start date, in ascending
 * order.
 */
export type Label = string | Readonly<Record<IsoDate, string>>

/** The label of a code that is missing from its list (second document §3.5). */
export const missingLabel = '<Saknas>'

interface Option<Code extends string> {
  readonly value: Code
  readonly label: string
}

/** A list of codes with Swedish labels. */
export interface CodeList<Code extends string = string> {
  readonly codes: readonly Code[]
  readonly has: (code: string) => code is Code
  /**
   * Returns the label of a code on a date, by default the latest label. Returns '<Saknas>' for an
   * unknown code.
   */
  readonly label: (code: string, at?: IsoDate) => string
  /** Returns the options to choose from, in the list's order, with the labels of a date. */
  readonly options: (at?: IsoDate) => readonly Option<Code>[]
}
/** A code of a list: `CodeOf<typeof roles>`. */
export type CodeOf<List extends CodeList> = List['codes'][number]

function labelAt(label: Label, at?: IsoDate): string {
  if (typeof label === 'string') return label
  const [first = ['', missingLabel], ...changes] = Object.entries(label)
  const [, valid] = changes.findLast(([from]) => at === undefined || from <= at) ?? first
  return valid
}

/**
 * Creates a code list.
 *
 * @param order the order of the options. `by label` sorts by label in Swedish. `as given` keeps the
 * order of the labels. `by code` is for numeric codes, whose order an object does not keep.
 */
export function codeList<const Labels extends Readonly<Record<string, Label>>>(
  labels: Labels,
  order: 'by label' | 'as given' | 'by code' = 'by label',
): CodeList<keyof Labels & string> {
  type Code = keyof Labels & string
  const known = new Map<string, Label>(Object.entries(labels))
  const given = [...known.keys()] as Code[]
  const codes = order === 'by code' ? given.toSorted() : given
  const label = (code: string, at?: IsoDate): string => labelAt(known.get(code) ?? missingLabel, at)
  return {
    codes,
    has: (code): code is Code => known.has(code),
    label,
    options: at => {
      const options = codes.map(value => ({ value, label: label(value, at) }))
      return order === 'by label' ? options.toSorted((a, b) => a.label.localeCompare(b.label, 'sv')) : options
    },
  }
}
