import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BodyRefused, jsonTextOf } from './json-body.ts'

const deepest = 64

const bytes = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding)

describe('the text of a JSON body', () => {
  it('is what was sent, whatever it holds', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 8, stringUnit: 'binary' }), text => {
        fc.pre(text.isWellFormed())
        expect(jsonTextOf(bytes(text), 'application/json; charset=UTF-8', deepest)).toBe(text)
      }),
    )
  })

  it.each([
    ['another charset', bytes('{"a":"\\u00e5"}'), 'application/json; charset=iso-8859-1'],
    ['another charset in quotes', bytes('{}'), 'application/json;charset="utf-16"'],
    ['ISO 8859-1 that says nothing', bytes('{"a":"å"}', 'latin1'), 'application/json'],
    ['UTF-16', bytes('{"å":1}', 'utf16le').subarray(0, 5), 'application/json'],
    ['half a letter', bytes('"å').subarray(0, 2), 'application/json'],
    ['half of a surrogate pair', Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]), undefined],
  ])('is refused as %s', (_, body, type) => {
    expect(() => jsonTextOf(body, type, deepest)).toThrow(BodyRefused)
  })

  it('is refused as too deep at the first level beyond, and brackets in texts do not count', () => {
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      const nested = (levels: number) => bytes(`${open.repeat(levels)}1${close.repeat(levels)}`)
      expect(() => jsonTextOf(nested(deepest), undefined, deepest)).not.toThrow()
      expect(() => jsonTextOf(nested(deepest + 1), undefined, deepest)).toThrow(BodyRefused)
    }
    expect(() => jsonTextOf(bytes(JSON.stringify(['"[{\\'.repeat(500)])), undefined, deepest)).not.toThrow()
    expect(() => jsonTextOf(bytes('[]'.repeat(5_000)), undefined, deepest)).not.toThrow()
  })
})
