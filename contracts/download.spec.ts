import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentDisposition, fileNameIn } from './download.ts'
import { downloads } from './downloads.ts'

describe('a file’s name', () => {
  it('travels in a header, whatever its letters', () => {
    expect(contentDisposition('Lönedatum 2026.ics')).toBe(
      `attachment; filename="L_nedatum 2026.ics"; filename*=UTF-8''L%C3%B6nedatum%202026.ics`,
    )
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), name => {
        fc.pre(!/[\\/]/.test(name) && name.isWellFormed())
        const header = contentDisposition(name)
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
