import Users from 'lucide-react/icons/users'
import type { CSSProperties } from 'react'
import { employmentForms } from '#contracts/code-lists/employment-forms.ts'
import type { EmployeeSummary } from '#contracts/infopanel/shapes.ts'
import { sva } from '#styled-system/css/index.js'
import { useList } from '#ui/runtime/hooks.tsx'
import { infopanelTexts } from '#ui/screens/infopanel/infopanel.text.ts'
import { ListView } from '#ui/shell/list-view.tsx'
import { formatCount } from '#ui/text/format.ts'
import { EmptyState } from '#ui/widgets/feedback/empty-state.tsx'
import { Section } from '#ui/widgets/section/section.tsx'

const texts = infopanelTexts.employees
const count = sva({
  slots: ['total', 'number', 'table', 'form', 'bar', 'cell'],
  base: {
    total: { display: 'flex', alignItems: 'baseline', gap: '2', marginBottom: '4', color: 'fg.muted' },
    number: { textStyle: 'headingLg', color: 'fg.default', fontVariantNumeric: 'tabular-nums' },
    table: { width: 'full', textStyle: 'table', borderCollapse: 'collapse', '& tr + tr > *': { borderTop: 'subtle' } },
    form: { textAlign: 'start', textStyle: 'table', paddingBlock: '2', paddingRight: '4', overflowWrap: 'anywhere' },
    bar: {
      display: { base: 'none', sm: 'table-cell' },
      width: '[45%]',
      '& span': {
        display: 'block',
        height: '2',
        borderRadius: 'full',
        bg: 'primary.fill',
        width: '[calc(var(--share) * 100%)]',
        minWidth: '1',
      },
    },
    cell: { textAlign: 'end', paddingLeft: '4', paddingBlock: '2', fontVariantNumeric: 'tabular-nums' },
  },
})

/** Renders the number of employees in the year, in total and by form of employment. */
export function EmployeeCount({ year }: { readonly year: number }) {
  const list = useList('employees')
  return (
    <Section title={texts.title} description={texts.context(year)}>
      <ListView list={list}>{summary => <Forms {...summary} />}</ListView>
    </Section>
  )
}

function Forms({ Antal, Anstallningsformer }: EmployeeSummary) {
  const styles = count()
  if (Antal === 0) return <EmptyState size="sm" icon={Users} title={texts.empty.title} text={texts.empty.text} />
  const most = Math.max(...Anstallningsformer.map(form => form.Antal))
  return (
    <>
      <p className={styles.total}>
        <span className={styles.number}>{formatCount(Antal)}</span> {texts.total(Antal)}
      </p>
      <table className={styles.table}>
        <thead hidden>
          <tr>
            <th>{texts.form}</th>
            <th aria-hidden />
            <th>{texts.count}</th>
          </tr>
        </thead>
        <tbody>
          {Anstallningsformer.map(form => (
            <tr key={form.AnstForm}>
              <th scope="row" className={styles.form}>
                {employmentForms.label(form.AnstForm)}
              </th>
              <td className={styles.bar} aria-hidden>
                <span style={{ '--share': form.Antal / most } as CSSProperties} />
              </td>
              <td className={styles.cell}>{formatCount(form.Antal)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
