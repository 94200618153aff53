import { type FormEvent, useId } from 'react'
import { infoTextMost } from '#contracts/copies/company-copy.rules.ts'
import { lineOf } from '#contracts/rules/text.ts'
import * as select from '#machines/jobs/job/job.select.ts'
import { useFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { newKey } from '#ui/runtime/new-key.ts'
import { copyTexts } from '#ui/screens/copies/copies.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { CheckboxField } from '#ui/widgets/checkbox/checkbox.tsx'
import { TextField } from '#ui/widgets/field/text-field.tsx'
import { JobDialog } from './job-dialog.tsx'

const texts = copyTexts.send
const form = common.stack4

/**
 * Renders the dialog that sends a copy of the company in use to the provider's support, which
 * requires consent.
 */
export function SendDialog() {
  const flow = useFlow('sendJob')
  const subject = useSelect('sendJob', select.subject)
  const refusal = useSelect('sendJob', select.refusal)
  const { note, isAgreed } = useSelect('sendJob', select.draft)
  const formId = useId()
  const isLong = note.length > infoTextMost
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isAgreed && !isLong) {
      flow.send({ type: 'job.start', request: { kind: 'SEND', body: { InfoText: lineOf(note) } }, key: newKey() })
    }
  }
  return (
    <JobDialog
      job="sendJob"
      title={texts.title}
      formId={formId}
      startLabel={texts.start}
      isStartDisabled={!isAgreed || isLong}
      stopLabel={texts.stop}
      doing={texts.doing}
      long={texts.long}
    >
      <p>{texts.about(subject?.Namn ?? '')}</p>
      <form id={formId} className={form} onSubmit={submit} noValidate>
        <TextField
          label={texts.info}
          hint={texts.infoHint}
          counter={infoTextMost}
          autoComplete="off"
          error={refusal?.fields?.InfoText ?? (isLong ? copyTexts.tooLong(infoTextMost) : undefined)}
          value={note}
          onChange={note => flow.send({ type: 'job.write', written: { note } })}
        />
        <CheckboxField
          label={texts.agreement}
          required
          value={isAgreed}
          onChange={isAgreed => flow.send({ type: 'job.write', written: { isAgreed } })}
        />
      </form>
    </JobDialog>
  )
}
