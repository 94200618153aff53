import { units } from '../code-lists/pay-types.ts'
import { choice, flag, reference } from '../forms/fields.ts'
import { notGroups } from './code-groups.ts'
import { payTypeNumber } from './pay-type-number.ts'
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
  tab: { label: () => 'Tidkoder' },
  area: 'Registry.TidKoder',
  fields: {
    TidKod: code('Tidkod', 10, [notGroups]),
    BenText: itemName(),
    TidGrupp: reference('Grupp', { to: 'timeCodeGroups', hint: 'Samlar koderna när man väljer.' }),
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
    LonArtNr: payTypeNumber('Löneart', { hint: 'Dit tiden går när lönen bearbetas.' }),
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
      TidKod: 'ARB',
      BenText: 'Arbetstid',
      TidGrupp: 'ARB',
      TidTyp: 'ARB',
      AntalEnhet: 'TIM',
      LonArtNr: '1010',
      Aktiv: true,
    },
    {
      TidKod: 'VAB',
      BenText: 'Vård av barn',
      TidGrupp: 'FRV',
      TidTyp: 'FRV',
      AntalEnhet: 'TIM',
      LonArtNr: '',
      Aktiv: true,
    },
  ],
})
