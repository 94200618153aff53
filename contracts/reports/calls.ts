import { z } from 'zod'
import { call } from '../call.ts'
import type { ReportColumn } from './columns.ts'
import { selectionShape } from './filters.ts'
import type { Report, ReportPart } from './report.ts'
import type { ReportName } from './report-names.ts'
import { reports } from './reports.ts'

/** Returns the shape of a column's values. */
const shapeOf = ({ kind }: ReportColumn): z.ZodType => {
  if (kind === 'by' || kind === 'usual') return z.string()
  return kind === 'count' ? z.int().min(0) : z.number().nullable()
}

/**
 * Returns the calls of a report. They have the same types for all reports, since one handler and
 * one screen serve them all; the shapes check each report's own columns.
 */
export function reportCalls({ title, path, right, facts, columns, keys, measures, sortedBy, searched, group }: Report) {
  const shapes = (names: readonly string[]) =>
    Object.fromEntries(names.map(name => [name, shapeOf(columns[name] as ReportColumn)]))
  const data = z.object({
    Rader: z.array(z.object(shapes(Object.keys(columns)))),
    Summor: z.array(z.object({ Grupp: z.string().nullable(), ...shapes(measures) })),
  })
  const sums = group === undefined ? 'and the sums of all' : `and the sums by ${group} and of all`
  return {
    rows: call('GET', path, {
      summary: `Returns the report ${title}: a row for each ${keys.join(', ')}, ${sums} that match, by ${sortedBy}. Without perPage, returns the first 10,000. Sorts by ${Object.keys(columns).join(', ')}. Searches in ${searched.join(', ')}. The filter takes ${Object.keys(facts.filters).join(', ')}.`,
      access: { right },
      paged: true,
      takesFields: false,
      filter: selectionShape(facts.filters),
      data: data as unknown as z.ZodType<ReportPart>,
    }),
  }
}

/** The calls of a report. */
export type ReportCalls = ReturnType<typeof reportCalls>

/** The calls of all reports, by the names of their reports. */
export const reportCatalogue = Object.fromEntries(
  Object.entries(reports).map(([name, each]) => [name, reportCalls(each)]),
) as Readonly<Record<ReportName, ReportCalls>>
