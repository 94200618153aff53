import type { Answer, Question } from '../../frame/confirm/confirm.types.ts'

const id = 'discard'

/**
 * Returns the question before what was written is thrown away, by the labels of the fields that
 * have changed.
 */
export const discardQuestion = (labels: readonly string[]): Omit<Question, 'replyTo'> => ({
  id,
  title: 'Ångra ändringarna?',
  text: `Det du har skrivit försvinner: ${listed(labels)}.`,
  confirm: 'Ångra ändringarna',
  cancel: 'Fortsätt skriva',
  isDestructive: true,
})

/** Returns whether an answer says that what was written is to be thrown away. */
export const isDiscarded = (answer: { readonly id: string; readonly answer: Answer }): boolean =>
  answer.id === id && answer.answer === 'confirmed'

/** More labels than these are counted. */
const most = 5

function listed(labels: readonly string[]): string {
  const named = labels.slice(0, most)
  const left = labels.length - named.length
  return left === 0 ? named.join(', ') : `${named.join(', ')} och ${left} till`
}
