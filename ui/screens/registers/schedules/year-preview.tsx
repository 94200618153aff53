import { useMemo, useState } from 'react'
import { holidayOf } from '#contracts/registers/holidays.ts'
import { workScheduleOf } from '#contracts/registers/work-schedules.ts'
import { minutesByMonth, planOfYear } from '#contracts/schedules/work-schedule.ts'
import { css } from '#styled-system/css/index.js'
import { useFormSelect } from '#ui/forms/form-context.tsx'
import { today } from '#ui/text/format.ts'
import { common } from '#ui/theme/common-styles.ts'
import { ErrorState } from '#ui/widgets/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/widgets/skeleton/skeleton.tsx'
import { scheduleTexts } from './schedules.text.ts'
import { useWorkCalendar } from './use-work-calendar.ts'
import { YearHeat } from './year-heat.tsx'
import { YearNav } from './year-nav.tsx'

const { year: texts, months, hours } = scheduleTexts
const stack = css({ display: 'grid', gap: '4', marginTop: '6', gridTemplateColumns: '[minmax(0, 1fr)]' })
const title = common.title
const table = css({
  display: 'grid',
  columnGap: '6',
  gridTemplateColumns: '[repeat(auto-fill, minmax(11rem, 1fr))]',
  textStyle: 'table',
})
const line = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '2',
  paddingBlock: '1',
  borderBottom: 'subtle',
})

/**
 * Renders the planned hours of a year: a day's length as its shade, and the hours of each month.
 */
export default function YearPreview() {
  const [year, setYear] = useState(() => Number(today().slice(0, 4)))
  const { flow, contents, isFailed } = useWorkCalendar(year, true)
  const values = useFormSelect(({ context }) => context.values)
  const plan = useMemo(
    () =>
      contents &&
      planOfYear(workScheduleOf(values), year, {
        days: new Map(contents.shifts.map(({ code, day }) => [code, day])),
        holidays: new Map(contents.holidays.map(each => [each.Datum, holidayOf(each)])),
      }),
    [contents, values, year],
  )
  const monthly = plan ? minutesByMonth(plan) : []
  return (
    <section className={stack} aria-label={texts.title(year)}>
      <div className={common.wrapApart2}>
        <h3 className={title}>{texts.title(year)}</h3>
        <YearNav year={year} onChange={setYear} />
      </div>
      {plan ? (
        <>
          <YearHeat plan={plan} />
          <dl className={table} aria-label={texts.table}>
            {[...monthly, monthly.reduce((sum, each) => sum + each, 0)].map((minutes, month) => (
              <div key={months[month] ?? texts.total} className={line}>
                <dt>{months[month] ?? texts.total}</dt>
                <dd className={common.figures}>{hours(minutes)}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : isFailed ? (
        <ErrorState title={texts.failed} size="sm" onRetry={() => flow?.send({ type: 'workCalendar.retry' })} />
      ) : (
        <SkeletonRows rows={4} />
      )}
    </section>
  )
}
