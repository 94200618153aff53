import { right } from '#contracts/rights/openings.ts'
import * as selectApp from '#machines/app/app.select.ts'
import { css } from '#styled-system/css/index.js'
import { useMay } from '#ui/runtime/access.ts'
import { useSelect } from '#ui/runtime/hooks.tsx'
import { infopanelTexts } from '#ui/screens/infopanel/infopanel.text.ts'
import { Slot } from '#ui/shell/slot.tsx'
import { PageHeader } from '#ui/widgets/page/page-header.tsx'
import { AwayToday } from './away-today.tsx'
import { Birthday } from './birthday.tsx'
import { CompanyFacts } from './company-facts.tsx'
import { EmployeeCount } from './employee-count.tsx'
import { NewestNotifications } from './newest-notifications.tsx'
import { NextDates } from './next-dates.tsx'

/** Measures the container: the width depends on the help panel too, not only on the window. */
const room = css({ containerType: 'inline-size' })
const grid = css({
  display: 'grid',
  gap: { base: '4', md: '6' },
  alignItems: 'start',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  '@container (min-width: 60rem)': { gridTemplateColumns: '[minmax(0, 3fr) minmax(0, 2fr)]' },
})
const column = css({ display: 'grid', gap: { base: '4', md: '6' }, minWidth: '0' })

/**
 * Renders the start page: what the areas have to say, the newest notifications, the next dates, who
 * is away today, and the company in use with its employees.
 */
export default function Infopanel() {
  const workplace = useSelect('app', selectApp.workplace)
  const hasStatistics = useMay(right('Infopanel.LonDashboardStats'))
  if (!workplace?.year) return null
  const { company, year } = workplace
  return (
    <>
      <PageHeader title={infopanelTexts.title} context={`${company.Namn} · ${year}`} />
      <Birthday />
      <div className={room}>
        <div className={grid}>
          <div className={column}>
            <Slot of={({ StartPage }) => StartPage} />
            <NewestNotifications />
          </div>
          <div className={column}>
            <NextDates />
            {hasStatistics && <AwayToday />}
            {hasStatistics && <EmployeeCount year={year} />}
            <CompanyFacts company={company} />
          </div>
        </div>
      </div>
    </>
  )
}
