import CalendarCheck from 'lucide-react/icons/calendar-check'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Printer from 'lucide-react/icons/printer'
import { daysBetween } from '#contracts/rules/date.ts'
import type { PayrollDate } from '#contracts/salary-years/payroll-date.ts'
import { isFetching } from '#machines/frame/download/download.select.ts'
import type { DownloadPath } from '#machines/frame/download/download.types.ts'
import { sva } from '#styled-system/css/index.js'
import { useFlow, useList, useSelect } from '#ui/runtime/hooks.tsx'
import { infopanelTexts } from '#ui/screens/infopanel/infopanel.text.ts'
import { ListView } from '#ui/shell/list-view.tsx'
import { formatPeriod, formatWeekday, today } from '#ui/text/format.ts'
import { Button, type Icon } from '#ui/widgets/button/button.tsx'
import { EmptyState } from '#ui/widgets/feedback/empty-state.tsx'
import { Section } from '#ui/widgets/section/section.tsx'

const texts = infopanelTexts.dates
const most = 6
const dates = sva({
  slots: ['list', 'row', 'day', 'weekday', 'what', 'small', 'ways'],
  base: {
    list: { display: 'flex', flexDirection: 'column', '& > li + li': { borderTop: 'subtle' } },
    row: { display: 'flex', gap: '4', alignItems: 'baseline', paddingBlock: '2', textStyle: 'table' },
    day: { flexShrink: '0', fontVariantNumeric: 'tabular-nums', width: '[7.5rem]' },
    weekday: { color: 'fg.muted' },
    what: { flex: '1', minWidth: '0', overflowWrap: 'anywhere' },
    ways: { display: 'flex', flexWrap: 'wrap', gap: '2', borderTop: 'subtle', marginTop: '2', paddingTop: '4' },
    small: { color: 'fg.muted', display: 'block', textStyle: 'caption' },
  },
})

/** Renders the next dates of payroll. */
export function NextDates() {
  const list = useList('payrollDates')
  return (
    <Section title={texts.title} description={texts.context}>
      <ListView list={list}>{upcoming => <Dates upcoming={upcoming.slice(0, most)} />}</ListView>
    </Section>
  )
}

function Dates({ upcoming }: { readonly upcoming: readonly PayrollDate[] }) {
  const styles = dates()
  if (upcoming.length === 0) {
    return <EmptyState size="sm" icon={CalendarCheck} title={texts.empty.title} text={texts.empty.text} />
  }
  const now = today()
  return (
    <>
      <ol className={styles.list}>
        {upcoming.map(({ Datum, Typ, Avser }) => (
          <li key={`${Datum} ${Typ} ${Avser}`} className={styles.row}>
            <span className={styles.day}>
              <time dateTime={Datum}>{Datum}</time> <span className={styles.weekday}>{formatWeekday(Datum)}</span>
              <span className={styles.small}>{textFor(daysBetween(now, Datum))}</span>
            </span>
            <span className={styles.what}>
              {texts.kinds[Typ]}
              <span className={styles.small}>{formatPeriod(Avser)}</span>
            </span>
          </li>
        ))}
      </ol>
      <div className={styles.ways}>
        <Way path="/file/payrollDates" icon={CalendarPlus} label={texts.calendar} />
        <Way path="/print/payrollDates" icon={Printer} label={texts.print} />
      </div>
    </>
  )
}

/** Renders a link that downloads the dates of the whole year. */
function Way({ path, icon, label }: { readonly path: DownloadPath; readonly icon: Icon; readonly label: string }) {
  const flow = useFlow('download')
  const pending = useSelect('download', isFetching(path))
  return (
    <Button size="sm" icon={icon} pending={pending} onClick={() => flow.send({ type: 'download.start', path })}>
      {label}
    </Button>
  )
}

const textFor = (days: number): string => (days <= 0 ? texts.today : days === 1 ? texts.tomorrow : texts.inDays(days))
