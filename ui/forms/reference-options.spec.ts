import { expect, it } from 'vitest'
import { referenceOptions } from './reference-options.ts'

const items = [
  { code: '2790', name: 'Övriga personalrelaterade skulder', isActive: true },
  { code: '2794', name: 'Fackföreningsavgifter', isActive: false },
]
const offered = [{ value: '2790', label: '2790 Övriga personalrelaterade skulder', hint: undefined }]

it('offers the active items, with code and name', () => {
  expect(referenceOptions(items, '')).toEqual({ options: offered, chosenOptions: [] })
})

it('shows a chosen item that is inactive, without offering it', () => {
  expect(referenceOptions(items, '2794')).toEqual({
    options: offered,
    chosenOptions: [{ value: '2794', label: '2794 Fackföreningsavgifter', hint: 'Inaktiv' }],
  })
})

it('of a tree offers neither the item itself nor what is below it, however deep', () => {
  const at = (code: string, above?: string) => ({ code, name: code, isActive: true, ...(above && { above }) })
  const tree = [at('1'), at('2', '1'), at('3', '2'), at('4', '9'), at('9', '4'), at('5')]
  const codes = (own: string) => referenceOptions(tree, '1', own).options.map(({ value }) => value)
  expect(codes('2')).toEqual(['1', '4', '9', '5'])
  expect(codes('1')).toEqual(['4', '9', '5'])
  expect(codes('4')).toEqual(['1', '2', '3', '5'])
  expect(codes('')).toEqual(['1', '2', '3', '4', '9', '5'])
  expect(referenceOptions(tree, '3', '1').chosenOptions).toEqual([{ value: '3', label: '3 3', hint: undefined }])
})

it('shows a code that names nothing as missing, but not before the list is known', () => {
  expect(referenceOptions(items, '9999').chosenOptions).toEqual([{ value: '9999', label: '9999 <Saknas>' }])
  expect(referenceOptions([], '9999').chosenOptions).toEqual([{ value: '9999', label: '9999 <Saknas>' }])
  expect(referenceOptions(null, '9999')).toEqual({ options: [], chosenOptions: [{ value: '9999', label: '9999' }] })
})
