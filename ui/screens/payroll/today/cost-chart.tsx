import ChartColumn from 'lucide-react/icons/chart-column'
import type { CSSProperties } from 'react'
import type { PayrollCost } from '#contracts/infopanel/shapes.ts'
import { cx, sva } from '#styled-system/css/index.js'
import { todayTexts } from '#ui/screens/payroll/today/today.text.ts'
import { formatCount, formatPeriod } from '#ui/text/format.ts'
import { EmptyState } from '#ui/widgets/feedback/empty-state.tsx'
import { VisuallyHidden } from '#ui/widgets/visually-hidden/visually-hidden.tsx'
import { CostTable } from './cost-table.tsx'

const texts = todayTexts.costs
const chart = sva({
  slots: ['head', 'sum', 'small', 'bars', 'bar', 'fees', 'gross', 'imported', 'legend', 'key', 'month'],
  base: {
    head: { marginBottom: '4' },
    sum: { textStyle: 'headingSm', fontVariantNumeric: 'tabular-nums' },
    small: { textStyle: 'caption', color: 'fg.muted' },
    bars: {
      display: 'grid',
      gridTemplateColumns: '[repeat(13, minmax(0, 1fr))]',
      gap: { base: '1', md: '2' },
      listStyle: 'none',
      padding: '0',
    },
    bar: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'flex-end',
      height: '[8rem]',
      gap: '[1px]',
      borderBottom: 'subtle',
      '& span': { display: 'block', borderRadius: 'sm', height: '[calc(var(--share) * 100%)]' },
    },
    fees: { bg: 'border.control' },
    gross: { bg: 'primary.fill' },
    // Another program's figures: striped, so that they are told apart without colour.
    imported: {
      backgroundImage: '[repeating-linear-gradient(135deg, transparent 0 3px, token(colors.bg.surface) 3px 5px)]',
    },
    month: { display: 'block', textStyle: 'caption', color: 'fg.muted', textAlign: 'center', whiteSpace: 'nowrap' },
    legend: { display: 'flex', flexWrap: 'wrap', gap: '4', marginTop: '4', textStyle: 'caption', color: 'fg.muted' },
    key: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      '& i': { width: '3', height: '3', borderRadius: 'sm' },
    },
  },
})

const short = new Intl.DateTimeFormat('sv-SE', { month: 'narrow', timeZone: 'UTC' })
const kronor = (amount: number) => texts.kronor(formatCount(Math.round(amount)))
const isImported = ({ Importerade }: PayrollCost): boolean => Importerade > 0
const whole = ({ Brutto, Avgifter }: PayrollCost) => Brutto + Avgifter

/** Returns what a month cost more or less than the one before, in words. */
const changed = (difference: number): string =>
  Math.round(difference) === 0 ? texts.same : texts.change(kronor(difference), difference > 0)

/** Renders what each month cost as a column: pay, and the employer's contributions above it. */
export function CostChart({ costs }: { readonly costs: readonly PayrollCost[] }) {
  const styles = chart()
  const paid = costs.filter(({ Antal }) => Antal > 0)
  const newest = paid.at(-1)
  if (!newest) return <EmptyState size="sm" icon={ChartColumn} title={texts.empty.title} text={texts.empty.text} />
  const before = paid.at(-2)
  const most = Math.max(1, ...costs.map(whole))
  const drawn = (cost: PayrollCost) => isImported(cost) && styles.imported
  const share = (amount: number) => ({ '--share': Math.max(0, amount) / most }) as CSSProperties
  return (
    <>
      <div className={styles.head}>
        <p className={styles.sum}>{kronor(whole(newest))}</p>
        <p className={styles.small}>
          {texts.newest(formatPeriod(newest.Manad))}
          {before && ` · ${changed(whole(newest) - whole(before))}`}
        </p>
      </div>
      <ol className={styles.bars}>
        {costs.map(cost => (
          <li key={cost.Manad} title={tell(cost)}>
            <VisuallyHidden>{tell(cost)}</VisuallyHidden>
            <div className={styles.bar} aria-hidden>
              {cost.Antal > 0 && (
                <>
                  <span className={cx(styles.fees, drawn(cost))} style={share(cost.Avgifter)} />
                  <span className={cx(styles.gross, drawn(cost))} style={share(cost.Brutto)} />
                </>
              )}
            </div>
            <span className={styles.month} aria-hidden>
              {short.format(new Date(`${cost.Manad}-01T00:00:00Z`))}
            </span>
          </li>
        ))}
      </ol>
      <div className={styles.legend} aria-hidden>
        <span className={styles.key}>
          <i className={styles.gross} /> {texts.gross}
        </span>
        <span className={styles.key}>
          <i className={styles.fees} /> {texts.fees}
        </span>
        {costs.some(isImported) && (
          <span className={styles.key}>
            <i className={cx(styles.gross, styles.imported)} /> {texts.imported}
          </span>
        )}
      </div>
      <CostTable costs={costs} />
    </>
  )
}

/** Returns how many payslips a month has, and how many of them another program calculated. */
function slipsOf({ Antal, Importerade }: PayrollCost): string {
  const all = formatCount(Antal)
  if (Importerade === 0) return texts.slips(all)
  return Importerade === Antal ? texts.importedSlips(all) : texts.partlyImported(all, formatCount(Importerade))
}

const tell = (cost: PayrollCost): string =>
  cost.Antal === 0
    ? texts.none(formatPeriod(cost.Manad))
    : texts.month(formatPeriod(cost.Manad), kronor(cost.Brutto), kronor(cost.Avgifter), slipsOf(cost))
