import type { PlannedDay } from '#contracts/schedules/work-schedule.ts'
import { css } from '#styled-system/css/index.js'
import { common } from '#ui/theme/common-styles.ts'
import { scheduleTexts } from './schedules.text.ts'

const { year: texts, months, hours, week } = scheduleTexts
const grid = css({
  display: 'grid',
  gap: '2',
  // Counts that twelve months fill evenly.
  gridTemplateColumns: { base: '[repeat(2, minmax(0, 1fr))]', md: '[repeat(4, minmax(0, 1fr))]' },
})
const name = css({ textStyle: 'captionStrong' })
const svg = css({ width: 'full', height: 'auto', display: 'block' })
const cell = css({
  fill: 'bg.subtle',
  '&[data-hours="1"]': { fill: '[color-mix(in srgb, {colors.primary.fill} 30%, {colors.bg.subtle})]' },
  '&[data-hours="2"]': { fill: '[color-mix(in srgb, {colors.primary.fill} 60%, {colors.bg.subtle})]' },
  '&[data-hours="3"]': { fill: 'primary.fill' },
  '&[data-deviates]': { stroke: 'accent.text', strokeWidth: '[1.5]' },
})
const dot = css({ fill: 'accent.text' })

/** How dark a day is: none, up to four hours, up to eight, or more. */
const shadeOf = (minutes: number): number => (minutes === 0 ? 0 : minutes <= 240 ? 1 : minutes < 480 ? 2 : 3)

/** Renders a year as twelve months of days, whose shades are their hours. */
export const YearHeat = ({ plan }: { readonly plan: readonly PlannedDay[] }) => (
  <div>
    <div className={grid}>
      {months.map((month, at) => (
        <Month key={month} title={month} days={plan.filter(({ date }) => Number(date.slice(5, 7)) === at + 1)} />
      ))}
    </div>
    <p className={common.caption}>{texts.legend}</p>
  </div>
)

function Month({ title, days }: { readonly title: string; readonly days: readonly PlannedDay[] }) {
  const first = (new Date(days[0]?.date ?? '2000-01-03').getUTCDay() + 6) % 7
  const minutes = days.reduce((sum, each) => sum + each.minutes, 0)
  const holidays = days.flatMap(({ holiday }) => (holiday ? [`${holiday.date.slice(8)} ${holiday.name}`] : []))
  return (
    <div>
      <p className={name}>{title}</p>
      <svg
        className={svg}
        viewBox="0 0 70 60"
        role="img"
        aria-label={texts.day(title, hours(minutes), holidays.join(', '))}
      >
        {days.map(({ date, minutes: ofDay, by, cell: what, holiday }, at) => {
          const [x, y] = [((first + at) % 7) * 10, Math.floor((first + at) / 7) * 10]
          return (
            <g key={date}>
              <title>{texts.day(date, ofDay === 0 ? week.off : `${what} ${hours(ofDay)}`, holiday?.name)}</title>
              <rect
                x={x + 0.75}
                y={y + 0.75}
                width={8.5}
                height={8.5}
                rx={1.5}
                className={cell}
                data-hours={shadeOf(ofDay)}
                data-deviates={by === 'deviation' || undefined}
              />
              {holiday && <circle cx={x + 5} cy={y + 5} r={1.75} className={dot} />}
            </g>
          )
        })}
      </svg>
    </div>
  )
}
