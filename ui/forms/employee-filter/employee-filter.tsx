import CircleAlert from 'lucide-react/icons/circle-alert'
import ListFilter from 'lucide-react/icons/list-filter'
import { useId, useMemo, useState } from 'react'
import {
  type EmployeeFilterValues,
  employeeFilter,
  everybody,
  type FilterCondition,
  filterConditions,
  withoutCondition,
} from '#contracts/person/employee-filter.ts'
import * as selectApp from '#machines/app/app.select.ts'
import type { StaffRegister } from '#machines/employees/employee-count/employee-count.types.ts'
import { css, cx } from '#styled-system/css/index.js'
import { employeeFilterTexts as texts } from '#ui/forms/employee-filter/employee-filter.text.ts'
import { useSelect } from '#ui/runtime/hooks.tsx'
import { today } from '#ui/text/format.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { FilterChips } from '#ui/widgets/chip/filter-chips.tsx'
import { useEmployeeOptions } from '#ui/widgets/employee-picker/use-employee-options.ts'
import { FieldFoot } from '#ui/widgets/field/field-frame.tsx'
import type { FieldOptions } from '../form-environment.ts'
import { EmployeeCount } from './employee-count.tsx'
import { chipsOf } from './filter-chips.ts'
import { FilterDialog } from './filter-dialog.tsx'

const root = css({ display: 'grid', gap: '1', minWidth: '0' })
const bar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '2', minWidth: '0' })
const icon = css({ color: 'error.text', flexShrink: '0' })

export interface EmployeeFilterProps {
  readonly value: EmployeeFilterValues
  readonly onChange: (value: EmployeeFilterValues) => void
  /** `useEmployees()` */
  readonly employees: StaffRegister
  /**
   * The options of AvdelningList, AvtalIdList, EgenskapIDList and BrukareList; a condition without
   * options is not offered.
   */
  readonly options?: FieldOptions | undefined
  /** The conditions that the dialog offers; all of them when left out. */
  readonly conditions?: readonly FilterCondition[] | undefined
  /** The screen's own error message; the filter shows the errors of its own rules. */
  readonly error?: string | undefined
  /** The reason why the filter is locked. */
  readonly disabledReason?: string | undefined
}

const noOptions: FieldOptions = {}

/** Returns the filter with the chosen company's word for a case in its labels. */
function useWorded(value: EmployeeFilterValues): EmployeeFilterValues {
  const wording = useSelect('app', selectApp.workplace)?.company.BrukareNamnTyp
  return useMemo(() => (wording === undefined ? value : { ...value, BrukareNamnTyp: wording }), [value, wording])
}

/**
 * Renders the employee filter of a list, a report or a run (second document §3.2): the active
 * conditions as chips, the dialog that edits them, and the number of matches. Example:
 *
 * const employees = useEmployees()
 * const [filter, setFilter] = useState(everybody)
 * <EmployeeFilter
 * value={filter} onChange={setFilter} employees={employees}
 * options={{ AvdelningList: departments }}
 * />
 *
 * The request sends `employeeFilter.write(filter, today())`.
 */
export function EmployeeFilter({
  value: filter,
  onChange,
  employees,
  options = noOptions,
  conditions,
  error,
  disabledReason,
}: EmployeeFilterProps) {
  const value = useWorded(filter)
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [openings, setOpenings] = useState(0)
  const { chosenOptions } = useEmployeeOptions(employees, value.AnstNrList)
  const chips = chipsOf(value, name => (name === 'AnstNrList' ? chosenOptions : (options[name] ?? [])), today())
  const [problem = error] = Object.values(employeeFilter.problems(value))
  const isLocked = disabledReason !== undefined
  const open = () => {
    setOpenings(openings + 1)
    setOpen(true)
  }
  const remove = (name: string) => {
    const condition = filterConditions.find(each => each.field === name)
    if (condition) onChange(withoutCondition(value, condition))
  }
  return (
    <fieldset className={root} aria-label={texts.chips}>
      <div className={bar}>
        <Button
          size="sm"
          icon={problem === undefined ? ListFilter : Wrong}
          aria-haspopup="dialog"
          aria-disabled={isLocked || undefined}
          aria-describedby={problem === undefined ? (isLocked ? `${id}-reason` : undefined) : `${id}-error`}
          onClick={isLocked ? undefined : open}
        >
          {texts.open}
        </Button>
        <FilterChips
          label={texts.chips}
          chips={chips}
          onRemove={isLocked ? undefined : remove}
          onClear={isLocked ? undefined : () => onChange(everybody)}
        />
        <EmployeeCount employees={employees} filter={value} />
      </div>
      <FieldFoot id={id} error={problem} disabledReason={disabledReason} help={null} />
      <FilterDialog
        key={openings}
        open={isOpen}
        onClose={() => setOpen(false)}
        value={value}
        onApply={applied => {
          onChange(applied)
          setOpen(false)
        }}
        employees={employees}
        options={options}
        conditions={conditions}
      />
    </fieldset>
  )
}

const Wrong = (props: { className?: string }) => (
  <CircleAlert {...props} className={cx(icon, props.className)} aria-hidden />
)
