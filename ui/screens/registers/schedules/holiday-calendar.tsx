import { type HolidayValues, holidayKinds } from '#contracts/registers/holidays.ts'
import { addDays, daysBetween, isoDate } from '#contracts/rules/date.ts'
import { css } from '#styled-system/css/index.js'
import { scheduleTexts } from './schedules.text.ts'

const { months, shortWeekdays } = scheduleTexts
const grid = css({
  display: 'grid',
  gap: '4',
  alignItems: 'start',
  gridTemplateColumns: '[repeat(auto-fill, minmax(11.5rem, 1fr))]',
})
const month = css({ width: 'full', textStyle: 'caption', tableLayout: 'fixed' })
const name = css({ textStyle: 'captionStrong', textAlign: 'start', paddingBottom: '1' })
const head = css({ color: 'fg.muted', textStyle: 'caption', textAlign: 'center' })
const cell = css({
  textAlign: 'center',
  borderRadius: 'sm',
  height: '6',
  fontVariantNumeric: 'tabular-nums',
  '&[data-sunday]': { color: 'fg.muted' },
  '&[data-kind=H]': { bg: 'error.bg', color: 'error.text', textStyle: 'captionStrong' },
  '&[data-kind=S]': { bg: 'error.fill', color: 'error.on', textStyle: 'captionStrong' },
  '&[data-kind=A]': { bg: 'accent.bg', color: 'accent.text', textStyle: 'captionStrong' },
})
const legend = css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '4', textStyle: 'caption' })
const mark = css({ display: 'inline-block', paddingInline: '2', marginRight: '1' })

interface HolidayCalendarProps {
  readonly year: number
  readonly days: readonly HolidayValues[]
}

/** Renders the twelve months of a year with its holidays. */
export const HolidayCalendar = ({ year, days }: HolidayCalendarProps) => {
  const byDate = new Map(days.map(each => [each.Datum, each]))
  return (
    <>
      <div className={grid}>
        {months.map((title, at) => (
          <table key={title} className={month}>
            <caption className={name}>{title}</caption>
            <thead>
              <tr>
                {shortWeekdays.map(day => (
                  <th key={day} scope="col" className={head} abbr={day}>
                    {day.charAt(0)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeksOf(year, at + 1).map(week => (
                <tr key={week.find(date => date !== null)}>
                  {week.map((date, weekday) => {
                    const holiday = date === null ? undefined : byDate.get(date)
                    const kind = holidayKinds.find(({ value }) => value === holiday?.HelgTyp)
                    return (
                      <td
                        // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place in the week.
                        key={weekday}
                        className={cell}
                        data-kind={holiday?.HelgTyp}
                        data-sunday={weekday === 6 || undefined}
                        title={holiday && `${holiday.BenText} (${kind?.label})`}
                      >
                        {date === null ? '' : Number(date.slice(8))}
                      </td>
                    )
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
      <p className={legend}>
        {holidayKinds.map(({ value, label }) => (
          <span key={value}>
            <span className={`${cell} ${mark}`} data-kind={value} aria-hidden>
              1
            </span>
            {label}
          </span>
        ))}
      </p>
    </>
  )
}

/** Returns the weeks of a month, Monday first; null for the days of other months. */
function weeksOf(year: number, month: number): readonly (readonly (string | null)[])[] {
  const first = isoDate(year, month, 1)
  const before = (new Date(first).getUTCDay() + 6) % 7
  const days = daysBetween(first, isoDate(year, month + 1, 1))
  return Array.from({ length: Math.ceil((before + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => {
      const at = week * 7 + day - before
      return at >= 0 && at < days ? addDays(first, at) : null
    }),
  )
}
