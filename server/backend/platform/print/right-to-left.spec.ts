import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inDrawnOrder, joinedArabic } from './right-to-left.ts'

/** Returns the code points of a text: 'FEDF FEFC'. */
const codesOf = (text: string) =>
  [...text].map(letter => (letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')).join(' ')

describe('Arabic letters', () => {
  it.each([
    // Muhammad: initial, medial, medial, final.
    ['محمد', 'FEE3 FEA4 FEE4 FEAA'],
    // Dal, alef and reh do not join the letter after them.
    ['دار', 'FEA9 FE8D FEAD'],
    // Lam and alef are one: alone, and after a letter.
    ['لا', 'FEFB'],
    ['سلام', 'FEB3 FEFC FEE1'],
    // A mark is passed over.
    ['مَد', 'FEE3 064E FEAA'],
    // A mark after hamza, which joins nothing.
    ['ماء', 'FEE3 FE8E 0621'],
    // Persian letters, with a break that joins nothing.
    ['پگاه', 'FB58 FB95 FE8E FEEB'.replace('FEEB', 'FEE9')],
    ['می\u200Cرود', 'FEE3 FBFD 200C FEAD FEED FEA9'],
    ['ـب', '0640 FE90'],
  ])('%s are joined', (text, codes) => {
    expect(codesOf(joinedArabic(text))).toBe(codes)
  })

  it('stand apart where other letters are between, and nothing else is changed', () => {
    expect(codesOf(joinedArabic('ب ب'))).toBe('FE8F 0020 FE8F')
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), text => {
        if (!/\p{Script=Arabic}/u.test(text)) expect(joinedArabic(text)).toBe(text)
      }),
    )
  })

  it('are the same letters in the same order', () => {
    const letter = fc.constantFrom(...'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيپچژگک َab')
    fc.assert(
      fc.property(fc.string({ unit: letter, maxLength: 30 }), text => {
        expect(joinedArabic(text).normalize('NFKC')).toBe(text.normalize('NFKC'))
      }),
    )
  })
})

describe('a text from right to left', () => {
  it.each([
    ['שלום', 'םולש'],
    ['Anna שלום כהן AB', 'Anna ןהכ םולש AB'],
    ['כהן (משה) לוי', 'יול (השמ) ןהכ'],
    ['רחוב 12 דירה', 'הריד 12 בוחר'],
    ['בָּנִים', ['ם', 'י', 'נִ', 'בָּ'].join('')],
    ['Anna Åkesson 12', 'Anna Åkesson 12'],
  ])('%s is drawn in its order', (text, drawn) => {
    expect(inDrawnOrder(text.normalize('NFC'))).toBe(drawn.normalize('NFC'))
  })

  it('keeps every letter, and is as it was when it is turned again', () => {
    const unit = fc.constantFrom(...'אבגשabcåÅ ,'.split(''))
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 30 }), text => {
        expect(inDrawnOrder(inDrawnOrder(text))).toBe(text)
      }),
    )
  })
})
