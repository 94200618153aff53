import { useSelector } from '@xstate/react'
import { type FormEvent, useState } from 'react'
import { maxNumberLength } from '#contracts/employees/person/identity.ts'
import * as select from '#machines/employees/employee-actions/employee-actions.select.ts'
import type { ActOnEmployee } from '#machines/employees/employee-actions/employee-actions.types.ts'
import { employeeTexts } from '#ui/screens/employees/employees.text.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Dialog } from '#ui/widgets/dialog/dialog.tsx'
import { TextField } from '#ui/widgets/field/text-field.tsx'
import { useEmployeeActions } from './use-employees.ts'

const texts = employeeTexts.renumbering
const formId = 'renumber-employee'

interface RenumberDialogProps {
  readonly employee: ActOnEmployee['employee']
  readonly version: number
}

/** Renders the dialog that gives an employee another number, while it is open. */
export function RenumberDialog(props: RenumberDialogProps) {
  const { flow } = useEmployeeActions()
  const isOpen = useSelector(flow, snapshot => snapshot !== undefined && select.isRenumbering(snapshot))
  return isOpen && <OpenDialog {...props} />
}

function OpenDialog({ employee, version }: RenumberDialogProps) {
  const { flow, act } = useEmployeeActions()
  const isPending = useSelector(flow, snapshot => snapshot !== undefined && select.isActing(snapshot))
  const refusal = useSelector(flow, snapshot => (snapshot ? select.refusal(snapshot) : null))
  const [to, setTo] = useState(employee.number)
  const close = () => flow?.send({ type: 'renumbering.close' })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    act({ act: 'renumber', to: to.trim(), version }, employee)
  }
  return (
    <Dialog
      open
      title={texts.title}
      description={texts.text(employee.name)}
      width={480}
      onClose={close}
      closeOnOutside={false}
      footer={
        <>
          <Button onClick={close}>{texts.cancel}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            pending={isPending}
            disabled={to.trim() === '' || to.trim() === employee.number}
          >
            {texts.submit}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <TextField
          label={texts.label}
          required
          counter={maxNumberLength}
          autoComplete="off"
          value={to}
          onChange={setTo}
          error={refusal ?? undefined}
        />
      </form>
    </Dialog>
  )
}
