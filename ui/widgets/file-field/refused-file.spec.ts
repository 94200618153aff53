import { describe, expect, it } from 'vitest'
import { limitsText, refusedFile } from './refused-file.ts'

const limits = { accept: { PNG: ['.png'], JPEG: ['.jpg', '.jpeg'] }, maxSize: 5_000_000 }
const file = (name: string, size = 1000) => ({ name, size })

describe('a file that was chosen', () => {
  it('fits by its ending, in either case, and its size', () => {
    expect(refusedFile([file('logotyp.png')], limits)).toBeUndefined()
    expect(refusedFile([file('Logotyp.JPEG', 5_000_000)], limits)).toBeUndefined()
    expect(refusedFile([file('vad som helst')], {})).toBeUndefined()
  })

  it('may be refused in other words than the field’s own', () => {
    const refuse = ({ name }: { readonly name: string }) => (name === 'nej.png' ? 'Nej.' : undefined)
    expect(refusedFile([file('ja.png'), file('nej.png')], { ...limits, maxFiles: 2, refuse })).toBe('Nej.')
    expect(refusedFile([file('ja.png')], { ...limits, refuse })).toBeUndefined()
  })

  it('of another format is refused by name, with the formats that go', () => {
    expect(refusedFile([file('logotyp.gif')], limits)).toBe(
      'logotyp.gif har fel filformat. Välj en fil av typen PNG eller JPEG.',
    )
    expect(refusedFile([file('png')], limits)).toContain('fel filformat')
  })

  it('that is too large is refused with the limit', () => {
    expect(refusedFile([file('logotyp.png', 5_000_001)], limits)).toBe(
      'logotyp.png är för stor. Välj en fil som inte överstiger 5 MB.',
    )
  })

  it('is one too many above the limit', () => {
    const two = [file('a.png'), file('b.png')]
    expect(refusedFile(two, limits)).toBe('Det går att välja högst 1 fil.')
    expect(refusedFile(two, { ...limits, maxFiles: 2 })).toBeUndefined()
  })
})

describe('the limits in words', () => {
  it('are formats, size and number, as far as there are any', () => {
    expect(limitsText(limits)).toBe('PNG, JPEG · högst 5 MB')
    expect(limitsText({ maxFiles: 3, maxSize: 1_500_000 })).toBe('högst 1,5 MB · högst 3 filer')
    expect(limitsText({})).toBe('')
  })
})
