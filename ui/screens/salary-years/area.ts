import CalendarDays from 'lucide-react/icons/calendar-days'
import { createElement } from 'react'
import * as selectApp from '#machines/app/app.select.ts'
import * as select from '#machines/salary-years/salary-year/salary-year.select.ts'
import { useFlow, useSelect } from '#ui/runtime/hooks.tsx'
import type { Area } from '#ui/shell/area.ts'
import type { Command } from '#ui/shell/command-palette/command.ts'
import { NoYear } from './no-year.tsx'
import { yearCommandTexts as texts } from './year-commands.text.ts'
import { YearMenu } from './year-menu.tsx'

/** The salary year in use, creating a year and purging old ones. */
export const salaryYears: Area = {
  toolbar: { end: YearMenu },
  useCommands: useYearCommands,
  useObstacle: () => (useSelect('app', selectApp.workplace)?.year ? null : createElement(NoYear)),
  dialogs: [
    {
      within: 'company',
      useIsWanted: () => useSelect('salaryYear', select.dialog) !== null,
      load: () => import('./salary-year-dialogs.tsx'),
    },
  ],
}

/** Returns the commands that change to another year. */
function useYearCommands(): readonly Command[] {
  const flow = useFlow('salaryYear')
  const years = useSelect('salaryYear', select.years)
  const year = useSelect('salaryYear', select.year)
  return years
    .filter(other => other !== year)
    .map(other => ({
      id: `action:year-${other}`,
      title: texts.change(other),
      also: texts.also,
      icon: CalendarDays,
      run: () => flow.send({ type: 'salaryYear.choose', year: other }),
    }))
}
