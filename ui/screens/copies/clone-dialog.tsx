import { type FormEvent, useId, useMemo, useRef, useState } from 'react'
import { copiedCompanyId, copiedCompanyIdMessage, proposedCopyId } from '#contracts/companies/company-id.rules.ts'
import { maxCompanyId } from '#contracts/rules/limits.ts'
import * as selectCompanies from '#machines/companies/company-selection/company-selection.select.ts'
import * as select from '#machines/jobs/job/job.select.ts'
import { useFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { newKey } from '#ui/runtime/new-key.ts'
import { copyTexts } from '#ui/screens/copies/copies.text.ts'
import { TextField } from '#ui/widgets/field/text-field.tsx'
import { JobDialog } from './job-dialog.tsx'

const texts = copyTexts.clone

/** Renders 'Kopiera företag': clones a company with all its data. */
export function CloneDialog() {
  const flow = useFlow('cloneJob')
  const subject = useSelect('cloneJob', select.subject)
  const refusal = useSelect('cloneJob', select.refusal)
  const companies = useSelect('companySelection', selectCompanies.companies)
  const existing = useMemo(() => (companies ?? []).map(({ FtgId }) => FtgId), [companies])
  const { id: typed } = useSelect('cloneJob', select.draft)
  const [isChecked, setChecked] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const formId = useId()
  const target = typed ?? proposedCopyId(subject?.FtgId ?? '')
  const problem = copiedCompanyIdMessage(target, existing)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (problem || !subject) field.current?.focus()
    else {
      const body = { originalFtgId: subject.FtgId, targetFtgId: target }
      flow.send({ type: 'job.start', request: { kind: 'CLONE', body }, key: newKey() })
    }
  }
  return (
    <JobDialog
      job="cloneJob"
      title={texts.title}
      formId={formId}
      startLabel={texts.start}
      stopLabel={texts.stop}
      doing={texts.doing}
    >
      <form id={formId} onSubmit={submit} noValidate>
        <TextField
          ref={field}
          label={texts.target}
          hint={subject ? texts.about(subject.Namn) : undefined}
          required
          counter={maxCompanyId}
          autoComplete="off"
          spellCheck={false}
          error={refusal?.fields?.targetFtgId ?? (isChecked || typed !== null ? problem : undefined)}
          value={target}
          onChange={text => flow.send({ type: 'job.write', written: { id: copiedCompanyId(text) } })}
        />
      </form>
    </JobDialog>
  )
}
