import { describe, expect, it } from 'vitest'
import { type Draft, draftProblems, isEmptyDraft, messageOf } from './rules.ts'
import { NewMessage } from './shapes.ts'

const good: Draft = { recipients: ['ftg'], subject: 'Semester', text: 'Hej!' }

describe('what keeps a draft from being sent', () => {
  it.each<[string, Partial<Draft>, ReturnType<typeof draftProblems>]>([
    ['nothing', {}, {}],
    ['100 characters, and spaces around them', { subject: ` ${'x'.repeat(100)} ` }, {}],
    ['4000 smileys', { text: '🙂'.repeat(4000) }, {}],
    ['no recipient', { recipients: [] }, { recipients: 'Välj minst en mottagare.' }],
    [
      '101 recipients',
      { recipients: Array.from({ length: 101 }, (_, n) => `u${n}`) },
      { recipients: 'Välj högst 100 mottagare.' },
    ],
    ['a blank subject', { subject: ' ' }, { subject: 'Ämne är obligatoriskt.' }],
    ['a subject of 101', { subject: 'x'.repeat(101) }, { subject: 'Ämne får vara högst 100 tecken.' }],
    ['a blank text', { text: '\n' }, { text: 'Meddelande är obligatoriskt.' }],
    ['a text of 4001', { text: 'x'.repeat(4001) }, { text: 'Meddelandet får vara högst 4000 tecken.' }],
  ])('%s', (_, difference, problems) => {
    const draft = { ...good, ...difference }
    expect(draftProblems(draft)).toEqual(problems)
    // The form and the backend must agree.
    expect(NewMessage.safeParse(messageOf(draft)).success).toBe(Object.keys(problems).length === 0)
  })

  it('is everything, of an empty one', () => {
    const empty = { recipients: [], subject: ' ', text: '' }
    expect(Object.keys(draftProblems(empty))).toEqual(['recipients', 'subject', 'text'])
    expect([isEmptyDraft(empty), isEmptyDraft(good)]).toEqual([true, false])
  })
})
