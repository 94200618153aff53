import { expect, it } from 'vitest'
import { tabAfterKey } from './tab-keys.ts'

const tabs = [{ value: 'a' }, { value: 'b', disabled: true }, { value: 'c' }, { value: 'd' }]

it.each([
  ['ArrowRight', 'a', 'c'],
  ['ArrowRight', 'd', 'a'],
  ['ArrowLeft', 'c', 'a'],
  ['ArrowLeft', 'a', 'd'],
  ['Home', 'c', 'a'],
  ['End', 'a', 'd'],
  ['ArrowDown', 'a', undefined],
  ['Tab', 'a', undefined],
])('%s on %s leads to %s', (key, current, next) => expect(tabAfterKey(key, tabs, current)).toBe(next))
