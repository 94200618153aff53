/** Letters of other alphabets of Latin that have no accent to take away. */
const latin: Readonly<Record<string, string>> = {
  æ: 'ä',
  Æ: 'Ä',
  ø: 'ö',
  Ø: 'Ö',
  ß: 'ss',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  œ: 'oe',
  Œ: 'Oe',
  ı: 'i',
  ŋ: 'n',
  Ŋ: 'N',
  ŧ: 't',
  Ŧ: 'T',
  ħ: 'h',
  Ħ: 'H',
  ə: 'e',
  Ə: 'E',
  '’': "'",
  '–': '-',
  '—': '-',
  '&': '+',
}

/** True for a BIC as the schemas have it: the form's rule counts its characters only. */
export const isBic = (text: string): boolean => /^[A-Z]{6}[A-Z2-9][A-NP-Z0-9]([A-Z0-9]{3})?$/.test(text)

/** The characters that all banks take in names: SWIFT's, and the Swedish letters. */
const allowed = /^[A-Za-z0-9ÅÄÖåäö/\-?:().,'+ ]$/

/**
 * Returns a text with the characters that banks take, and no longer than they take it. Accents are
 * left out; a character without a likeness becomes a space.
 */
export function bankText(text: string, most: number): string {
  const characters = [...text.normalize('NFC')].map(character => {
    if (allowed.test(character)) return character
    const plain = latin[character] ?? character.normalize('NFD').charAt(0)
    return [...plain].every(each => allowed.test(each)) ? plain : ' '
  })
  return characters.join('').replace(/ +/g, ' ').trim().slice(0, most).trim()
}
