import type { IsoDate } from '../rules/date.ts'

/**
 * A Swedish label; or, where the law has changed it, the label from each date on, the earliest
 * first.
 */
export type Label = string | Readonly<Record<IsoDate, string>>

/** What an item that is not in its list is called (second document §3.5). */
export const missingLabel = '<Saknas>'

interface Option<Code extends string> {
  readonly value: Code
  readonly label: string
}

/** Codes and what they are called. */
export interface CodeList<Code extends string = string> {
  readonly codes: readonly Code[]
  readonly has: (code: string) => code is Code
  /**
   * What a code is called on a day, or by the latest label; '<Saknas>' when the list does not have
   * it.
   */
  readonly label: (code: string, at?: IsoDate) => string
  /** What there is to choose from, in the list's order. */
  readonly options: (at?: IsoDate) => readonly Option<Code>[]
}
export type CodeOf<List extends CodeList> = List['codes'][number]

function labelAt(label: Label, at?: IsoDate): string {
  if (typeof label === 'string') return label
  const [first = ['', missingLabel], ...changes] = Object.entries(label)
  const [, valid] = changes.findLast(([from]) => at === undefined || from <= at) ?? first
  return valid
}

/**
 * A list of codes with their labels.
 *
 * @param order of what there is to choose from: by label, as Swedish sorts; as given, when the
 * order says something; or by code, where the codes are numbers (which an object does not keep in
 * the order that they are given).
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
