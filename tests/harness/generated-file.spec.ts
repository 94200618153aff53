import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { expectGenerated, firstDifference } from './generated-file.ts'

it('tells the first line that differs, and the end of the shorter text', () => {
  expect(firstDifference('a\nb\nc', 'a\nB\nC')).toBe('Line 2 is "b", and is to be "B".')
  expect(firstDifference('a', 'a\nb')).toBe('Line 2 is the end, and is to be "b".')
  const long = 'x'.repeat(500)
  expect(firstDifference(`${long}a${long}`, `${long}b${long}`)).toMatch(
    /^Line 1 is "x{80}ax{79}", .* from character 421\.$/,
  )
  expect(firstDifference('a\nb', 'a')).toBe('Line 2 is "b", and is to be the end.')
})

it('passes a file that is as generated, and names one that is not, or is missing', () => {
  expectGenerated(`${import.meta.dirname}/../../postcss.config.js`, read(), 'UPDATE_NOTHING')
  const stale = () => expectGenerated(`${import.meta.dirname}/../../postcss.config.js`, `${read()}\n`, 'UPDATE_NOTHING')
  expect(stale).toThrow(/postcss\.config\.js is stale: run again with UPDATE_NOTHING=1\. Line \d+ is/)
  expect(() => expectGenerated(`${import.meta.dirname}/no-file.txt`, 'a', 'UPDATE_NOTHING')).toThrow(
    'Line 1 is "", and is to be "a".',
  )
})

const read = () => readFileSync(`${import.meta.dirname}/../../postcss.config.js`, 'utf8')
