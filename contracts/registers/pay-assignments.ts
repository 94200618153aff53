import type { FormValues } from '../forms/field.ts'
import { amount, date, decimal, flag, integer, reference, text } from '../forms/fields.ts'
import { type Fields, formModel } from '../forms/form-model.ts'
import { assignmentConditions, conditionFields } from '../person/employee-filter.ts'
import { openUnit, unitOf } from '../person/result-unit.ts'
import { amountNotWithPrice, notBeforeStart } from '../person/standing-pay.ts'
import { rowKronor, rowQuantity } from '../rules/limits.ts'
import { resultUnits } from '../settings/counts.ts'
import { payTypeNumber } from './pay-type-number.ts'
import { code, itemName, register } from './register.ts'
import { unitFacts } from './result-units.ts'

const units = resultUnits.map(n => `ResEnh${n}`)
const hasUnits = (form: FormValues) => resultUnits.some(n => form[openUnit(n)] === true)

const fields: Fields = {
  UppdragId: code('Uppdrag', 15),
  BenText: itemName(),
  Ordning: integer('Ordningsnummer', {
    limits: [0, 9_999],
    hint: 'Lägst först. 0: utan nummer.',
    help: 'Raderna står i den ordningen på lönebeskedet. Var de utan nummer står bestäms under Systemdata.',
  }),
  Aktiv: flag('Aktivt', { default: true, hint: 'Ett avslutat uppdrag ger inga fler rader.' }),
  LonArtNr: payTypeNumber('Löneart', { required: true, hint: 'Ur den löneartstabell som var och en har.' }),
  Text: text('Text på lönebeskedet', { most: 40, hint: 'Tomt: löneartens.' }),
  Antal: decimal('Antal', { limits: rowQuantity }),
  Pris: amount('Pris', { limits: rowKronor }),
  Belopp: amount('Belopp', { limits: rowKronor, rules: [amountNotWithPrice] }),
  From: date('Från och med', { required: true, default: today => today }),
  Tom: date('Till och med', { rules: [notBeforeStart], hint: 'Tomt: tills vidare.' }),
  Intervall: integer('Var n:e månad', { limits: [1, 12], default: 1, hint: 'Var tredje månad: 3.' }),
  AntalGanger: integer('Antal gånger', {
    limits: [0, 999],
    hint: 'Så många gånger får var och en raden. 0: utan gräns.',
  }),
  ...Object.fromEntries(resultUnits.map(n => [`ResEnh${n}`, unitOf(n)])),
  KonKey: reference('Fördelningsnyckel', { to: 'distributionKeys', shown: hasUnits }),
  ...conditionFields(assignmentConditions),
}

const { write, defaults } = formModel('Löneuppdrag', fields)
const example = (own: FormValues): FormValues => write({ ...defaults('2026-01-01'), ...own }, '2026-01-01')

/** A condition keeps its codes while it is not used. */
const chosen: FormValues = {
  AnstNrList: ['1'],
  AvdelningList: ['10'],
  AvtalIdList: ['TJM'],
  EgenskapIDList: ['T'],
  LoneFormList: ['MÅN'],
  PerTypList: ['TJM'],
}

/**
 * Pay assignments (second document §2.2: `/loneuppdrag`): rows that payroll gives many
 * persons, in an order, from a day and as many times as it says. A standing pay row is one
 * person's.
 */
export const payAssignments = register({
  name: 'payAssignments',
  title: 'Löneuppdrag',
  item: 'löneuppdrag',
  definite: 'löneuppdraget',
  isNeuter: true,
  path: '/loneuppdrag',
  route: '/loneuppdrag',
  newSegment: '@/create',
  area: 'Loneuppdrag',
  facts: unitFacts,
  fields,
  sortedBy: 'Ordning',
  cards: [
    {
      id: 'assignment',
      title: 'Löneuppdrag',
      rows: [
        ['UppdragId', 'BenText'],
        ['Ordning', 'Aktiv'],
      ],
    },
    {
      id: 'assignmentRow',
      title: 'Raden',
      description: 'Det som lönearten själv räknar fram lämnas tomt.',
      rows: [
        ['LonArtNr', 'Text'],
        ['Antal', 'Pris', 'Belopp'],
      ],
    },
    {
      id: 'assignmentTime',
      title: 'När',
      rows: [
        ['From', 'Tom'],
        ['Intervall', 'AntalGanger'],
      ],
    },
    {
      id: 'assignmentPersons',
      title: 'Vilka',
      description: 'Utan urval får alla anställda raden. Flera villkor måste alla stämma.',
      rows: [...assignmentConditions.flatMap(({ field, use }) => [...(use ? [use] : []), field])],
    },
    {
      id: 'assignmentAccounting',
      title: 'Kontering',
      description: 'Det som är tomt tas från var och en.',
      isShown: hasUnits,
      rows: [units.slice(0, 3), units.slice(3), 'KonKey'],
    },
  ],
  columns: ['UppdragId', 'BenText', 'Ordning', 'LonArtNr', 'Belopp', 'From', 'Tom', 'AntalGanger', 'Aktiv'],
  searched: ['UppdragId', 'BenText', 'LonArtNr', 'Text'],
  examples: [
    example({
      UppdragId: 'BONUS',
      BenText: 'Bonus',
      Ordning: 20,
      LonArtNr: '1070',
      Belopp: 5_000,
      AntalGanger: 1,
      ...chosen,
    }),
    example({
      UppdragId: 'FRISK',
      BenText: 'Friskvård',
      Ordning: 10,
      LonArtNr: '5115',
      Antal: 1,
      Pris: 250,
      ...chosen,
      UsePerTyp: true,
    }),
  ],
})
