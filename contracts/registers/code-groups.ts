import { flag } from '../forms/fields.ts'
import type { Rule } from '../rules/rule.ts'
import { code, itemName, register } from './register.ts'

/** Refuses the code that would stand at the address of the list of groups. */
export const notGroups: Rule = value => (value === 'groups' ? 'Koden groups är upptagen. Välj en annan.' : undefined)

const fields = {
  Grupp: code('Grupp', 30),
  BenText: itemName(),
  Aktiv: flag('Aktiv', { default: true, hint: 'En grupp som inte är aktiv går inte att välja på nya koder.' }),
}
const columns = ['Grupp', 'BenText', 'Aktiv']

/** The groups that time codes are chosen by (third document §7: `/tidkoder/groups`). */
export const timeCodeGroups = register({
  name: 'timeCodeGroups',
  title: 'Tidkodsgrupper',
  item: 'tidkodsgrupp',
  definite: 'tidkodsgruppen',
  path: '/tidkoder/groups',
  route: '/registry/tidkoder',
  tab: { value: 'grupper', label: () => 'Grupper' },
  area: 'Registry.TidKoder',
  fields,
  columns,
  examples: [
    { Grupp: 'ARB', BenText: 'Arbetstid', Aktiv: true },
    { Grupp: 'FRV', BenText: 'Frånvaro', Aktiv: true },
  ],
})

/** The groups that pay codes are chosen by (third document §7: `/lonkoder/groups`). */
export const payCodeGroups = register({
  name: 'payCodeGroups',
  title: 'Lönekodsgrupper',
  item: 'lönekodsgrupp',
  definite: 'lönekodsgruppen',
  path: '/lonkoder/groups',
  route: '/registry/lonkoder',
  tab: { value: 'grupper', label: () => 'Grupper' },
  area: 'Registry.LonKoder',
  fields,
  columns,
  examples: [
    { Grupp: 'RESOR', BenText: 'Resor', Aktiv: true },
    { Grupp: 'UTLAGG', BenText: 'Utlägg', Aktiv: true },
  ],
})
