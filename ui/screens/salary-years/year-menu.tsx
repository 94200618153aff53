import CalendarDays from 'lucide-react/icons/calendar-days'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Eraser from 'lucide-react/icons/eraser'
import Plus from 'lucide-react/icons/plus'
import { openings, right } from '#contracts/rights/openings.ts'
import * as select from '#machines/salary-years/salary-year/salary-year.select.ts'
import { css } from '#styled-system/css/index.js'
import { useMay } from '#ui/runtime/access.ts'
import { useFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { shellTexts } from '#ui/shell/shell.text.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Menu } from '#ui/widgets/menu/menu.tsx'
import { MenuItem, MenuSeparator } from '#ui/widgets/menu/menu-item.tsx'
import { MenuRadioGroup } from '#ui/widgets/menu/menu-options.tsx'

/** Shows only the year on a phone, where there is no room for the icon. */
const trigger = css({ smDown: { paddingInline: '2', '& svg:first-child': { display: 'none' } } })

/**
 * Renders the menu of salary years: the one in use, the others to change to, and, for those allowed
 * to, creating and purging years.
 */
export function YearMenu() {
  const flow = useFlow('salaryYear')
  const years = useSelect('salaryYear', select.years)
  const year = useSelect('salaryYear', select.year)
  const mayCreate = useMay(right('SalaryYear.CreateNew'))
  const mayPurge = useMay(openings.removeCompany)
  if (year === null && !mayCreate) return null
  const shown = year ?? shellTexts.noYear
  return (
    <Menu
      label={shellTexts.salaryYear}
      maxHeight={300}
      align="end"
      trigger={
        <Button
          variant="secondary"
          size="sm"
          icon={CalendarDays}
          className={trigger}
          aria-label={`${shellTexts.salaryYear} ${shown}`}
        >
          {shown}
          <ChevronDown aria-hidden />
        </Button>
      }
    >
      {year !== null && (
        <MenuRadioGroup
          label={shellTexts.salaryYear}
          value={String(year)}
          onChange={chosen => flow.send({ type: 'salaryYear.choose', year: chosen })}
          options={years.map(each => ({ value: String(each), label: String(each) }))}
        />
      )}
      {(mayCreate || mayPurge) && year !== null && <MenuSeparator />}
      {mayCreate && (
        <MenuItem value="create" icon={Plus} onSelect={() => flow.send({ type: 'salaryYears.open', dialog: 'create' })}>
          {shellTexts.createYear}
        </MenuItem>
      )}
      {mayPurge && year !== null && (
        <MenuItem value="purge" icon={Eraser} onSelect={() => flow.send({ type: 'salaryYears.open', dialog: 'purge' })}>
          {shellTexts.purgeYears}
        </MenuItem>
      )}
    </Menu>
  )
}
