import { labelsOf } from '#machines/account/my-account/my-account.fields.ts'
import * as select from '#machines/account/my-account/my-account.select.ts'
import { formTexts } from '#ui/forms/forms.text.ts'
import { SaveBar as Bar } from '#ui/forms/save-bar.tsx'
import { useFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { formatWritten } from '#ui/text/format.ts'
import { settingsTexts as texts } from './account.text.ts'
import { accountFormId } from './account-form.tsx'

/** Renders the number of changed fields with the buttons to save or discard them. */
export function SaveBar() {
  const flow = useFlow('myAccount')
  const draft = useSelect('myAccount', select.draft)
  const isSaving = useSelect('myAccount', select.isSaving)
  const writtenAt = useSelect('myAccount', select.writtenAt)
  return (
    <Bar
      fields={labelsOf(draft)}
      isSaving={isSaving}
      from={writtenAt === null ? undefined : formTexts.save.wroteOn(texts.title, formatWritten(writtenAt))}
      onDiscard={() => flow.send({ type: 'account.discard' })}
      form={accountFormId}
    />
  )
}
