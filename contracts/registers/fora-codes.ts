import { flag } from '../forms/fields.ts'
import type { Rule } from '../rules/rule.ts'
import { code, itemName, register } from './register.ts'

/** Refuses what is no code of Fora's: FOK and six digits (facts: the monthly report from 2024). */
export const ofFora: Rule = value =>
  value === '' || /^FOK\d{6}$/.test(value) ? undefined : 'Foras koder är FOK och sex siffror, som FOK301048.'

/** The codes by which Fora knows a company's agreements (third document §7: `/foraFOKList`). */
export const foraCodes = register({
  name: 'foraCodes',
  title: 'Foras koder',
  items: 'FOK-koder',
  item: 'FOK-kod',
  definite: 'FOK-koden',
  path: '/foraFOKList',
  route: '/registry/agreements',
  tab: { value: 'fora', isOpen: 'AmfTecknad', label: () => 'Foras koder' },
  area: 'Registry.Agreements',
  fields: {
    FokId: code('FOK-kod', 9, [ofFora]),
    BenText: itemName('Benämning', 80),
    Aktiv: flag('Aktiv', { default: true, hint: 'En kod som inte är aktiv gäller inte längre hos Fora.' }),
  },
  columns: ['FokId', 'BenText', 'Aktiv'],
  examples: [
    { FokId: 'FOK301048', BenText: 'Detaljhandeln, arbetare', Aktiv: true },
    { FokId: 'FOK301050', BenText: 'Lager och e-handel, arbetare', Aktiv: true },
  ],
})
