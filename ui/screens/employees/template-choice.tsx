import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { EmployeeChoices } from '#contracts/employees/shapes.ts'
import { filledFrom } from '#contracts/employees/template.ts'
import { employeeForm as model } from '#contracts/person/employee.form.ts'
import type { FlowRef } from '#machines/app/app.flows.ts'
import * as select from '#machines/kit/form/form.select.ts'
import { useWritten } from '#ui/runtime/hooks.tsx'
import { employeeTexts } from '#ui/screens/employees/employees.text.ts'
import { today } from '#ui/text/format.ts'
import { common } from '#ui/theme/common-styles.ts'
import { SelectField } from '#ui/widgets/select-field/select-field.tsx'

const texts = employeeTexts.new

export interface TemplateChoiceProps {
  readonly flow: FlowRef<'newEmployeeForm'>
  readonly templates: EmployeeChoices['Mallar']
}

/** Renders the choice of a template, which fills in the form of a new employee. */
export function TemplateChoice({ flow, templates }: TemplateChoiceProps) {
  const [chosen, setChosen] = useWritten('newEmployeeTemplate', '')
  const isLoaded = useSelector(flow, select.isLoaded)
  const options = useMemo(
    () => templates.map(({ Id, BenText }) => ({ value: Id, label: BenText, hint: Id })),
    [templates],
  )
  const valuesOf = (id: string) => {
    const found = templates.find(({ Id }) => Id === id)
    return found ? model.read(found.Values, today(), Object.keys(found.Values)) : null
  }
  const choose = (id: string) => {
    const { original, values, typed } = flow.getSnapshot().context
    const changes = filledFrom(valuesOf(chosen), valuesOf(id), {
      original: original ?? {},
      values,
      typed: Object.keys(typed),
    })
    // In the model's order: what follows an agreement is said after it.
    for (const field of model.names) {
      const value = changes[field]
      if (value !== undefined) flow.send({ type: 'form.set', field, value, today: today() })
    }
    setChosen(id)
  }
  return (
    <div className={common.choiceAbove}>
      <SelectField
        label={texts.template}
        hint={texts.templateHint}
        placeholder={texts.noTemplate}
        isClearable
        disabled={!isLoaded}
        options={options}
        value={chosen}
        onChange={choose}
      />
    </div>
  )
}
