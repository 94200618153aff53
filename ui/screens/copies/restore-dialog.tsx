import { type FormEvent, useId, useRef, useState } from 'react'
import {
  newCompanyId,
  proposedCopyId,
  restoredCompanyId,
  restoredCompanyIdMessage,
} from '#contracts/companies/company-id.rules.ts'
import { infoTextMost, largeCopyBytes } from '#contracts/copies/company-copy.rules.ts'
import type { CompanyCopy } from '#contracts/copies/company-copy.shapes.ts'
import { maxCompanyId } from '#contracts/rules/limits.ts'
import { lineOf } from '#contracts/rules/text.ts'
import * as select from '#machines/copies/restore-copy/restore-copy.select.ts'
import { nameOf } from '#machines/copies/restore-copy/restore-copy.types.ts'
import * as selectJob from '#machines/jobs/job/job.select.ts'
import type { JobDraft } from '#machines/jobs/job/job.types.ts'
import { css } from '#styled-system/css/index.js'
import { useFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { newKey } from '#ui/runtime/new-key.ts'
import { copyTexts } from '#ui/screens/copies/copies.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { CheckboxField } from '#ui/widgets/checkbox/checkbox.tsx'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { TextField } from '#ui/widgets/field/text-field.tsx'
import { CopyHistory } from './copy-history.tsx'
import { JobDialog } from './job-dialog.tsx'
import { LicenceCopies } from './licence-copies.tsx'

const texts = copyTexts.restore
const form = common.stack4
const fields = css({ display: 'grid', gap: '4', gridTemplateColumns: { md: '1fr 1fr' } })

/** Renders 'Läs in kopia': restores the picked copy as a new company. */
export function RestoreDialog() {
  const flow = useFlow('restoreJob')
  const copy = useSelect('restoreCopy', select.copy)
  const refusal = useSelect('restoreJob', selectJob.refusal)
  const { id: typed, note, isAgreed } = useSelect('restoreJob', selectJob.draft)
  const [isChecked, setChecked] = useState(false)
  const target = useRef<HTMLInputElement>(null)
  const formId = useId()
  const id = typed ?? (copy ? proposedId(copy) : '')
  const idProblem = restoredCompanyIdMessage(restoredCompanyId(id))
  const isNoteLong = note.length > infoTextMost
  const write = (written: Partial<JobDraft>) => flow.send({ type: 'job.write', written })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!copy) return
    setChecked(true)
    if (idProblem) target.current?.focus()
    else if (!isAgreed) document.getElementById(`${formId}-terms`)?.focus()
    else if (isNoteLong) document.getElementById(`${formId}-note`)?.focus()
    else {
      const FtgId = restoredCompanyId(id)
      const body = { ...nameOf(copy), FtgId, TargetSchemaName: FtgId, InfoText: lineOf(note) }
      flow.send({ type: 'job.start', request: { kind: 'RESTORE', body }, key: newKey() })
    }
  }
  return (
    <JobDialog
      job="restoreJob"
      title={texts.title}
      width={1200}
      formId={formId}
      startLabel={copy ? texts.start : texts.chooseFirst}
      isStartDisabled={!copy}
      stopLabel={texts.stop}
      doing={texts.doing}
    >
      <LicenceCopies />
      {copy && (
        <>
          <CopyHistory key={copy.Version} copy={copy} />
          {copy.Size > largeCopyBytes && <Notice kind="INFO">{texts.large}</Notice>}
          <form id={formId} className={form} onSubmit={submit} noValidate>
            <div className={fields}>
              <TextField
                ref={target}
                label={texts.target}
                hint={texts.targetHint}
                required
                counter={maxCompanyId}
                autoComplete="off"
                spellCheck={false}
                error={refusal?.fields?.FtgId ?? (isChecked || typed !== null ? idProblem : undefined)}
                value={id}
                onChange={id => write({ id })}
              />
              <TextField
                id={`${formId}-note`}
                label={texts.note}
                hint={texts.noteHint}
                counter={infoTextMost}
                autoComplete="off"
                error={refusal?.fields?.InfoText ?? (isNoteLong ? copyTexts.tooLong(infoTextMost) : undefined)}
                value={note}
                onChange={note => write({ note })}
              />
            </div>
            <CheckboxField
              id={`${formId}-terms`}
              label={texts.terms}
              required
              error={isChecked && !isAgreed ? texts.termsMissing : undefined}
              value={isAgreed}
              onChange={isAgreed => write({ isAgreed })}
            />
          </form>
        </>
      )}
    </JobDialog>
  )
}

/**
 * Returns an id that is likely to be free, since the source company's is usually taken, without the
 * plus sign that a clone's id may have.
 */
const proposedId = ({ MetaData: { FtgId } }: CompanyCopy): string => newCompanyId(proposedCopyId(FtgId))
