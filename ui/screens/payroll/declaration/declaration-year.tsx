import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link, useSearchParams } from 'react-router-dom'
import type { DeclarationMonth } from '#contracts/payroll/declaration/shapes.ts'
import * as years from '#machines/salary-years/salary-year/salary-year.select.ts'
import { css, cx } from '#styled-system/css/index.js'
import { useSelect } from '#ui/runtime/hooks.tsx'
import { formatPeriod, today } from '#ui/text/format.ts'
import { IconButton } from '#ui/widgets/button/icon-button.tsx'
import { ErrorState } from '#ui/widgets/feedback/error-state.tsx'
import { PageHeader } from '#ui/widgets/page/page-header.tsx'
import { Section } from '#ui/widgets/section/section.tsx'
import { SkeletonRows } from '#ui/widgets/skeleton/skeleton.tsx'
import { VisuallyHidden } from '#ui/widgets/visually-hidden/visually-hidden.tsx'
import { showWhole } from './amounts.ts'
import { declarationTexts as texts } from './declaration.text.ts'
import { cell, head, link, muted, narrowOnly, table, wideOnly } from './declaration-table.ts'
import { MonthChecks, MonthStatus } from './month-status.tsx'
import { useDeclarationYear } from './use-declaration.ts'

const nav = css({ display: 'flex', alignItems: 'center', gap: '1' })
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
          <div className={nav}>
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

const { columns } = texts
const Months = ({ months, year }: { readonly months: readonly DeclarationMonth[]; readonly year: string }) => (
  <table className={table}>
    <caption>
      <VisuallyHidden>{texts.months(year)}</VisuallyHidden>
    </caption>
    <thead>
      <tr>
        <th scope="col" className={head}>
          {columns.period}
        </th>
        <th scope="col" className={cx(head, wideOnly)}>
          {columns.status}
        </th>
        <th scope="col" className={cx(head, wideOnly)}>
          {columns.due}
        </th>
        {[columns.persons, columns.fees, columns.tax].map((each, at) => (
          <th key={each} scope="col" className={at === 1 ? head : cx(head, wideOnly)} data-number>
            {each}
          </th>
        ))}
        <th scope="col" className={cx(head, wideOnly)}>
          {columns.checks}
        </th>
      </tr>
    </thead>
    <tbody>
      {months.map(month => (
        <Month key={month.Period} month={month} />
      ))}
    </tbody>
  </table>
)

function Month({ month }: { readonly month: DeclarationMonth }) {
  const { Period, SistaDag, Individuppgifter, Avgifter, Skatt, EjKlara } = month
  const amount = (kronor: number | null) => (kronor === null ? '–' : showWhole(kronor))
  return (
    <tr>
      <th scope="row" className={cell}>
        <Link className={cx(link, name)} to={`/employerDeclaration/${Period}`}>
          {formatPeriod(`${Period.slice(0, 4)}-${Period.slice(4)}`)}
        </Link>
        <span className={narrowOnly}>
          <MonthStatus month={month} /> <MonthChecks month={month} />
        </span>
        {EjKlara > 0 && <span className={muted}>{texts.unfinished(EjKlara)}</span>}
      </th>
      <td className={cx(cell, wideOnly)}>
        <MonthStatus month={month} />
      </td>
      <td className={cx(cell, wideOnly)}>{SistaDag}</td>
      <td className={cx(cell, wideOnly)} data-number>
        {Individuppgifter}
      </td>
      <td className={cell} data-number>
        {amount(Avgifter)}
      </td>
      <td className={cx(cell, wideOnly)} data-number>
        {amount(Skatt)}
      </td>
      <td className={cx(cell, wideOnly)}>
        <MonthChecks month={month} />
      </td>
    </tr>
  )
}
