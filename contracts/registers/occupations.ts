import { flag, text } from '../forms/fields.ts'
import { digitsOnly } from '../rules/text.ts'
import { code, register } from './register.ts'

/**
 * The occupations of employees (third document §3 and §7: `/yrkesregister`), by the code that an
 * employers' organisation gives them and by Standard för svensk yrkesklassificering.
 */
export const occupations = register({
  name: 'occupations',
  title: 'Yrken',
  item: 'yrke',
  definite: 'yrket',
  isNeuter: true,
  path: '/yrkesregister',
  route: '/registry/egenskaper',
  tab: { value: 'yrken', label: () => 'Yrken' },
  area: 'Registry.Egenskaper',
  named: 'Titel',
  fields: {
    NYKKod: code('NYK-kod', 10),
    Titel: text('Titel', { most: 100, required: true }),
    SSYK: text('SSYK 2012', { most: 4, rules: [digitsOnly], hint: 'Fyra siffror, till SCB:s lönestatistik.' }),
    Aktiv: flag('Aktivt', { default: true, hint: 'Ett yrke som inte är aktivt går inte att välja.' }),
  },
  columns: ['NYKKod', 'Titel', 'SSYK', 'Aktiv'],
  searched: ['NYKKod', 'Titel', 'SSYK'],
  usedBy: ['anställda', 'kommande ändringar av anställda'],
  examples: [
    { NYKKod: '5223', Titel: 'Butikssäljare, fackhandel', SSYK: '5223', Aktiv: true },
    { NYKKod: '5311', Titel: 'Barnskötare', SSYK: '5311', Aktiv: true },
  ],
})
