import { useSelector } from '@xstate/react'
import Users from 'lucide-react/icons/users'
import { type FormValues, labelOf } from '#contracts/forms/field.ts'
import { employeeFilter, untoldConditions } from '#contracts/person/employee-filter.ts'
import * as select from '#machines/employees/employee-count/employee-count.select.ts'
import type { EmployeeCount as Count, StaffRegister } from '#machines/employees/employee-count/employee-count.types.ts'
import { css } from '#styled-system/css/index.js'
import { employeeFilterTexts } from '#ui/forms/employee-filter/employee-filter.text.ts'
import { formatCount } from '#ui/text/format.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { widgetTexts } from '#ui/widgets/widgets.text.ts'
import { useEmployeeCount } from './use-employee-count.ts'

const texts = employeeFilterTexts.count
const line = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minWidth: '0',
  color: 'fg.muted',
  fontVariantNumeric: 'tabular-nums',
  '& svg': { flexShrink: '0', width: 'icon.sm', height: 'icon.sm' },
})

interface EmployeeCountProps {
  readonly employees: StaffRegister
  readonly filter: FormValues
}

/** Renders the number of employees that match a filter, updated with it. */
export function EmployeeCount({ employees, filter }: EmployeeCountProps) {
  const flow = useEmployeeCount(employees, filter)
  const count = useSelector(flow, select.count)
  const isCounting = useSelector(flow, select.isCounting)
  const isFailed = useSelector(flow, select.isFailed)
  const untold = untoldConditions(filter).map(({ field }) =>
    labelOf(employeeFilter.fields[field], filter).toLocaleLowerCase('sv'),
  )
  const words = isFailed
    ? texts.failed
    : untold.length > 0
      ? texts.untold(untold.join(', '))
      : count
        ? textsOf(count)
        : isCounting
          ? texts.counting
          : ''
  return (
    <div className={line}>
      <span role="status" className={line} aria-busy={isCounting}>
        {words !== '' && <Users aria-hidden />}
        {words}
      </span>
      {isFailed && (
        <Button variant="ghost" size="sm" onClick={() => flow.send({ type: 'count.retry' })}>
          {widgetTexts.tryAgain}
        </Button>
      )}
    </div>
  )
}

function textsOf({ kept, all }: Count): string {
  if (all === 0) return texts.empty
  if (kept === 0) return texts.nobody
  return kept === all ? texts.all(formatCount(all)) : texts.some(formatCount(kept), formatCount(all))
}
