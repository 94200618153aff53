import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link, useSearchParams } from 'react-router-dom'
import type { DeclarationMonth } from '#contracts/payroll/declaration/shapes.ts'
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
import { showWhole } from './amounts.ts'
import { declarationTexts as texts } from './declaration.text.ts'
import { link } from './declaration-look.ts'
import { MonthChecks, MonthStatus } from './month-status.tsx'
import { useDeclarationYear } from './use-declaration.ts'

const number = css({ textStyle: 'strong', fontVariantNumeric: 'tabular-nums' })
const name = css({ textTransform: '[capitalize]' })
const query = 'ar'

/** Renders the months of a year with where each declaration stands. */
export default function DeclarationYear() {
  const [search, setSearch] = useSearchParams()
  const salaryYear = useSelect('salaryYear', years.year)
  const asked = search.get(query) ?? ''
  const year = /^20\d\d$/.test(asked) ? asked : String(salaryYear ?? today().slice(0, 4))
  const { flow, months, isFailed } = useDeclarationYear(year)
  const go = (by: number) => setSearch({ [query]: String(Number(year) + by) })
  return (
    <>
      <PageHeader
        title={texts.title}
        context={texts.yearContext}
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
          <Months months={months} year={year} />
        </Section>
      ) : isFailed ? (
        <ErrorState title={texts.failed} onRetry={() => flow?.send({ type: 'declaration.retry' })} />
      ) : (
        <SkeletonRows rows={12} />
      )}
    </>
  )
}

const columns: readonly PlainColumn[] = [
  { label: texts.columns.period },
  { label: texts.columns.status, isWide: true },
  { label: texts.columns.due, isWide: true },
  { label: texts.columns.persons, isNumeric: true, isWide: true },
  { label: texts.columns.fees, isNumeric: true },
  { label: texts.columns.tax, isNumeric: true, isWide: true },
  { label: texts.columns.checks, isWide: true },
]

const Months = ({ months, year }: { readonly months: readonly DeclarationMonth[]; readonly year: string }) => (
  <PlainTable caption={texts.months(year)} columns={columns} rows={months.map(rowOf)} wideFrom="md" fills="section" />
)

function rowOf(month: DeclarationMonth): PlainRow {
  const { Period, SistaDag, Individuppgifter, Avgifter, Skatt, EjKlara } = month
  const amount = (kronor: number | null) => (kronor === null ? '–' : showWhole(kronor))
  const [status, checks] = [<MonthStatus key="status" month={month} />, <MonthChecks key="checks" month={month} />]
  const named = (
    <>
      <Link className={cx(link, name)} to={`/employerDeclaration/${Period}`}>
        {formatPeriod(`${Period.slice(0, 4)}-${Period.slice(4)}`)}
      </Link>
      <CellNote isNarrow wideFrom="md">
        {status} {checks}
      </CellNote>
      {EjKlara > 0 && <CellNote>{texts.unfinished(EjKlara)}</CellNote>}
    </>
  )
  return { key: Period, cells: [named, status, SistaDag, Individuppgifter, amount(Avgifter), amount(Skatt), checks] }
}
