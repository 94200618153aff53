import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pathOfItem } from '#contracts/registers/paths.ts'
import { idOfItem } from '#contracts/registers/register.ts'
import { registers } from '#contracts/registers/registers.ts'
import { registersAt } from './area.ts'
import { pathOfList, pathOfNew, pathOfUsers, placeOf } from './places.ts'

const placeAt = (path: string) => {
  const { pathname, searchParams } = new URL(path, 'https://lon.example')
  const there = registersAt(pathname).map(name => registers[name])
  return placeOf(there, pathname, searchParams)
}

it.each(Object.values(registers))('the paths of $name lead to its list, a new item and an item', register => {
  const { within } = register
  const owner = within && 'LSS AUTO'
  const ofOwner = within && { owner }
  expect(placeAt(pathOfList(register))).toEqual({ tag: 'list', register })
  expect(placeAt(pathOfList(register, owner))).toEqual({ tag: 'list', register, ...ofOwner })
  expect(placeAt(pathOfNew(register, undefined, owner))).toEqual({ tag: 'new', register, copied: null, ...ofOwner })
  fc.assert(
    fc.property(fc.stringMatching(/^[A-ZÅÄÖa-zåäö0-9][A-ZÅÄÖa-zåäö0-9._-]{0,9}$/), code => {
      const id = idOfItem(register, owner, code)
      expect(placeAt(pathOfItem(register, id))).toEqual({ tag: 'item', register, code: id })
      expect(placeAt(pathOfNew(register, id))).toEqual({ tag: 'new', register, copied: id, ...ofOwner })
    }),
  )
})

it('other paths lead to no register', () => {
  expect(placeAt('/registry/employees')).toBeUndefined()
  expect(placeAt('/registry/accountsandmore')).toBeUndefined()
})

it('a path leads there in small letters too, as the router has it', () => {
  const { departments } = registers
  expect(placeAt(departments.route.path.toLowerCase())).toEqual({ tag: 'list', register: departments })
  expect(placeAt(departments.route.path.toUpperCase())).toEqual({ tag: 'list', register: departments })
})

it('a tab that does not exist leads to the first one', () => {
  const { payCodes, countryAllowances } = registers
  expect(placeAt('/registry/lonkoder?flik=utland')).toEqual({ tag: 'list', register: payCodes })
  expect(placeAt('/registry/lonkoder?flik=traktamente')).toEqual({ tag: 'list', register: countryAllowances })
})

it('a list is narrowed to what refers to an item', () => {
  const { tradeUnions } = registers
  expect(placeAt(pathOfUsers(tradeUnions, 'KontoNr', '27/9'))).toEqual({
    tag: 'list',
    register: tradeUnions,
    filter: { KontoNr: '27/9' },
  })
  expect(placeAt(`${tradeUnions.route.path}?BenText=x`)).toEqual({ tag: 'list', register: tradeUnions })
})
