import { expect, it } from 'vitest'
import { wantsDemoData } from './when.ts'

it.each([
  [undefined, true, true],
  ['on', true, true],
  ['off', true, false],
  [undefined, false, false],
  ['on', false, true],
  ['off', false, false],
] as const)('DEMO_DATA %s, embedded %s: %s', (setting, isEmbedded, wanted) => {
  expect(wantsDemoData(setting, isEmbedded)).toBe(wanted)
})
