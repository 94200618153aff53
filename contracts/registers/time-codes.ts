import { units } from '../code-lists/pay-types.ts'
import { choice, flag, text } from '../forms/fields.ts'
import { digitsOnly } from '../rules/text.ts'
import { code, itemName, register } from './register.ts'

const timeUnits = units.options().filter(({ value }) => ['TIM', 'DAG'].includes(value))

/** The codes that time is reported on (third document §7: `/tidkoder`). */
export const timeCodes = register({
  name: 'timeCodes',
  title: 'Tidkoder',
  item: 'tidkod',
  definite: 'tidkoden',
  path: '/tidkoder',
  route: '/registry/tidkoder',
  area: 'Registry.TidKoder',
  fields: {
    TidKod: code('Tidkod', 10),
    BenText: itemName(),
    TidGrupp: text('Grupp', { most: 30, hint: 'Samlar koderna när man väljer: Arbetstid, Frånvaro, Jour.' }),
    TidTyp: choice('Tiden är', {
      choices: [
        { value: 'ARB', label: 'Arbetad tid' },
        { value: 'OVT', label: 'Övertid eller mertid' },
        { value: 'JOU', label: 'Jour eller beredskap' },
        { value: 'FRV', label: 'Frånvaro' },
      ],
      default: 'ARB',
      required: true,
      hint: 'Styr hur tiden räknas mot schemat.',
    }),
    AntalEnhet: choice('Rapporteras i', { choices: timeUnits, default: 'TIM', required: true }),
    LonArtNr: text('Löneart', { most: 10, rules: [digitsOnly], hint: 'Dit tiden går när lönen bearbetas.' }),
    Aktiv: flag('Aktiv', { default: true, hint: 'En kod som inte är aktiv går inte att rapportera på.' }),
  },
  cards: [
    { id: 'timeCode', title: 'Tidkod', rows: [['TidKod', 'BenText'], 'TidGrupp', 'Aktiv'] },
    { id: 'timeUse', title: 'Användning', rows: [['TidTyp', 'AntalEnhet'], 'LonArtNr'] },
  ],
  columns: ['TidKod', 'BenText', 'TidGrupp', 'TidTyp', 'LonArtNr', 'Aktiv'],
  searched: ['TidKod', 'BenText', 'TidGrupp'],
  examples: [
    {
      ...{ TidKod: 'ARB', BenText: 'Arbetstid', TidGrupp: 'Arbetstid', TidTyp: 'ARB' },
      ...{ AntalEnhet: 'TIM', LonArtNr: '1010', Aktiv: true },
    },
    {
      ...{ TidKod: 'VAB', BenText: 'Vård av barn', TidGrupp: 'Frånvaro', TidTyp: 'FRV' },
      ...{ AntalEnhet: 'TIM', LonArtNr: '', Aktiv: true },
    },
  ],
})
