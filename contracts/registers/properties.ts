import { code, itemName, register } from './register.ts'

/** What employees may have, such as a training (third document §7: `/egenskaper`). */
export const properties = register({
  name: 'properties',
  title: 'Egenskaper',
  item: 'egenskap',
  definite: 'egenskapen',
  path: '/egenskaper',
  route: '/registry/egenskaper',
  tab: { label: () => 'Egenskaper' },
  area: 'Registry.Egenskaper',
  fields: { EgenskapID: code('Kod', 10), BenText: itemName('Benämning', 60) },
  usedBy: ['anställda'],
  examples: [
    { EgenskapID: '10', BenText: 'Truckkort' },
    { EgenskapID: '20', BenText: 'Utbildad i hjärt-lungräddning' },
  ],
})
