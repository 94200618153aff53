import { amount, choice, flag, reference } from '../forms/fields.ts'
import { isDate } from '../rules/date.ts'
import { greaterThan, notNegative } from '../rules/range.ts'
import type { Rule } from '../rules/rule.ts'
import { code, itemName, register } from './register.ts'

const route = { route: '/lss/kostntyp', area: 'LSS.KostnTyp' } as const

/**
 * The kinds of costs of assistance, by which they are reported (third document §7: `/lssKostnTyp`).
 */
export const lssCostTypes = register({
  ...{ name: 'lssCostTypes', title: 'Kostnadstyper', item: 'kostnadstyp', definite: 'kostnadstypen' },
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
  columns: ['KostnTyp', 'BenText', 'Slag', 'KontoNr', 'Aktiv'],
  examples: [
    { KostnTyp: 'HAND', BenText: 'Skyddshandskar', Slag: 'ARB', KontoNr: '5480', Aktiv: true },
    { KostnTyp: 'RESA', BenText: 'Resa med brukaren', Slag: 'OMK', KontoNr: '5810', Aktiv: true },
  ],
})

const aDay: Rule = value => (value === '' || isDate(value) ? undefined : 'Ange dagen som ÅÅÅÅ-MM-DD.')

/** What the State pays for an hour of assistance, from a day on (third document §7: `/lssInfo`). */
export const lssRates = register({
  ...{ name: 'lssRates', title: 'Timbelopp', item: 'timbelopp', definite: 'timbeloppet', isNeuter: true },
  path: '/lssInfo',
  ...route,
  tab: { value: 'timbelopp', label: () => 'Timbelopp' },
  isLatestFirst: true,
  fields: {
    Datum: code('Gäller från', 10, [aDay]),
    BenText: itemName(),
    TimBelopp: amount('Schablonbelopp i timmen', { rules: [greaterThan(0)] }),
    HogstBelopp: amount('Högsta timbelopp', { rules: [notNegative], hint: 'Med särskilda skäl. Tomt om det saknas.' }),
  },
  columns: ['Datum', 'BenText', 'TimBelopp', 'HogstBelopp'],
  examples: [
    { Datum: '2026-01-01', BenText: 'Belopp från januari', TimBelopp: 350, HogstBelopp: 392 },
    { Datum: '2025-01-01', BenText: 'Belopp från året innan', TimBelopp: 340, HogstBelopp: 380.8 },
  ],
})
