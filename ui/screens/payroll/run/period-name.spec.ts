import { expect, it } from 'vitest'
import { periodName } from './period-name.ts'

it.each([
  ['202611', 'november 2026'],
  ['V202601', 'V202601'],
  // The thirteenth of a year, or an address that is typed wrong: the screen is still to be shown.
  ['202613', '202613'],
  ['202600', '202600'],
  ['', ''],
])('the period %s is read as %s', (code, name) => expect(periodName(code)).toBe(name))
