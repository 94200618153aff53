import fc from 'fast-check'
import { expect, it } from 'vitest'
import { registers } from '#contracts/registers/registers.ts'
import { pathOfItem, pathOfList, pathOfNew, pathOfUsers, placeOf } from './places.ts'

const placeAt = (path: string) => {
  const { pathname, searchParams } = new URL(path, 'https://lon.example')
  return placeOf(pathname, searchParams)
}

it.each(Object.values(registers))('the paths of $name lead to its list, a new item and an item', register => {
  expect(placeAt(pathOfList(register))).toEqual({ tag: 'list', register })
  expect(placeAt(pathOfNew(register))).toEqual({ tag: 'new', register, copied: null })
  fc.assert(
    fc.property(fc.stringMatching(/^[A-ZÅÄÖa-zåäö0-9][A-ZÅÄÖa-zåäö0-9._-]{0,9}$/), code => {
      expect(placeAt(pathOfItem(register, code))).toEqual({ tag: 'item', register, code })
      expect(placeAt(pathOfNew(register, code))).toEqual({ tag: 'new', register, copied: code })
    }),
  )
})

it('other paths lead to no register', () => {
  expect(placeAt('/registry/employees')).toBeUndefined()
  expect(placeAt('/registry/accountsandmore')).toBeUndefined()
})

it('a list is narrowed to what refers to an item', () => {
  const { tradeUnions } = registers
  expect(placeAt(pathOfUsers(tradeUnions, 'KontoNr', '27/9'))).toEqual({
    ...{ tag: 'list', register: tradeUnions, filter: { KontoNr: '27/9' } },
  })
  expect(placeAt(`${tradeUnions.route.path}?BenText=x`)).toEqual({ tag: 'list', register: tradeUnions })
})
