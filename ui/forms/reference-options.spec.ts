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

it('shows a code that names nothing as missing, but not before the list is known', () => {
  expect(referenceOptions(items, '9999').chosenOptions).toEqual([{ value: '9999', label: '9999 <Saknas>' }])
  expect(referenceOptions([], '9999').chosenOptions).toEqual([{ value: '9999', label: '9999 <Saknas>' }])
  expect(referenceOptions(null, '9999')).toEqual({ options: [], chosenOptions: [{ value: '9999', label: '9999' }] })
})
