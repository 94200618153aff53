import { expect, it } from 'vitest'
import { leaves } from './paths.ts'

const address = (path: string) => new URL(path, 'https://lon.example')

it.each([
  ['/registry/Departments?post=10', '/registry/Departments'],
  ['/registry/Departments?post=10', '/registry/Departments?post=20'],
  ['/registry/Departments?ny=1', '/registry/Departments?ny=1&kopia=10'],
  ['/registry/tidkoder?post=1', '/registry/tidkoder?flik=grupper&post=1'],
  ['/registry/employees/1', '/registry/employees/1?datum=2027-01-01'],
  ['/registry/employees/1', '/infopanel'],
])('%s is left for %s', (from, to) => expect(leaves(address(from), address(to))).toBe(true))

it.each([
  ['/registry/employees/1', '/registry/employees/1?falt=Lon'],
  ['/registry/employees/1?falt=Lon', '/registry/employees/1?falt=Namn'],
  ['/registry/tidkoder?flik=grupper&post=1', '/registry/tidkoder?post=1&flik=grupper'],
])('%s is not left for %s', (from, to) => expect(leaves(address(from), address(to))).toBe(false))
