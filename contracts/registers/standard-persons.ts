import type { FormValues } from '../forms/field.ts'
import { reference } from '../forms/fields.ts'
import { type Fields, formModel } from '../forms/form-model.ts'
import { rows } from '../forms/rows.ts'
import { isOn } from '../forms/when.ts'
import { employment } from '../person/employment.ts'
import { benefits, payment } from '../person/payment.ts'
import { tax } from '../person/tax.ts'
import { freeTexts, resultUnits, twenty } from '../settings/counts.ts'
import { code, itemName, register } from './register.ts'
import { unitFacts } from './result-units.ts'

const all: Fields = { ...employment, ...tax, ...payment, ...benefits }
const some = (names: readonly string[]): Fields => Object.fromEntries(names.map(name => [name, all[name]])) as Fields

const texts = freeTexts.map(n => `Fritext${n}`)
const textFacts = freeTexts.flatMap(n => [`UseFritext${n}`, `Fritext${n}Namn`] as const)
const units = resultUnits.map(n => `ResEnh${n}`)
const amounts = twenty.map(n => `PerBelopp${n}`)
const inPairs = (names: readonly string[]) => names.flatMap((_, at) => (at % 2 === 0 ? [names.slice(at, at + 2)] : []))

const fields: Fields = {
  Id: code('Kod', 10),
  BenText: itemName(),
  ...some(['AnstForm', 'PerTyp', 'Uppsagningstid', 'Sysselsattningsgrad', 'Veckotid']),
  ...some(['Befattning', 'SSYK', 'NYKKod', 'PersonalKategori']),
  Avdelning: reference('Avdelning', { to: 'departments', shown: isOn('UseAvdelning') }),
  ...some(['ArbPlats', ...units]),
  KonKey: reference('Fördelningsnyckel', { to: 'distributionKeys', hint: 'Delar lönekostnaden på resultatenheter.' }),
  ...some(['LoneForm', 'Lon', 'UtbetPer', ...amounts]),
  AvtalId: reference('Avtal', { to: 'agreements' }),
  TabellStyKod: reference('Löneartstabell', { to: 'payTypeTables' }),
  SchemaID: reference('Arbetsschema', { to: 'workSchedules' }),
  SemAvtalKod: reference('Semesteravtal', { to: 'vacationAgreements', hint: 'Tomt: avtalets.' }),
  ...some(['SemRatt', 'SkatteTyp', 'SkattBas', 'ArbAvgTyp', 'Forskare', 'Utsand', 'UtbetSatt', 'DigitalMailbox']),
  ...some(['PensPlan', 'PensUndantagen']),
  Egenskaper: rows('Egenskaper', {
    fields: { EgenskapID: reference('Egenskap', { to: 'properties', required: true }) },
    most: 50,
    hint: 'Till exempel utbildningar och behörigheter.',
  }),
  ...some(texts),
}

const { write, defaults } = formModel('Mall', fields)
const example = (own: FormValues): FormValues => {
  const day = '2026-11-23'
  return write({ ...defaults(day), ...own }, day)
}

/** The templates that a new employee may begin from (second document §2.2: `/@/stdper`). */
export const standardPersons = register({
  name: 'standardPersons',
  title: 'Mallar för anställda',
  item: 'mall',
  definite: 'mallen',
  path: '/stdper',
  route: '/registry/employees/@/stdper',
  newSegment: '@/create',
  area: 'Registry.PerReg',
  facts: ['UseAvdelning', ...unitFacts, ...textFacts],
  fields,
  cards: [
    {
      id: 'template',
      title: 'Mall',
      description: 'En ny anställd som utgår från mallen får det som står här. Det som är tomt lämnas som det är.',
      rows: [['Id', 'BenText']],
    },
    {
      id: 'templateEmployment',
      title: 'Anställning',
      rows: [
        ['AnstForm', 'PerTyp'],
        ['Sysselsattningsgrad', 'Veckotid'],
        ['Befattning', 'Uppsagningstid'],
        ['SSYK', 'NYKKod', 'PersonalKategori'],
      ],
    },
    {
      id: 'templatePlacement',
      title: 'Placering och kostnader',
      rows: [['Avdelning', 'ArbPlats'], ...inPairs(units), 'KonKey'],
    },
    { id: 'templatePay', title: 'Lön', rows: [['LoneForm', 'Lon'], 'UtbetPer'] },
    { id: 'templateAmounts', title: 'Egna belopp', isClosed: true, rows: inPairs(amounts) },
    {
      id: 'templateAgreement',
      title: 'Avtal, arbetstid och semester',
      rows: [
        ['AvtalId', 'TabellStyKod'],
        ['SchemaID', 'SemAvtalKod'],
        ['SemRatt', 'PensPlan'],
      ],
    },
    {
      id: 'templateTax',
      title: 'Skatt och utbetalning',
      rows: [
        ['SkatteTyp', 'SkattBas'],
        ['ArbAvgTyp', 'UtbetSatt'],
        'DigitalMailbox',
        'Forskare',
        'Utsand',
        'PensUndantagen',
      ],
    },
    { id: 'templateMore', title: 'Egenskaper och fritexter', isClosed: true, rows: ['Egenskaper', ...texts] },
  ],
  columns: ['Id', 'BenText', 'Befattning', 'AnstForm', 'AvtalId', 'LoneForm'],
  searched: ['Id', 'BenText', 'Befattning'],
  examples: [
    example({
      Id: 'LAGER',
      BenText: 'Lagerarbetare',
      PerTyp: 'ARB',
      LoneForm: 'TIM',
      Lon: 178,
      AvtalId: 'ARB',
      Egenskaper: [{ EgenskapID: '20' }],
    }),
    example({
      Id: 'TJM',
      BenText: 'Tjänsteman',
      PerTyp: 'TJM',
      Lon: 34_000,
      AvtalId: 'TJM',
      Befattning: 'Handläggare',
    }),
  ],
})
