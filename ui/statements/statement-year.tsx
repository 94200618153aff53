import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import type { StatementMonth } from '#contracts/statements/shapes.ts'
import * as years from '#machines/salary-years/salary-year/salary-year.select.ts'
import { css, cx } from '#styled-system/css/index.js'
import { useSelect } from '#ui/runtime/hooks.tsx'
import { formatPeriod, today } from '#ui/text/format.ts'
import { common } from '#ui/theme/common-styles.ts'
import { IconButton } from '#ui/widgets/button/icon-button.tsx'
import { ErrorState } from '#ui/widgets/feedback/error-state.tsx'
import { PageHeader } from '#ui/widgets/page/page-header.tsx'
import { CellNote, type PlainColumn, type PlainRow, PlainTable } from '#ui/widgets/plain-table/plain-table.tsx'
import { Section } from '#ui/widgets/section/section.tsx'
import { SkeletonRows } from '#ui/widgets/skeleton/skeleton.tsx'
import { link } from './look.ts'
import { MonthChecks, MonthStatus } from './month-status.tsx'
import { statementTexts as texts } from './statements.text.ts'

const number = css({ textStyle: 'strong', fontVariantNumeric: 'tabular-nums' })
const name = css({ textTransform: '[capitalize]' })
const query = 'ar'

/** Returns the path of a year's statements. */
export const yearPath = (path: string, year: string): string => `${path}?${query}=${year}`

/** Returns the year of the address, else the salary year in use, and what goes to another. */
export function useStatementYear() {
  const [search, setSearch] = useSearchParams()
  const salaryYear = useSelect('salaryYear', years.year)
  const asked = search.get(query) ?? ''
  const year = /^20\d\d$/.test(asked) ? asked : String(salaryYear ?? today().slice(0, 4))
  return { year, go: (by: number) => setSearch({ [query]: String(Number(year) + by) }) }
}

/** A column of the statement's own sums. */
interface SumColumn<Of> extends Omit<PlainColumn, 'isNumeric'> {
  readonly of: (month: Of) => ReactNode
}

interface StatementYearProps<Of extends StatementMonth> {
  readonly title: string
  readonly context: string
  /** The path of the year; a month is below it. */
  readonly path: string
  readonly year: string
  readonly go: (by: number) => void
  readonly sums: readonly SumColumn<Of>[]
  /** Null until they have come. */
  readonly months: readonly Of[] | null
  readonly failure: { readonly title: string; readonly onRetry: () => void } | null
}

/** Renders the months of a year with where each statement stands. */
export function StatementYear<Of extends StatementMonth>(props: StatementYearProps<Of>) {
  const { title, context, path, year, go, sums, months, failure } = props
  return (
    <>
      <PageHeader
        title={title}
        context={context}
        actions={
          <div className={common.row}>
            <IconButton icon={ChevronLeft} size="sm" label={texts.previousYear} onClick={() => go(-1)} />
            <span className={number} aria-live="polite">
              {year}
            </span>
            <IconButton icon={ChevronRight} size="sm" label={texts.nextYear} onClick={() => go(1)} />
          </div>
        }
      />
      {months ? (
        <Section title={texts.months(year)} padding="none">
          <PlainTable
            caption={texts.months(year)}
            columns={columnsWith(sums)}
            rows={months.map(month => rowOf(path, sums, month))}
            wideFrom="md"
            fills="section"
          />
        </Section>
      ) : failure ? (
        <ErrorState title={failure.title} onRetry={failure.onRetry} />
      ) : (
        <SkeletonRows rows={12} />
      )}
    </>
  )
}

const columnsWith = <Of,>(sums: readonly SumColumn<Of>[]): readonly PlainColumn[] => [
  { label: texts.columns.period },
  { label: texts.columns.status, isWide: true },
  { label: texts.columns.due, isWide: true },
  ...sums.map(({ of: _, ...column }): PlainColumn => ({ ...column, isNumeric: true })),
  { label: texts.columns.checks, isWide: true },
]

function rowOf<Of extends StatementMonth>(path: string, sums: readonly SumColumn<Of>[], month: Of): PlainRow {
  const { Period, SistaDag, EjKlara } = month
  const [status, checks] = [<MonthStatus key="status" month={month} />, <MonthChecks key="checks" month={month} />]
  const named = (
    <>
      <Link className={cx(link, name)} to={`${path}/${Period}`}>
        {formatPeriod(`${Period.slice(0, 4)}-${Period.slice(4)}`)}
      </Link>
      <CellNote isNarrow wideFrom="md">
        {status} {checks}
      </CellNote>
      {EjKlara > 0 && <CellNote>{texts.unfinished(EjKlara)}</CellNote>}
    </>
  )
  return { key: Period, cells: [named, status, SistaDag, ...sums.map(({ of }) => of(month)), checks] }
}
