import { payTypeTables as standardTables } from '../code-lists/pay-types.ts'
import { family } from '../forms/family.ts'
import type { FormRow, FormValues } from '../forms/field.ts'
import { amount, choice, flag, reference, text } from '../forms/fields.ts'
import { rows } from '../forms/rows.ts'
import { isOn } from '../forms/when.ts'
import { rowKronor } from '../rules/limits.ts'
import type { Rule } from '../rules/rule.ts'
import { twenty } from '../settings/counts.ts'
import { code, isNewField, itemName, ofWords, register } from './register.ts'

/** The twenty amounts that the pay types of a table may have (second document §3.3). */
const amountSlots = family(
  twenty.map(n => `A${n}` as const),
  n => {
    const isUsed = isOn(`UseBelopp${n}`)
    const number = n.slice(1)
    return {
      'UseBelopp#': flag(`Belopp ${number}`),
      'BelNamn#': text(`Namn på belopp ${number}`, { most: 25, shown: isUsed }),
      'Belopp#': amount(`Förvalt belopp ${number}`, { limits: rowKronor, shown: isUsed }),
      'AvtBelopp#': flag(`Belopp ${number} får skilja per avtal`, { shown: isUsed }),
      'PerBelopp#': flag(`Belopp ${number} får skilja per person`, { shown: isUsed }),
    }
  },
)

/** The control rows that a table begins with: the standard steering, as the default. */
export const standardSteering = [{ LonStyKod: 'STD', IsDefault: true }]

const oneDefault: Rule<readonly FormRow[], FormValues> = value =>
  value.filter(({ IsDefault }) => IsDefault === true).length > 1 ? 'Bara en rad får vara förvald.' : undefined
const eachOnce: Rule<readonly FormRow[], FormValues> = value => {
  const codes = value.map(({ LonStyKod }) => LonStyKod)
  const twice = codes.find((each, at) => codes.indexOf(each) < at)
  return twice === undefined ? undefined : `Styrningen ${twice} får bara anges en gång.`
}

const unused = Object.fromEntries(
  Object.entries(amountSlots).map(([name, { format }]) => [name, format('2000-01-01').empty]),
)

/** The tables of pay types of a salary year (second document §3.3, third §7: `/tabellnamn`). */
export const payTypeTables = register({
  name: 'payTypeTables',
  title: 'Löneartstabeller',
  item: 'löneartstabell',
  definite: 'löneartstabellen',
  path: '/tabellnamn',
  route: '/registry/loneartstabeller',
  isOfYear: true,
  newSegment: '@/create',
  area: 'Registry.Loneartstabeller',
  fields: {
    TabellKod: code('Tabellkod', 8, [], ofWords),
    BenText: itemName(),
    GrundTabell: choice('Lönearter från', {
      choices: standardTables.options(),
      default: 'STANDARD',
      lockedBecause: form => (form[isNewField] === true ? undefined : 'Tabellens lönearter finns redan.'),
      hint: 'Tabellen börjar med standardtabellens lönearter. Utan val börjar den tom.',
    }),
    LonSty: rows('Löneartsstyrning', {
      fields: {
        LonStyKod: reference('Styrning', { to: 'payTypeSteering', required: true }),
        IsDefault: flag('Förvald'),
      },
      most: 20,
      rules: [oneDefault, eachOnce],
      default: standardSteering,
      hint: 'Vilken löneart varje händelse får. Den förvalda gäller dem vars avtal inte väljer en annan.',
    }),
    ...amountSlots,
  },
  cards: [
    { id: 'payTypeTable', title: 'Tabell', rows: [['TabellKod', 'BenText'], 'GrundTabell'] },
    { id: 'payTypeSteeringOf', title: 'Styrning', rows: ['LonSty'] },
    {
      id: 'payTypeAmounts',
      title: 'Belopp',
      description: 'Upp till tjugo belopp som tabellens lönearter kan räkna med.',
      heads: ['Används', 'Namn', 'Förvalt belopp', 'Per avtal', 'Per person'],
      rows: twenty.map(n => [`UseBeloppA${n}`, `BelNamnA${n}`, `BeloppA${n}`, `AvtBeloppA${n}`, `PerBeloppA${n}`]),
    },
  ],
  columns: ['TabellKod', 'BenText'],
  usedBy: ['anställda', 'kommande ändringar av anställda'],
  examples: [
    {
      ...unused,
      TabellKod: 'BUTIK',
      BenText: 'Butikens tabell',
      GrundTabell: 'HANDELS',
      LonSty: standardSteering,
      UseBeloppA01: true,
      BelNamnA01: 'OB 50 %',
      BeloppA01: 81.5,
      AvtBeloppA01: true,
    },
    { ...unused, TabellKod: 'LAGER 2', BenText: 'Lagrets tabell', GrundTabell: '', LonSty: standardSteering },
  ],
})
