import { labelsOf } from '#machines/account/my-account/my-account.fields.ts'
import * as select from '#machines/account/my-account/my-account.select.ts'
import { SaveBar as Bar } from '#ui/forms/save-bar.tsx'
import { useFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { accountFormId } from './account-form.tsx'

/** Says which fields of the account have changed, and what to do with them. */
export function SaveBar() {
  const flow = useFlow('myAccount')
  const draft = useSelect('myAccount', select.draft)
  const isSaving = useSelect('myAccount', select.isSaving)
  return (
    <Bar
      fields={labelsOf(draft)}
      isSaving={isSaving}
      onDiscard={() => flow.send({ type: 'account.discard' })}
      form={accountFormId}
    />
  )
}
