import { describe, expect, it } from 'vitest'
import { discardQuestion, isDiscarded } from './discard-question.ts'

describe('the question before what was written is thrown away', () => {
  it('names the fields, and counts what is beyond five', () => {
    const textOf = (...labels: string[]) => discardQuestion(labels).text
    expect(textOf('Telefon')).toBe('Det du har skrivit försvinner: Telefon.')
    expect(textOf('A', 'B', 'C', 'D', 'E')).toBe('Det du har skrivit försvinner: A, B, C, D, E.')
    expect(textOf('A', 'B', 'C', 'D', 'E', 'F', 'G')).toBe('Det du har skrivit försvinner: A, B, C, D, E och 2 till.')
  })

  it('is answered by its own yes alone', () => {
    const { id } = discardQuestion([])
    expect(isDiscarded({ id, answer: 'confirmed' })).toBe(true)
    expect(isDiscarded({ id, answer: 'cancelled' })).toBe(false)
    expect(isDiscarded({ id: 'other', answer: 'confirmed' })).toBe(false)
  })
})
