import { units } from '../code-lists/pay-types.ts'
import { amount, choice, flag, reference } from '../forms/fields.ts'
import { rowKronor } from '../rules/limits.ts'
import { notGroups } from './code-groups.ts'
import { payTypeNumber } from './pay-type-number.ts'
import { code, itemName, register } from './register.ts'

/** The codes that compensations are reported on (third document §7: `/lonkoder`). */
export const payCodes = register({
  name: 'payCodes',
  title: 'Lönekoder',
  item: 'lönekod',
  definite: 'lönekoden',
  path: '/lonkoder',
  route: '/registry/lonkoder',
  tab: { label: () => 'Lönekoder' },
  area: 'Registry.LonKoder',
  fields: {
    LonKod: code('Lönekod', 10, [notGroups]),
    BenText: itemName(),
    LonGrupp: reference('Grupp', { to: 'payCodeGroups', hint: 'Samlar koderna när man väljer.' }),
    AntalEnhet: choice('Rapporteras i', { choices: units.options(), default: 'ST', required: true }),
    LonArtNr: payTypeNumber('Löneart', { hint: 'Dit ersättningen går när lönen bearbetas.' }),
    Pris: amount('Pris', {
      limits: rowKronor,
      hint: 'Föreslås när ersättningen rapporteras. Tomt om det anges varje gång.',
    }),
    KraverText: flag('Kräver en kommentar'),
    KraverBilaga: flag('Kräver en bilaga', { hint: 'Till exempel ett kvitto.' }),
    Aktiv: flag('Aktiv', { default: true, hint: 'En kod som inte är aktiv går inte att rapportera på.' }),
  },
  cards: [
    { id: 'payCode', title: 'Lönekod', rows: [['LonKod', 'BenText'], 'LonGrupp', 'Aktiv'] },
    { id: 'payUse', title: 'Användning', rows: [['AntalEnhet', 'Pris'], 'LonArtNr', 'KraverText', 'KraverBilaga'] },
  ],
  columns: ['LonKod', 'BenText', 'LonGrupp', 'AntalEnhet', 'LonArtNr', 'Pris', 'Aktiv'],
  searched: ['LonKod', 'BenText', 'LonGrupp'],
  examples: [
    {
      LonKod: 'MIL',
      BenText: 'Milersättning',
      LonGrupp: 'RESOR',
      AntalEnhet: 'MIL',
      LonArtNr: '7210',
      Pris: 25,
      KraverText: true,
      KraverBilaga: false,
      Aktiv: true,
    },
    {
      LonKod: 'UTL',
      BenText: 'Utlägg',
      LonGrupp: 'UTLAGG',
      AntalEnhet: 'KR',
      LonArtNr: '',
      Pris: 0,
      KraverText: false,
      KraverBilaga: true,
      Aktiv: true,
    },
  ],
})
