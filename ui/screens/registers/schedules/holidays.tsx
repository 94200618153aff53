import { useSelector } from '@xstate/react'
import CalendarHeart from 'lucide-react/icons/calendar-heart'
import Plus from 'lucide-react/icons/plus'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { holidays } from '#contracts/registers/holidays.ts'
import * as years from '#machines/salary-years/salary-year/salary-year.select.ts'
import { isRestoring } from '#machines/schedules/work-calendar/work-calendar.select.ts'
import { css } from '#styled-system/css/index.js'
import { useSelect } from '#ui/runtime/hooks.tsx'
import { newKey } from '#ui/runtime/new-key.ts'
import { today } from '#ui/text/format.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { EmptyState } from '#ui/widgets/feedback/empty-state.tsx'
import { ErrorState } from '#ui/widgets/feedback/error-state.tsx'
import { PageHeader } from '#ui/widgets/page/page-header.tsx'
import { Section } from '#ui/widgets/section/section.tsx'
import { SkeletonRows } from '#ui/widgets/skeleton/skeleton.tsx'
import { pathOfNew } from '../places.ts'
import { HolidayCalendar } from './holiday-calendar.tsx'
import { HolidayTable } from './holiday-table.tsx'
import { scheduleTexts } from './schedules.text.ts'
import { useWorkCalendar } from './use-work-calendar.ts'
import { YearNav } from './year-nav.tsx'

const texts = scheduleTexts.holidays
const columns = css({
  display: 'grid',
  gap: '6',
  alignItems: 'start',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(26rem, 2fr) minmax(0, 3fr)]' },
})
const query = 'ar'

/** Renders the holidays of a year: their list, and a calendar beside it. */
export default function Holidays({ mayWrite }: { readonly mayWrite: boolean }) {
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const salaryYear = useSelect('salaryYear', years.year)
  const asked = Number(search.get(query))
  const year = asked >= 2000 && asked <= 2999 ? asked : (salaryYear ?? Number(today().slice(0, 4)))
  const { flow, registers, contents, isFailed } = useWorkCalendar(year, false)
  const isPending = useSelector(flow, snapshot => snapshot !== undefined && isRestoring(snapshot))
  const restore = (
    <Button
      icon={RotateCcw}
      pending={isPending}
      onClick={() => flow?.send({ type: 'holidays.restore', year, key: newKey() })}
    >
      {texts.restore}
    </Button>
  )
  const days = contents?.holidays ?? []
  return (
    <>
      <PageHeader
        title={holidays.title}
        context={
          mayWrite ? <YearNav year={year} onChange={to => setSearch({ [query]: String(to) })} /> : texts.readOnly
        }
        actions={
          mayWrite ? (
            <div className={common.wrap}>
              {restore}
              <Button variant="primary" icon={Plus} onClick={() => navigate(pathOfNew(holidays))}>
                {texts.add}
              </Button>
            </div>
          ) : (
            <YearNav year={year} onChange={to => setSearch({ [query]: String(to) })} />
          )
        }
      />
      {contents ? (
        <div className={columns}>
          <Section title={texts.year(year)} padding={days.length > 0 ? 'none' : 'normal'}>
            {days.length > 0 ? (
              <HolidayTable
                days={days}
                onRemove={
                  mayWrite
                    ? ({ Datum, BenText }) =>
                        registers?.send({
                          type: 'register.remove',
                          register: 'holidays',
                          key: Datum,
                          text: `${Datum} ${BenText}`,
                          definite: holidays.definite,
                          isNeuter: holidays.isNeuter,
                          idempotencyKey: newKey(),
                        })
                    : undefined
                }
              />
            ) : (
              <EmptyState
                icon={CalendarHeart}
                title={texts.empty(year)}
                text={mayWrite ? texts.emptyText : undefined}
                action={mayWrite ? restore : undefined}
              />
            )}
          </Section>
          <Section title={texts.calendar}>
            <HolidayCalendar year={year} days={days} />
          </Section>
        </div>
      ) : isFailed ? (
        <ErrorState title={texts.failed} onRetry={() => flow?.send({ type: 'workCalendar.retry' })} />
      ) : (
        <SkeletonRows rows={12} />
      )}
    </>
  )
}
