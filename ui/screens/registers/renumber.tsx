import { useSelector } from '@xstate/react'
import * as select from '#machines/kit/register/register.select.ts'
import { RenumberDialog, type RenumberDialogProps } from '#ui/forms/renumber-dialog.tsx'
import { useLazyFlow } from '#ui/runtime/hooks.tsx'
import { register as registerFlow } from '#ui/runtime/lazy/register.ts'
import { newKey } from '#ui/runtime/new-key.ts'

type RenumberProps = Pick<RenumberDialogProps, 'label' | 'most' | 'name'>

/** Renders the dialog that gives an item another number, while it is open. */
export function Renumber(of: RenumberProps) {
  const flow = useLazyFlow(registerFlow)
  const number = useSelector(flow, snapshot => snapshot && select.renumbered(snapshot)?.key)
  const isPending = useSelector(flow, snapshot => snapshot !== undefined && select.isRenumbering(snapshot))
  const refusal = useSelector(flow, snapshot => (snapshot ? select.refusal(snapshot) : null))
  if (number === undefined) return null
  return (
    <RenumberDialog
      {...{ ...of, number, isPending, refusal }}
      onSubmit={to => flow?.send({ type: 'register.renumberTo', to, idempotencyKey: newKey() })}
      onClose={() => flow?.send({ type: 'register.renumberClose' })}
    />
  )
}
