import { afterEach, expect, it, vi } from 'vitest'
import { createListPlaces } from './list-places.ts'

const place = { pageNum: 2, searchTerm: 'Öberg', searchFields: ['Namn'], scrolled: { rows: 276, page: 0 } }
const at = (pathname: string, search = '') => vi.stubGlobal('location', { pathname, search })

afterEach(() => vi.unstubAllGlobals())

it('a list has a place for each company, year and address', () => {
  let scope = { FtgId: 'nordsken', SalaryYear: 2026 }
  const places = createListPlaces(() => scope)
  at('/registry/accounts')
  places.of('accounts').write(place)
  expect(places.of('accounts').read()).toEqual(place)
  expect(places.of('departments').read()).toBeNull()
  at('/registry/accounts', '?KontoNr=1510')
  expect(places.of('accounts').read()).toBeNull()
  at('/registry/accounts')
  scope = { ...scope, SalaryYear: 2025 }
  expect(places.of('accounts').read()).toBeNull()
})

it('nothing of a session is left to the next, not even of a list on display when it ends', () => {
  const places = createListPlaces(() => ({ FtgId: 'nordsken', SalaryYear: 2026 }))
  at('/registry/employees')
  const shown = places.of('employees')
  places.forget()
  shown.write(place)
  expect(places.of('employees').read()).toBeNull()
})
