import * as select from '#machines/account/my-account/my-account.select.ts'
import { SaveBar as Bar } from '#ui/forms/save-bar.tsx'
import { useFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { accountFormId } from './account-form.tsx'

/** How much of the account has changed, and what to do with it. */
export function SaveBar({ onDiscard }: { readonly onDiscard: () => void }) {
  const flow = useFlow('myAccount')
  const count = useSelect('myAccount', select.changedFields)
  const isSaving = useSelect('myAccount', select.isSaving)
  const discard = () => {
    flow.send({ type: 'account.discard' })
    onDiscard()
  }
  return <Bar count={count} isSaving={isSaving} onDiscard={discard} form={accountFormId} />
}
