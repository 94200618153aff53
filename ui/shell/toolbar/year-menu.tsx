import { CalendarDays, ChevronDown } from 'lucide-react'
import * as select from '#machines/salary-year/salary-year.select.ts'
import { useFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { shellTexts } from '#ui/text/shell.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Menu } from '#ui/widgets/menu/menu.tsx'
import { MenuRadioGroup } from '#ui/widgets/menu/menu-options.tsx'

/** The salary year in use, and the others to change to. */
export function YearMenu() {
  const flow = useFlow('salaryYear')
  const years = useSelect('salaryYear', select.years)
  const year = useSelect('salaryYear', select.year)
  if (year === null) return null
  return (
    <Menu
      label={shellTexts.salaryYear}
      maxHeight={300}
      align="end"
      trigger={
        <Button variant="secondary" size="sm" icon={CalendarDays} aria-label={`${shellTexts.salaryYear} ${year}`}>
          {year}
          <ChevronDown aria-hidden />
        </Button>
      }
    >
      <MenuRadioGroup
        label={shellTexts.salaryYear}
        value={String(year)}
        onChange={chosen => flow.send({ type: 'salaryYear.choose', year: chosen })}
        options={years.map(each => ({ value: String(each), label: String(each) }))}
      />
    </Menu>
  )
}
