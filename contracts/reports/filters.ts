import { z } from 'zod'
import type { CodeList } from '../code-lists/code-list.ts'
import { isDate } from '../rules/date.ts'

/** What a report can be narrowed by. Each filter always has a value. */
export type ReportFilter =
  | { readonly kind: 'one'; readonly label: string; readonly codes: CodeList; readonly start: string }
  | { readonly kind: 'some'; readonly label: string; readonly codes: CodeList; readonly start: readonly string[] }
  /** The first or the last day of a period, which begins as that of the salary year. */
  | { readonly kind: 'day'; readonly label: string; readonly start: 'first' | 'last' }
export type ReportFilters = Readonly<Record<string, ReportFilter>>

/** A selection: a value of each filter. */
export type Selection = Readonly<Record<string, string | readonly string[]>>

/** Declares a choice of one of some codes. */
export const oneOf = <Code extends string>(label: string, codes: CodeList<Code>, start: Code): ReportFilter => ({
  kind: 'one',
  label,
  codes: codes as CodeList,
  start,
})

/** Declares a choice of some codes, in the order of their list. */
export const someOf = <Code extends string>(
  label: string,
  codes: CodeList<Code>,
  start: readonly Code[],
): ReportFilter => ({ kind: 'some', label, codes: codes as CodeList, start })

/** Declares the first or the last day of a period. */
export const dayOf = (label: string, start: 'first' | 'last'): ReportFilter => ({ kind: 'day', label, start })

const Day = z.string().refine(isDate)

/** Returns the shape of a filter's value. */
function shapeOf(filter: ReportFilter): z.ZodType {
  if (filter.kind === 'day') return Day
  const code = z.enum(filter.codes.codes as [string, ...string[]])
  return filter.kind === 'one' ? code : z.array(code).min(1).max(filter.codes.codes.length)
}

/**
 * Returns the shape of the selection in a call. A choice that is left out is as it starts, and a
 * day that is left out is no limit.
 */
export const selectionShape = (filters: ReportFilters) =>
  z.strictObject(
    Object.fromEntries(Object.entries(filters).map(([name, filter]) => [name, shapeOf(filter).optional()])),
  ) as unknown as z.ZodType<Partial<Selection>, Partial<Selection>>

/** Returns the selection that a report starts with in a salary year. */
export const startOf = (filters: ReportFilters, year: number): Selection =>
  Object.fromEntries(
    Object.entries(filters).map(([name, filter]) => [
      name,
      filter.kind === 'day' ? `${year}-${filter.start === 'first' ? '01-01' : '12-31'}` : filter.start,
    ]),
  )

/** Returns a selection in words: 'Period: Utbetald period · Från: 2026-01-01'. */
export const selectionText = (filters: ReportFilters, selection: Selection): string =>
  Object.entries(filters)
    .map(([name, filter]) => {
      const codes = [selection[name] ?? []].flat()
      const words = filter.kind === 'day' ? codes : codes.map(code => filter.codes.label(code))
      return `${filter.label}: ${words.join(', ')}`
    })
    .join(' · ')
