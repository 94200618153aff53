import { expect, it } from 'vitest'
import { differenceText } from './columns.tsx'

it.each([
  [null, 'Ny'],
  [0, '0,00'],
  [1234.5, '+1 234,50'],
  [-10, '−10,00'],
])('the difference %s from the period before is read as %s', (difference, text) =>
  expect(differenceText(difference).replaceAll('\u00A0', ' ')).toBe(text),
)
