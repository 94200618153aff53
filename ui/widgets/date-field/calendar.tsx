import { DatePicker, parseDate, useDatePickerContext } from '@ark-ui/react/date-picker'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useCallback } from 'react'
import { calendar } from '#styled-system/recipes/index.js'
import { today } from '#ui/text/format.ts'
import { widgetTexts } from '#ui/widgets/widgets.text.ts'
import { Button } from '../button/button.tsx'

const texts = widgetTexts.calendar

export interface CalendarProps {
  /** The unit to pick: a day, or a month as its first day. */
  readonly unit: 'day' | 'month'
  /** YYYY-MM-DD, or undefined to begin at today. */
  readonly value: string | undefined
  readonly onPick: (date: string) => void
}

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone

/**
 * Renders a month's days by week from Monday, or a year's months. Arrow keys move by day and week,
 * Page Up and Page Down by month, with Shift by year, Home and End to the ends of the month; Enter
 * picks. The heading switches from days to months to years.
 */
export const Calendar = ({ unit, value, onPick }: CalendarProps) => {
  const styles = calendar()
  const picked = value === undefined ? [] : [parseDate(value)]
  const takeFocus = useCallback(
    (element: HTMLElement | null) =>
      element?.querySelector<HTMLElement>(`[data-view=${unit}][data-focus]`)?.focus({ preventScroll: true }),
    [unit],
  )
  return (
    <DatePicker.Root
      inline
      locale="sv-SE"
      timeZone={timeZone}
      startOfWeek={1}
      showWeekNumbers
      fixedWeeks
      outsideDaySelectable
      minView={unit}
      defaultView={unit}
      value={picked}
      onValueChange={details => details.value[0] && onPick(details.value[0].toString())}
      translations={{ ...texts.steps, dayCell: ({ valueText }) => valueText }}
    >
      <DatePicker.Content
        ref={takeFocus}
        role="group"
        aria-label={texts.name}
        aria-roledescription={texts.name}
        className={styles.root}
      >
        {unit === 'day' && (
          <DatePicker.View view="day">
            <Head />
            <Days onPickAgain={date => date === value && onPick(date)} />
          </DatePicker.View>
        )}
        {(['month', 'year'] as const).map(view => (
          <DatePicker.View key={view} view={view}>
            <Head />
            <Cells view={view} />
          </DatePicker.View>
        ))}
        <footer className={styles.foot}>
          <Button size="sm" variant="ghost" onClick={() => onPick(today())}>
            {unit === 'day' ? texts.today : texts.thisMonth}
          </Button>
        </footer>
      </DatePicker.Content>
    </DatePicker.Root>
  )
}

const Head = () => {
  const styles = calendar()
  const { view, visibleRangeText } = useDatePickerContext()
  return (
    <DatePicker.ViewControl className={styles.head}>
      <DatePicker.PrevTrigger className={styles.step}>
        <ChevronLeft aria-hidden />
      </DatePicker.PrevTrigger>
      <DatePicker.ViewTrigger
        className={styles.range}
        aria-label={texts.from(visibleRangeText.formatted, texts.steps.viewTrigger(view))}
      >
        {visibleRangeText.formatted}
      </DatePicker.ViewTrigger>
      <DatePicker.NextTrigger className={styles.step}>
        <ChevronRight aria-hidden />
      </DatePicker.NextTrigger>
    </DatePicker.ViewControl>
  )
}

/**
 * @param onPickAgain called when the current value is picked again, which Ark does not report as a
 * change
 */
const Days = ({ onPickAgain }: { readonly onPickAgain: (date: string) => void }) => {
  const styles = calendar()
  const { weekDays, weeks, getWeekNumber, focusedValue } = useDatePickerContext()
  return (
    <DatePicker.Table
      className={styles.table}
      aria-roledescription={texts.month}
      onKeyDown={event => event.key === 'Enter' && onPickAgain(focusedValue.toString())}
    >
      <DatePicker.TableHead>
        <DatePicker.TableRow>
          <DatePicker.WeekNumberHeaderCell className={styles.week}>{texts.week}</DatePicker.WeekNumberHeaderCell>
          {weekDays.map(day => (
            <DatePicker.TableHeader key={day.long} className={styles.weekday}>
              {day.short}
            </DatePicker.TableHeader>
          ))}
        </DatePicker.TableRow>
      </DatePicker.TableHead>
      <DatePicker.TableBody>
        {weeks.map((week, index) => (
          <DatePicker.TableRow key={week[0]?.toString()}>
            <DatePicker.WeekNumberCell weekIndex={index} week={week} className={styles.week}>
              {getWeekNumber(week)}
            </DatePicker.WeekNumberCell>
            {week.map(day => (
              <DatePicker.TableCell key={day.toString()} value={day}>
                <DatePicker.TableCellTrigger className={styles.day} onClick={() => onPickAgain(day.toString())}>
                  {day.day}
                </DatePicker.TableCellTrigger>
              </DatePicker.TableCell>
            ))}
          </DatePicker.TableRow>
        ))}
      </DatePicker.TableBody>
    </DatePicker.Table>
  )
}

const Cells = ({ view }: { readonly view: 'month' | 'year' }) => {
  const styles = calendar()
  const { getMonthsGrid, getYearsGrid } = useDatePickerContext()
  const rows = view === 'month' ? getMonthsGrid({ columns: 3, format: 'long' }) : getYearsGrid({ columns: 3 })
  return (
    <DatePicker.Table className={styles.table} columns={3} aria-roledescription={texts[view]}>
      <DatePicker.TableBody>
        {rows.map(row => (
          <DatePicker.TableRow key={row[0]?.value}>
            {row.map(({ label, value }) => (
              <DatePicker.TableCell key={value} value={value}>
                <DatePicker.TableCellTrigger className={styles.cell}>{label}</DatePicker.TableCellTrigger>
              </DatePicker.TableCell>
            ))}
          </DatePicker.TableRow>
        ))}
      </DatePicker.TableBody>
    </DatePicker.Table>
  )
}
