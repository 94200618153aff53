import { labelled } from '../rules/rule.ts'
import { lineOf, linesOf, manyLines, oneLine } from '../rules/text.ts'

/**
 * The most characters of a message's subject. Characters are code points, so that an emoji counts
 * as one.
 */
export const subjectLimit = 100
/** The most characters of a message's text, counted in the same way. */
export const textLimit = 4000
/** The most recipients of one message. */
export const recipientLimit = 100

/** Returns the length of a text in code points. */
export const lengthOf = (text: string): number => Array.from(text).length

/** A message that has not been sent. */
export interface Draft {
  /** The logins of the recipients. */
  readonly recipients: readonly string[]
  readonly subject: string
  readonly text: string
}

const subjectProblem = (subject: string): string | undefined =>
  subject === ''
    ? 'Ämne är obligatoriskt.'
    : lengthOf(subject) > subjectLimit
      ? `Ämne får vara högst ${subjectLimit} tecken.`
      : oneLine(subject, labelled('Ämne'))

const textProblem = (text: string): string | undefined =>
  text === ''
    ? 'Meddelande är obligatoriskt.'
    : lengthOf(text) > textLimit
      ? `Meddelandet får vara högst ${textLimit} tecken.`
      : manyLines(text, labelled('Meddelandet'))

/** Returns the error messages of a draft, by field. An empty object means that it can be sent. */
export function draftProblems({ recipients, ...words }: Draft): Partial<Record<keyof Draft, string>> {
  const problems: Partial<Record<keyof Draft, string>> = {}
  if (recipients.length === 0) problems.recipients = 'Välj minst en mottagare.'
  else if (recipients.length > recipientLimit) problems.recipients = `Välj högst ${recipientLimit} mottagare.`
  const subject = subjectProblem(lineOf(words.subject))
  const text = textProblem(linesOf(words.text))
  return { ...problems, ...(subject !== undefined && { subject }), ...(text !== undefined && { text }) }
}

/** Returns the message that a draft is sent as. */
export const messageOf = ({ recipients, subject, text }: Draft) => ({
  Recipients: [...recipients],
  Subject: lineOf(subject),
  Text: linesOf(text),
})

/** True when nothing has been written and no recipient chosen. */
export const isEmptyDraft = ({ recipients, subject, text }: Draft): boolean =>
  recipients.length === 0 && subject.trim() === '' && text.trim() === ''
