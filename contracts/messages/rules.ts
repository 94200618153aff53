/**
 * Characters that a message's subject and text may have, counted as people count them: a smiley is
 * one.
 */
export const subjectLimit = 100
export const textLimit = 4000
/** Recipients of one message. */
export const recipientLimit = 100

export const lengthOf = (text: string): number => Array.from(text).length

/** A message as it is written, before it is sent. */
export interface Draft {
  /** Logins. */
  readonly recipients: readonly string[]
  readonly subject: string
  readonly text: string
}

/** What keeps a draft from being sent, by field; an empty object when nothing does. */
export function draftProblems({ recipients, subject, text }: Draft): Partial<Record<keyof Draft, string>> {
  const problems: Partial<Record<keyof Draft, string>> = {}
  if (recipients.length === 0) problems.recipients = 'Välj minst en mottagare.'
  else if (recipients.length > recipientLimit) problems.recipients = `Välj högst ${recipientLimit} mottagare.`
  if (subject.trim() === '') problems.subject = 'Ämne är obligatoriskt.'
  else if (lengthOf(subject.trim()) > subjectLimit) problems.subject = `Ämne får vara högst ${subjectLimit} tecken.`
  if (text.trim() === '') problems.text = 'Meddelande är obligatoriskt.'
  else if (lengthOf(text.trim()) > textLimit) problems.text = `Meddelandet får vara högst ${textLimit} tecken.`
  return problems
}

export const isEmptyDraft = ({ recipients, subject, text }: Draft): boolean =>
  recipients.length === 0 && subject.trim() === '' && text.trim() === ''
