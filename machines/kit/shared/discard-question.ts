import type { Answer, Question } from './question.ts'

const id = 'discard'

/**
 * Returns the question that is asked before changes are discarded. It lists the labels of the
 * changed fields.
 */
export const discardQuestion = (labels: readonly string[]): Omit<Question, 'replyTo'> => ({
  id,
  title: 'Ångra ändringarna?',
  text: `Det du har skrivit försvinner: ${listed(labels)}.`,
  confirm: 'Ångra ändringarna',
  cancel: 'Fortsätt skriva',
  isDestructive: true,
  isLasting: true,
})

/** Returns whether an answer confirms that the changes are discarded. */
export const isDiscarded = (answer: { readonly id: string; readonly answer: Answer }): boolean =>
  answer.id === id && answer.answer === 'confirmed'

/** The number of labels that are listed. Further ones are only counted. */
const most = 5

function listed(labels: readonly string[]): string {
  const named = labels.slice(0, most)
  const left = labels.length - named.length
  return left === 0 ? named.join(', ') : `${named.join(', ')} och ${left} till`
}
