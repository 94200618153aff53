import { amount, choice, date, flag, reference } from '../forms/fields.ts'
import { rateKronor } from '../rules/limits.ts'
import { greaterThan, notNegative } from '../rules/range.ts'
import { code, isNewField, itemName, register } from './register.ts'

const route = { route: '/lss/kostntyp', area: 'LSS.KostnTyp' } as const

/**
 * The kinds of costs of assistance, by which they are reported (third document §7: `/lssKostnTyp`).
 */
export const lssCostTypes = register({
  name: 'lssCostTypes',
  title: 'Kostnadstyper',
  item: 'kostnadstyp',
  definite: 'kostnadstypen',
  path: '/lssKostnTyp',
  ...route,
  tab: { label: () => 'Kostnadstyper' },
  fields: {
    KostnTyp: code('Kostnadstyp', 10),
    BenText: itemName('Benämning', 60),
    Slag: choice('Räknas som', {
      choices: [
        { value: 'LON', label: 'Lön och lönebikostnader' },
        { value: 'OMK', label: 'Assistansomkostnader' },
        { value: 'UTB', label: 'Utbildning' },
        { value: 'ARB', label: 'Arbetsmiljö' },
        { value: 'PER', label: 'Personalomkostnader' },
        { value: 'ADM', label: 'Administration' },
      ],
      default: 'OMK',
      required: true,
      hint: 'De slag av kostnader som ersättningen ska täcka.',
    }),
    KontoNr: reference('Konto', { to: 'accounts' }),
    Aktiv: flag('Aktiv', { default: true, hint: 'En kostnadstyp som inte är aktiv går inte att rapportera på.' }),
  },
  cards: [
    {
      id: 'lssCostType',
      title: 'Uppgifter',
      rows: [['KostnTyp', 'BenText'], ['Slag', 'KontoNr'], 'Aktiv'],
    },
  ],
  columns: ['KostnTyp', 'BenText', 'Slag', 'KontoNr', 'Aktiv'],
  examples: [
    { KostnTyp: 'HAND', BenText: 'Skyddshandskar', Slag: 'ARB', KontoNr: '5480', Aktiv: true },
    { KostnTyp: 'RESA', BenText: 'Resa med brukaren', Slag: 'OMK', KontoNr: '5810', Aktiv: true },
  ],
})

/** The State's pay for an hour of assistance, from a day on (third document §7: `/lssInfo`). */
export const lssRates = register({
  name: 'lssRates',
  title: 'Timbelopp',
  item: 'timbelopp',
  definite: 'timbeloppet',
  isNeuter: true,
  path: '/lssInfo',
  ...route,
  tab: { value: 'timbelopp', label: () => 'Timbelopp' },
  isLatestFirst: true,
  fields: {
    Datum: date('Gäller från', {
      required: true,
      lockedBecause: form => (form[isNewField] === true ? undefined : 'Dagen kan inte ändras när posten är sparad.'),
    }),
    BenText: itemName(),
    TimBelopp: amount('Schablonbelopp i timmen', { limits: rateKronor, required: true, rules: [greaterThan(0)] }),
    HogstBelopp: amount('Högsta timbelopp', {
      limits: rateKronor,
      rules: [notNegative],
      hint: 'Med särskilda skäl. Tomt om det saknas.',
    }),
  },
  cards: [
    {
      id: 'lssRate',
      title: 'Uppgifter',
      rows: [
        ['Datum', 'BenText'],
        ['TimBelopp', 'HogstBelopp'],
      ],
    },
  ],
  columns: ['Datum', 'BenText', 'TimBelopp', 'HogstBelopp'],
  examples: [
    { Datum: '2026-01-01', BenText: 'Belopp från januari', TimBelopp: 350, HogstBelopp: 392 },
    { Datum: '2025-01-01', BenText: 'Belopp från året innan', TimBelopp: 340, HogstBelopp: 380.8 },
  ],
})
