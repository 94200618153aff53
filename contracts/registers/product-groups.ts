import { flag } from '../forms/fields.ts'
import { code, itemName, register } from './register.ts'

/** The groups of goods that commission is paid on (third document §7: `/varugrupper`). */
export const productGroups = register({
  name: 'productGroups',
  title: 'Varugrupper',
  item: 'varugrupp',
  definite: 'varugruppen',
  path: '/varugrupper',
  route: '/registry/varugrupper',
  area: 'Registry.Varugrupper',
  fields: {
    VaruGrupp: code('Varugrupp', 10),
    BenText: itemName(),
    Aktiv: flag('Aktiv', { default: true, hint: 'En varugrupp som inte är aktiv går inte att välja på nya rader.' }),
  },
  columns: ['VaruGrupp', 'BenText', 'Aktiv'],
  examples: [
    { VaruGrupp: 'KLADER', BenText: 'Kläder', Aktiv: true },
    { VaruGrupp: 'SKOR', BenText: 'Skor', Aktiv: false },
  ],
})
