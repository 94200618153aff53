import { multiline } from '../forms/fields.ts'
import { formula } from '../formulas/formula-field.ts'
import { formulaCode } from '../rules/formula-code.ts'
import { withLetter } from '../settings/bases.ts'
import { code, itemName, register } from './register.ts'

/** The company's own variables of formulas (second document §2.2, §5.1). */
export const formulaVariables = register({
  name: 'formulaVariables',
  title: 'Formelvariabler',
  item: 'formelvariabel',
  definite: 'formelvariabeln',
  path: '/formel/customVariables',
  route: '/registry/customFormelVariables',
  area: 'Registry.CustomFormelVariables',
  fields: {
    Kod: code('Kod', 15, [formulaCode(15), withLetter]),
    BenText: itemName(),
    Formel: formula('Formel', {
      required: true,
      help: 'Värdet räknas ut för varje anställd när en annan formel läser variabeln. Decimaler skrivs med komma, och värden i en funktion skiljs med semikolon: om(ÅLDER >= 26; LÖN * 0,1; 0).',
    }),
    Beskrivning: multiline('Beskrivning', { most: 400, hint: 'Vad värdet står för, och varifrån det kommer.' }),
  },
  columns: ['Kod', 'BenText', 'Formel'],
  searched: ['Kod', 'BenText', 'Formel'],
  usedBy: ['formelvariabler'],
  examples: [
    { Kod: 'BONUS', BenText: 'Bonus', Formel: 'om(ANSTÅR >= 5; LÖN * 0,1; 0)', Beskrivning: 'Efter fem år.' },
    { Kod: 'SKIFT', BenText: 'Skifttillägg', Formel: 'avrunda(TIMLÖN * 0,18; 2)', Beskrivning: '' },
  ],
})
