import { describe, expect, it } from 'vitest'
import { documentTypeOf, documentTypes, isShownByBrowsers } from './document-file.ts'

const [pdf, png, jpeg, word, excel] = documentTypes
const bytes = (text: string) => Uint8Array.from([...text].map(letter => letter.charCodeAt(0)))
const zip = (...parts: readonly string[]) => bytes(`PK\u0003\u0004${parts.join('\u0000')}`)
const office = '[Content_Types].xml'

describe('the type of a document', () => {
  it.each([
    ['a PDF', bytes('%PDF-1.7 …'), pdf],
    ['a PNG', bytes('\u0089PNG\r\n\u001a\n…'), png],
    ['a JPEG', bytes('\u00ff\u00d8\u00ff\u00e0'), jpeg],
    ['a letter', zip(office, 'word/document.xml'), word],
    ['a sheet', zip(office, 'xl/workbook.xml'), excel],
    ['a sheet with macros', zip(office, 'xl/workbook.xml', 'xl/vbaProject.bin'), undefined],
    ['another zip file', zip('word/document.xml'), undefined],
    ['an old Word file, which may have macros', bytes('\u00d0\u00cf\u0011\u00e0'), undefined],
    ['a page', bytes('<html>%PDF-1.7'), undefined],
    ['nothing', bytes(''), undefined],
  ])('is known by the bytes of %s', (_, content, type) => {
    expect(documentTypeOf(content)).toBe(type)
  })

  it('says whether a browser shows it', () => {
    expect(documentTypes.filter(isShownByBrowsers)).toEqual([pdf, png, jpeg])
  })
})
