import { code, itemAbove, itemName, register } from './register.ts'

/** The departments of a company (second document §2.2, third document §7: `/avdelning`). */
export const departments = register({
  name: 'departments',
  title: 'Avdelningar',
  item: 'avdelning',
  definite: 'avdelningen',
  path: '/avdelning',
  route: '/registry/Departments',
  area: 'Registry.Departments',
  fields: {
    Avdelning: code('Avdelning', 10),
    BenText: itemName(),
    Overordnad: itemAbove('Överordnad avdelning', 'departments', 'Avdelning'),
  },
  parent: 'Overordnad',
  usedBy: ['anställda', 'kommande ändringar av anställda'],
  examples: [
    { Avdelning: '10', BenText: 'Butik', Overordnad: '' },
    { Avdelning: '20', BenText: 'Lager', Overordnad: '' },
  ],
})
