import {
  importDateForms,
  importDecimalSigns,
  importEncodings,
  importFormats,
  importSeparators,
} from '../code-lists/imports.ts'
import { type Choice, type FormRow, type FormValues, labelOf } from '../forms/field.ts'
import { choice, flag, integer, text } from '../forms/fields.ts'
import { rows } from '../forms/rows.ts'
import type { Rule } from '../rules/rule.ts'
import { importFields, importKindOf, kindsOf } from './import-kinds.ts'
import { aboveZeroWhen, code, itemName, register } from './register.ts'

const isOf =
  (...formats: readonly string[]) =>
  ({ Format }: FormValues) =>
    formats.includes(String(Format))
const isFixed = isOf('FAST')
const isTable = isOf('CSV', 'XLSX', 'FAST')

/** A table has rows of one kind. Only PAXml tells what each row is. */
const oneKind: Rule<boolean, FormValues> = (_, { form }) => {
  const count = kindsOf(form).length
  if (count === 0) return 'Välj vad filen innehåller.'
  return count > 1 && isTable(form) ? 'En sådan fil har rader av ett slag. Välj ett av dem.' : undefined
}

const fieldsOf = (form: FormValues): readonly Choice[] =>
  kindsOf(form).flatMap(kind => {
    const { model } = importKindOf(kind)
    return importFields(importKindOf(kind)).map(value => {
      const field = model.fields[value]
      return { value, label: field ? labelOf(field, {}) : value }
    })
  })

const fieldsDiffer: Rule<readonly FormRow[], FormValues> = value => {
  const fields = value.map(({ Falt }) => Falt)
  const at = fields.findIndex((field, index) => fields.indexOf(field) < index)
  return at < 0 ? undefined : `Rad ${at + 1}: Fältet är redan valt på rad ${fields.indexOf(fields[at] ?? '') + 1}.`
}

/** How files are imported (third document §3, Import register, and §7: `/impreg`). */
export const importDefinitions = register({
  name: 'importDefinitions',
  title: 'Importregister',
  item: 'importregister',
  definite: 'importregistret',
  isNeuter: true,
  path: '/impreg',
  route: '/registry/impreg',
  tab: { label: () => 'Importer' },
  area: 'Registry.ImpReg',
  fields: {
    Id: code('Kod', 10),
    BenText: itemName(),
    Format: choice('Filformat', { choices: importFormats.options(), default: 'CSV', required: true }),
    ImpPerReg: flag('Anställda', { rules: [oneKind] }),
    ImpBrukarReg: flag('Brukare'),
    ImpLonRader: flag('Lönerader'),
    ImpTidRader: flag('Tidrader'),
    ImpLonHistorik: flag('Tidigare lönebesked'),
    Separator: choice('Avgränsare', {
      choices: importSeparators.options(),
      default: ';',
      required: isOf('CSV'),
      shown: isOf('CSV'),
    }),
    Teckenkod: choice('Teckenkodning', {
      choices: importEncodings.options(),
      default: 'utf-8',
      required: isOf('CSV', 'FAST'),
      shown: isOf('CSV', 'FAST'),
    }),
    Rubrikrad: flag('Första raden har rubriker', { default: true, shown: isOf('CSV', 'XLSX') }),
    DatumForm: choice('Datum skrivs', {
      choices: importDateForms.options(),
      default: 'ISO',
      required: isTable,
      shown: isTable,
    }),
    DecimalTecken: choice('Decimaltecken', {
      choices: importDecimalSigns.options(),
      default: ',',
      required: isTable,
      shown: isTable,
    }),
    Kolumner: rows('Kolumner', {
      fields: {
        Falt: choice('Fält', { choices: fieldsOf, required: true }),
        Kolumn: text('Rubrik eller kolumn', {
          most: 100,
          shown: form => !isFixed(form),
          required: form => !isFixed(form),
        }),
        Start: integer('Från tecken', {
          limits: [0, 10_000],
          shown: isFixed,
          required: isFixed,
          rules: [aboveZeroWhen(isFixed)],
        }),
        Langd: integer('Antal tecken', {
          limits: [0, 1_000],
          shown: isFixed,
          required: isFixed,
          rules: [aboveZeroWhen(isFixed)],
        }),
      },
      most: 60,
      shown: isTable,
      required: isFixed,
      rules: [fieldsDiffer],
      hint: 'Vilken kolumn som hör till vilket fält. Utan rubriker är den första kolumnen 1. Tomt: rubrikerna avgör, och ni kan ändra vid importen.',
    }),
    Koder: rows('Översättning av koder', {
      fields: {
        FilKod: text('Kod i filen', { most: 20, required: true }),
        Kod: text('Er kod', { most: 20, required: true }),
      },
      most: 200,
      shown: ({ ImpLonRader, ImpTidRader }) => ImpLonRader === true || ImpTidRader === true,
      hint: 'När försystemets löne- och tidkoder heter något annat än era.',
    }),
  },
  cards: [
    {
      id: 'importDefinition',
      title: 'Definition',
      rows: [
        ['Id', 'BenText'],
        'Format',
        ['ImpPerReg', 'ImpBrukarReg'],
        ['ImpLonRader', 'ImpTidRader'],
        'ImpLonHistorik',
      ],
    },
    {
      id: 'importFile',
      title: 'Filen',
      rows: [['Separator', 'Teckenkod'], 'Rubrikrad', ['DatumForm', 'DecimalTecken']],
    },
    { id: 'importColumns', title: 'Kolumner och koder', rows: ['Kolumner', 'Koder'] },
  ],
  columns: ['Id', 'BenText', 'Format', 'ImpPerReg', 'ImpBrukarReg', 'ImpLonRader', 'ImpTidRader', 'ImpLonHistorik'],
  examples: [
    {
      Id: 'PERSONAL',
      BenText: 'Anställda från Excel',
      Format: 'CSV',
      Separator: ';',
      Teckenkod: 'utf-8',
      ImpPerReg: true,
      ImpBrukarReg: false,
      ImpLonRader: false,
      ImpTidRader: false,
      ImpLonHistorik: false,
      Rubrikrad: true,
      DatumForm: 'ISO',
      DecimalTecken: ',',
      Koder: [{ FilKod: 'ÖT1', Kod: 'OVT' }],
      Kolumner: [{ Falt: 'AnstNr', Kolumn: 'Nummer', Start: 0, Langd: 0 }],
    },
    {
      Id: 'TIDSYSTEM',
      BenText: 'Tidsystemet',
      Format: 'PAXML',
      Separator: ';',
      Teckenkod: 'utf-8',
      ImpPerReg: false,
      ImpBrukarReg: false,
      ImpLonRader: true,
      ImpTidRader: true,
      ImpLonHistorik: false,
      Rubrikrad: true,
      DatumForm: 'ISO',
      DecimalTecken: ',',
      Kolumner: [],
      Koder: [{ FilKod: 'ÖT1', Kod: 'OVT' }],
    },
  ],
})
