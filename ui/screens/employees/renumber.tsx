import { useSelector } from '@xstate/react'
import { maxNumberLength } from '#contracts/person/identity.ts'
import type { ActOnEmployee } from '#machines/employees/employee-actions/employee-actions.types.ts'
import * as select from '#machines/kit/shared/act.select.ts'
import { RenumberDialog } from '#ui/forms/renumber-dialog.tsx'
import { employeeTexts as texts } from '#ui/screens/employees/employees.text.ts'
import { useEmployeeActions } from './use-employees.ts'

interface RenumberProps {
  readonly employee: ActOnEmployee['employee']
  readonly version: number
}

/** Renders the dialog that gives an employee another number, while it is open. */
export function Renumber({ employee, version }: RenumberProps) {
  const { flow, act, isActing } = useEmployeeActions()
  const isOpen = useSelector(flow, snapshot => snapshot !== undefined && select.subjectIn(snapshot) !== null)
  const failure = useSelector(flow, snapshot => (snapshot ? select.refusalIn(snapshot) : null))
  const refusal = failure && (failure.fields?.AnstNr ?? failure.message)
  if (!isOpen) return null
  return (
    <RenumberDialog
      {...{ ...employee, refusal }}
      isPending={isActing}
      label={texts.number}
      most={maxNumberLength}
      onSubmit={to => act({ act: 'renumber', to, version }, employee)}
      onClose={() => flow?.send({ type: 'act.close' })}
    />
  )
}
