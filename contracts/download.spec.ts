import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentDisposition, fileNameIn } from './download.ts'
import { downloads } from './downloads.ts'
import { fileName, fileNameOf, plainFileName } from './rules/file-name.ts'
import { labelled } from './rules/rule.ts'

describe('a file’s name', () => {
  it.each([
    ['lön.pdf.exe', 'application/pdf', 'lön.pdf'],
    ['lön.exe', 'application/pdf', 'lön.pdf'],
    ['lön', 'application/pdf', 'lön.pdf'],
    ['bild.PNG', 'image/jpeg', 'bild.jpg'],
    ['bild.JPEG', 'image/jpeg', 'bild.JPEG'],
    ['.pdf', 'application/pdf', 'fil.pdf'],
    ['Avtal 1.2', 'application/pdf', 'Avtal 1.2.pdf'],
    ['../../etc/lön.pdf', 'application/pdf', 'lön.pdf'],
    ['C:\\Users\\anna\\lön.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'lön.xlsx'],
    ['lön\u202efdp.exe', 'application/pdf', 'lönfdp.pdf'],
    ['lön\r\nSet-Cookie: x.pdf', 'application/pdf', 'lönSet-Cookie_ x.pdf'],
    ['LÖN 202611.SI', 'application/octet-stream', 'LÖN 202611.SI'],
  ])('%j of a %s is %s, as it is sent and as it is saved', (name, type, kept) => {
    expect(fileNameIn(contentDisposition(name, type), `${type}; charset=utf-8`)).toBe(kept)
    expect(fileNameIn(`attachment; filename*=UTF-8''${encodeURIComponent(name)}`, type)).toBe(kept)
    expect(fileNameOf(kept, type)).toBe(kept)
    expect(fileName(name, labelled('Filen')) === undefined).toBe(plainFileName(name) === name)
  })

  it('travels in a header, whatever its letters', () => {
    expect(contentDisposition('Lönedatum 2026.ics', 'text/calendar')).toBe(
      `attachment; filename="L_nedatum 2026.ics"; filename*=UTF-8''L%C3%B6nedatum%202026.ics`,
    )
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), name => {
        fc.pre(plainFileName(name) === name && name !== '')
        const header = contentDisposition(name, '')
        expect(header).toMatch(/^[\x20-\x7e]+$/)
        expect(fileNameIn(header)).toBe(name)
      }),
    )
  })

  it.each([
    [null, undefined],
    ['inline', undefined],
    ['attachment; filename=plain.pdf', 'plain.pdf'],
    ['attachment; filename="with space.pdf"', 'with space.pdf'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    [`attachment; filename*=UTF-8''..%2F..%5Cx.pdf`, 'x.pdf'],
    [`attachment; filename*=UTF-8''%E0%A4`, undefined],
  ])('of %s is %s', (header, name) => expect(fileNameIn(header)).toBe(name))
})

describe('the files', () => {
  it('name only errors that they declare', () => {
    for (const { errors, outcomes, path } of Object.values(downloads))
      for (const { answer } of outcomes) if ('error' in answer) expect(errors, path).toContain(answer.error)
  })
})
