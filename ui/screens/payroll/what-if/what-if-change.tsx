import { useSelector } from '@xstate/react'
import Calculator from 'lucide-react/icons/calculator'
import Square from 'lucide-react/icons/square'
import { whatIfLayout } from '#contracts/payroll/what-if/what-if.form.ts'
import {
  assignmentConditions,
  type EmployeeFilterValues,
  employeeFilter,
  staffFilterOf,
} from '#contracts/person/employee-filter.ts'
import type { FlowRef } from '#machines/app/app.flows.ts'
import * as select from '#machines/payroll/what-if/what-if.select.ts'
import { EmployeeFilter } from '#ui/forms/employee-filter/employee-filter.tsx'
import { useStaffOptions } from '#ui/forms/employee-filter/use-staff-options.ts'
import { FormCard } from '#ui/forms/form-card.tsx'
import { FormProvider } from '#ui/forms/form-context.tsx'
import { settleOnEnter } from '#ui/forms/settle-on-enter.ts'
import { useEmployees, useRuntime } from '#ui/runtime/hooks.tsx'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Section } from '#ui/widgets/section/section.tsx'
import { whatIfTexts as texts } from './what-if.text.ts'

const [page] = whatIfLayout.pages

interface WhatIfChangeProps {
  readonly flow: FlowRef<'whatIf'>
  readonly form: FlowRef<'whatIfForm'>
  readonly change: string
  readonly filter: EmployeeFilterValues
  readonly onFilter: (filter: EmployeeFilterValues) => void
}

/** Renders the change, whom it is for, and the button that calculates, as Enter does. */
export function WhatIfChangePart({ flow, form, change, filter, onFilter }: WhatIfChangeProps) {
  const { vault } = useRuntime()
  const employees = useEmployees()
  const options = useStaffOptions()
  const isCalculating = useSelector(flow, select.isCalculating)
  const hasResult = useSelector(flow, select.isAnswered)
  const mayCalculate = change !== '' && Object.keys(employeeFilter.problems(filter)).length === 0
  const calculate = () => {
    if (mayCalculate && !isCalculating)
      flow.send({ type: 'whatIf.calculate', Andring: select.changeOf(change), Urval: staffFilterOf(filter) })
  }
  return (
    <form
      className={common.fluid4}
      noValidate
      aria-label={texts.change}
      onSubmit={event => {
        event.preventDefault()
        calculate()
      }}
      onKeyDown={settleOnEnter(form)}
    >
      <FormProvider flow={form} layout={whatIfLayout} vault={vault}>
        {page?.cards.map(card => (
          <FormCard key={card.id} card={card} isOpen onOpenChange={() => {}} />
        ))}
      </FormProvider>
      <Section title={texts.selection} description={texts.selectionHint}>
        <EmployeeFilter
          employees={employees}
          options={options}
          value={filter}
          onChange={onFilter}
          conditions={assignmentConditions}
          disabledReason={undefined}
        />
      </Section>
      <div className={common.wrap}>
        <Button type="submit" variant="primary" icon={Calculator} pending={isCalculating} disabled={!mayCalculate}>
          {hasResult ? texts.again : texts.calculate}
        </Button>
        {isCalculating && (
          <Button icon={Square} onClick={() => flow.send({ type: 'whatIf.stop' })}>
            {texts.stop}
          </Button>
        )}
      </div>
    </form>
  )
}
