import { z } from 'zod'
import { payTypeTables as standardTables } from '../code-lists/pay-types.ts'
import { family } from '../forms/family.ts'
import { amount, choice, flag, text } from '../forms/fields.ts'
import { isOn } from '../forms/when.ts'
import { twenty } from '../settings/counts.ts'
import { code, isNewField, itemName, ofWords, register } from './register.ts'

/** The twenty amounts that the pay types of a table may have (second document §3.3). */
const amountSlots = family(
  twenty.map(n => `A${n}` as const),
  n => {
    const isUsed = isOn(`UseBelopp${n}`)
    const number = n.slice(1)
    return {
      'UseBelopp#': flag(`Belopp ${number}`, { hint: 'Lönearterna i tabellen kan ha beloppet.' }),
      'BelNamn#': text(`Namn på belopp ${number}`, { most: 25, shown: isUsed }),
      'Belopp#': amount(`Förvalt belopp ${number}`, { shown: isUsed }),
      'AvtBelopp#': flag(`Belopp ${number} får skilja per avtal`, { shown: isUsed }),
      'PerBelopp#': flag(`Belopp ${number} får skilja per person`, { shown: isUsed }),
    }
  },
)

/**
 * A control row of a table. The specification names one of its fields; others are kept unchanged.
 */
const ControlRow = z.looseObject({ IsDefault: z.boolean() })

/** The control rows of a table (LonSty). At most one row is the default. */
export const PayTypeControls = z.array(ControlRow).superRefine((rows, context) => {
  if (rows.filter(row => row.IsDefault).length > 1) context.addIssue('Bara en rad får vara förvald.')
})

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
    ...amountSlots,
  },
  cards: [
    { id: 'payTypeTable', title: 'Tabell', rows: [['TabellKod', 'BenText'], 'GrundTabell'] },
    ...twenty.map(n => ({
      ...{ id: `payTypeAmount${n}`, title: `Belopp ${n}`, toggledBy: `UseBeloppA${n}` },
      rows: [
        [`BelNamnA${n}`, `BeloppA${n}`],
        [`AvtBeloppA${n}`, `PerBeloppA${n}`],
      ],
    })),
  ],
  columns: ['TabellKod', 'BenText'],
  usedBy: ['anställda'],
  examples: [
    {
      ...{ ...unused, TabellKod: 'BUTIK', BenText: 'Butikens tabell', GrundTabell: 'HANDELS' },
      ...{ UseBeloppA01: true, BelNamnA01: 'OB 50 %', BeloppA01: 81.5, AvtBeloppA01: true },
    },
    { ...unused, TabellKod: 'LAGER 2', BenText: 'Lagrets tabell', GrundTabell: '' },
  ],
})

/** A table as sent, with its control rows. */
export const PayTypeTable = payTypeTables.model.shape.extend({ LonSty: PayTypeControls })
