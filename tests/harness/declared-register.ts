import { amount, choice, choices, date, flag, percent, reference, text } from '#contracts/forms/fields.ts'
import { rows } from '#contracts/forms/rows.ts'
import { code, itemAbove, itemName, register, standardFlag } from '#contracts/registers/register.ts'
import { rowKronor } from '#contracts/rules/limits.ts'

/**
 * A register that is only a declaration, with every feature of the kit. Specs and a browser test
 * put it in the place of `contracts/registers/product-groups.ts`: one file, and all else follows.
 */
export const productGroups = register({
  name: 'productGroups',
  title: 'Provposter',
  item: 'provpost',
  definite: 'provposten',
  path: '/provposter',
  route: '/registry/varugrupper',
  area: 'Registry.Varugrupper',
  fields: {
    ProvKod: code('Provkod', 10),
    BenText: itemName(),
    Over: itemAbove('Ligger under', 'productGroups', 'ProvKod'),
    Slag: choice('Slag', {
      choices: [
        { value: 'VARA', label: 'Vara' },
        { value: 'TJÄNST', label: 'Tjänst' },
      ],
      default: 'VARA',
      required: true,
    }),
    Pris: amount('Pris', { limits: rowKronor, shown: ({ Slag }) => Slag === 'VARA' }),
    Dagar: choices('Dagar', { choices: ['Måndag', 'Tisdag'].map(label => ({ value: label.slice(0, 1), label })) }),
    GallerFrom: date('Gäller från'),
    Konto: reference('Konto', { to: 'accounts' }),
    Rader: rows('Delar', {
      fields: { Del: text('Del', { most: 10, required: true }), Andel: percent('Andel', { limits: rowKronor }) },
      most: 5,
      totals: ['Andel'],
    }),
    Aktiv: flag('Aktiv', { default: true }),
    LockStandard: standardFlag(),
  },
  columns: ['ProvKod', 'BenText', 'Slag', 'Aktiv', 'LockStandard'],
  notCopied: ['GallerFrom'],
  parent: 'Over',
  locked: 'LockStandard',
  examples: [
    {
      ProvKod: 'P1',
      BenText: 'Skor',
      Over: '',
      Slag: 'VARA',
      Pris: 12.5,
      Dagar: ['M'],
      Konto: '7010',
      Rader: [{ Del: 'Sula', Andel: 40 }],
      GallerFrom: '2026-01-01',
      Aktiv: true,
      LockStandard: false,
    },
    {
      ProvKod: 'P2',
      BenText: 'Putsning',
      Over: '',
      Slag: 'TJÄNST',
      Pris: 0,
      Dagar: [],
      Konto: '',
      Rader: [],
      GallerFrom: '1899-12-30',
      Aktiv: false,
      LockStandard: false,
    },
  ],
})
