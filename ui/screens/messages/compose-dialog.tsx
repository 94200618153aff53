import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { roleLabel } from '#contracts/code-lists/roles.ts'
import { type Draft, draftProblems, isEmptyDraft, subjectLimit, textLimit } from '#contracts/messages/rules.ts'
import { workplace } from '#machines/app/app.select.ts'
import { failureText } from '#machines/kit/shared/tell.ts'
import * as select from '#machines/messages/compose/compose.select.ts'
import { useFlow, useSelect, useUnsavedChanges } from '#ui/runtime/hooks.tsx'
import { newKey } from '#ui/runtime/new-key.ts'
import { messagesTexts } from '#ui/screens/messages/messages.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Dialog } from '#ui/widgets/dialog/dialog.tsx'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { TextArea } from '#ui/widgets/field/text-area.tsx'
import { TextField } from '#ui/widgets/field/text-field.tsx'
import { MultiSelectField } from '#ui/widgets/select-field/select-field.tsx'
import { widgetTexts } from '#ui/widgets/widgets.text.ts'

const texts = messagesTexts.compose
const form = common.stack4

const emptyDraft: Draft = { recipients: [], subject: '', text: '' }

/** Milliseconds without a key before the written text is kept. */
const writingPause = 500

/**
 * Renders the dialog for a new message. Closing it keeps the draft; only discarding or sending
 * empties it.
 */
export function ComposeDialog() {
  const compose = useFlow('compose')
  const kept = useSelect('compose', select.draft)
  const recipients = useSelect('compose', select.recipients)
  const recipientsFailure = useSelect('compose', select.recipientsFailure)
  const isSending = useSelect('compose', select.isSending)
  const failure = useSelect('compose', select.failure)
  const wording = useSelect('app', workplace)?.company.BrukareNamnTyp
  const isReply = useSelect('compose', select.isReply)
  const [draft, setDraft] = useState<Draft>(kept ?? emptyDraft)
  const [checked, setChecked] = useState(false)
  const to = useRef<HTMLButtonElement>(null)
  const subject = useRef<HTMLInputElement>(null)
  const text = useRef<HTMLTextAreaElement>(null)
  const formId = useId()

  // A reply without any text of its own is no draft.
  const isWritten = isReply ? draft.text.trim() !== '' : !isEmptyDraft(draft)
  useUnsavedChanges('compose', isWritten)

  const problems = draftProblems(draft)
  const shown = checked ? problems : {}
  const keep = () => compose.send({ type: 'compose.keep', draft })
  // A message being written survives a reload and a crash.
  useEffect(() => {
    const timer = setTimeout(() => compose.send({ type: 'compose.keep', draft }), writingPause)
    return () => clearTimeout(timer)
  }, [compose, draft])
  const close = () => {
    keep()
    compose.send({ type: isWritten ? 'compose.close' : 'compose.discard' })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (problems.recipients) to.current?.focus()
    else if (problems.subject) subject.current?.focus()
    else if (problems.text) text.current?.focus()
    else compose.send({ type: 'compose.send', draft, key: newKey() })
  }

  return (
    <Dialog
      open
      title={isReply ? texts.replyTitle : texts.title}
      width={640}
      closeOnOutside={false}
      onClose={isSending ? undefined : close}
      initialFocus={() => (draft.recipients.length === 0 ? to.current : text.current)}
      footer={
        <>
          {!isEmptyDraft(draft) && (
            <Button variant="ghost" disabled={isSending} onClick={() => compose.send({ type: 'compose.discard' })}>
              {texts.discard}
            </Button>
          )}
          <Button type="submit" form={formId} variant="primary" pending={isSending}>
            {texts.send}
          </Button>
        </>
      }
    >
      <form id={formId} className={form} onSubmit={submit} onBlur={keep} noValidate>
        {failure && <Notice kind="ERROR">{failureText(failure)}</Notice>}
        {recipientsFailure && (
          <>
            <Notice kind="ERROR">{`${texts.failedRecipients}. ${failureText(recipientsFailure)}`}</Notice>
            <Button onClick={() => compose.send({ type: 'compose.retry' })}>{widgetTexts.tryAgain}</Button>
          </>
        )}
        <MultiSelectField
          ref={to}
          label={texts.to}
          placeholder={texts.toPlaceholder}
          required
          isClearable
          hint={recipients?.length === 0 ? texts.nobody : undefined}
          error={shown.recipients}
          disabled={isSending}
          value={draft.recipients}
          onChange={chosen => setDraft({ ...draft, recipients: chosen })}
          options={(recipients ?? []).map(({ Login, Namn, Roll }) => ({
            value: Login,
            label: Namn,
            hint: roleLabel(Roll, wording),
          }))}
        />
        <TextField
          ref={subject}
          label={texts.subject}
          required
          counter={subjectLimit}
          error={shown.subject}
          readOnly={isSending}
          value={draft.subject}
          onChange={value => setDraft({ ...draft, subject: value })}
        />
        <TextArea
          ref={text}
          label={texts.text}
          required
          counter={textLimit}
          hint={texts.hint}
          error={shown.text}
          readOnly={isSending}
          value={draft.text}
          onChange={value => setDraft({ ...draft, text: value })}
        />
      </form>
    </Dialog>
  )
}
