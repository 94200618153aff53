import { flag } from '../forms/fields.ts'
import { digitsOnly } from '../rules/text.ts'
import { code, itemName, register } from './register.ts'

/** The chart of accounts of a company (third document §7: `/kontoreg`). */
export const accounts = register({
  name: 'accounts',
  title: 'Konton',
  item: 'konto',
  definite: 'kontot',
  isNeuter: true,
  path: '/kontoreg',
  route: '/registry/accounts',
  area: 'Registry.Accounts',
  fields: {
    KontoNr: code('Konto', 10, [digitsOnly]),
    BenText: itemName('Benämning', 60),
    KraverResEnh: flag('Kräver resultatenhet', {
      hint: 'En kontering på kontot utan resultatenhet varnas för i bokföringsunderlaget.',
    }),
    Aktiv: flag('Aktivt', { default: true, hint: 'Ett konto som inte är aktivt går inte att välja.' }),
  },
  columns: ['KontoNr', 'BenText', 'Aktiv'],
  examples: [
    { KontoNr: '7010', BenText: 'Löner till kollektivanställda', KraverResEnh: true, Aktiv: true },
    { KontoNr: '7210', BenText: 'Löner till tjänstemän', KraverResEnh: false, Aktiv: true },
  ],
})
