import { absenceTypes, holidayTypes } from '../code-lists/absence.ts'
import type { CodeList } from '../code-lists/code-list.ts'
import {
  balanceUpdates,
  breakPayKinds,
  contributionTreatments,
  declarationFields,
  declarationFlags,
  declaredAbsences,
  holidayBases,
  payKinds,
  paySigns,
  priceRules,
  quantityRules,
  sumRules,
  taxTreatments,
} from '../code-lists/pay-treatment.ts'
import { payTypeClasses, units } from '../code-lists/pay-types.ts'
import { statisticsCodes } from '../code-lists/statistics.ts'
import type { FormValues } from '../forms/field.ts'
import { choice, flag, reference, text } from '../forms/fields.ts'
import { isOn } from '../forms/when.ts'
import type { Rule } from '../rules/rule.ts'
import { digitsOnly } from '../rules/text.ts'
import { code, itemName, register, standardFlag } from './register.ts'

const oneOf = (label: string, list: CodeList, initial: string, hint?: string) =>
  choice(label, { choices: list.options(), default: initial, required: true, ...(hint !== undefined && { hint }) })

/** Refuses contributions on what is not taxed: their base is the taxed pay (SAL 2 kap. 10 §). */
const taxedWhenInBase: Rule<string, FormValues> = (value, { form }) =>
  value === 'AVG' && form.SkatteTyp === 'FRI' ? 'En skattefri löneart är inget underlag för avgifter.' : undefined

/** A rule of a row's quantity, price or sum, which is shown while it is used. */
const rule = (label: string, list: CodeList, used: string) =>
  choice(label, { choices: list.options(), shown: isOn(used), required: isOn(used) })

const example = {
  BenText: '',
  KlassTyp: 'LÖN',
  AntalEnhet: 'TIM',
  Aktiv: true,
  LockStandard: false,
  PAXmlKod: '',
  UseAntalsKod: false,
  AntalsKod: '',
  UseBeloppsKod: false,
  BeloppsKod: '',
  UseSummaKod: false,
  SummaKod: '',
  LonTyp: 'BRUTTO',
  Tecken: 'PLUS',
  SkatteTyp: 'TAB',
  AvgiftTyp: 'AVG',
  AgiFalt: '011',
  AgiKryss: '',
  Konto: '',
  StatKod: 'GRU',
  UpdKompsaldo: 'NEJ',
  UpdFlexsaldo: 'NEJ',
  FKFranvaro: '',
  SemUnderlag: 'FAST',
  SemDagTyp: '',
  SemGruFranv: false,
  SemFranTyp: '',
  FerUttag: false,
  FerUttagTyp: '',
  UphUttag: false,
  UphUttagTyp: '',
} as const

/** The pay types of a table and a salary year (third document §3 and §7: `/artreg/{TabellKod}`). */
export const payTypes = register({
  name: 'payTypes',
  title: 'Löneartsregister',
  items: 'lönearter',
  item: 'löneart',
  definite: 'lönearten',
  path: '/artreg',
  route: '/registry/artreg',
  within: { register: 'payTypeTables', field: 'TabellKod', most: 8 },
  isOfYear: true,
  newSegment: '@/create',
  area: 'Registry.ArtReg',
  fields: {
    LonArtNr: code('Löneart', 10, [digitsOnly]),
    BenText: itemName(),
    KlassTyp: oneOf('Klass', payTypeClasses, 'LÖN', 'Ordnar lönearterna på lönebeskedet och i listor.'),
    AntalEnhet: oneOf('Räknas i', units, 'TIM'),
    Aktiv: flag('Aktiv', { default: true, hint: 'En löneart som inte är aktiv går inte att välja.' }),
    LockStandard: standardFlag('Standardlöneart'),
    PAXmlKod: text('PAXml-kod', { most: 12, hint: 'Koden i filer från andra program, till exempel ÖT1 eller TIMLÖN.' }),
    UseAntalsKod: flag('Antalet räknas fram'),
    AntalsKod: rule('Antal', quantityRules, 'UseAntalsKod'),
    UseBeloppsKod: flag('Beloppet räknas fram'),
    BeloppsKod: rule('Belopp', priceRules, 'UseBeloppsKod'),
    UseSummaKod: flag('Summan räknas fram'),
    SummaKod: rule('Summa', sumRules, 'UseSummaKod'),
    LonTyp: oneOf('Raden är', payKinds, 'BRUTTO'),
    Tecken: oneOf('Summan', paySigns, 'PLUS'),
    SkatteTyp: oneOf('Skatt', taxTreatments, 'TAB'),
    AvgiftTyp: choice('Underlag för', {
      choices: contributionTreatments.options(),
      default: 'AVG',
      required: true,
      rules: [taxedWhenInBase],
    }),
    AgiFalt: choice('Ruta i AGI', {
      choices: declarationFields.options().map(({ value, label }) => ({ value, label: `${value} ${label}` })),
      default: '011',
      hint: 'Där summan står i arbetsgivardeklarationen. Tom när den inte redovisas.',
    }),
    AgiKryss: choice('Kryss i AGI', {
      choices: declarationFlags.options().map(({ value, label }) => ({ value, label: `${value} ${label}` })),
    }),
    FKFranvaro: choice('Frånvaro till Försäkringskassan', { choices: declaredAbsences.options() }),
    Konto: reference('Konto', { to: 'accounts', hint: 'Debetkontot. Ett avdrag bokförs på samma konto.' }),
    StatKod: oneOf('Lönestatistik', statisticsCodes, 'EJ'),
    UpdKompsaldo: oneOf('Kompsaldo', balanceUpdates, 'NEJ'),
    UpdFlexsaldo: oneOf('Flexsaldo', balanceUpdates, 'NEJ'),
    SemUnderlag: oneOf('I semesterunderlaget', holidayBases, 'NEJ'),
    SemDagTyp: choice('Tar semesterdagar', { choices: holidayTypes.options() }),
    SemGruFranv: flag('Semestergrundande frånvaro', {
      hint: 'Har ingen verkan: den anställdas frånvaro är semestergrundande efter sin orsak, inom lagens gränser.',
    }),
    SemFranTyp: choice('Frånvaro', {
      choices: absenceTypes.options(),
      required: isOn('SemGruFranv'),
      hint: 'Vilken frånvaro raden betyder. Orsaken avgör hur många dagar som är semestergrundande.',
    }),
    FerUttag: flag('Tar ut ferielön', { hint: 'Har ingen verkan: ferielön räknas inte fram än.' }),
    FerUttagTyp: choice('Uttag av ferielön', {
      choices: breakPayKinds.options(),
      shown: isOn('FerUttag'),
      required: isOn('FerUttag'),
    }),
    UphUttag: flag('Tar ut uppehållslön', { hint: 'Har ingen verkan: uppehållslön räknas inte fram än.' }),
    UphUttagTyp: choice('Uttag av uppehållslön', {
      choices: breakPayKinds.options(),
      shown: isOn('UphUttag'),
      required: isOn('UphUttag'),
    }),
  },
  cards: [
    {
      id: 'payType',
      title: 'Löneart',
      rows: [['LonArtNr', 'BenText'], ['KlassTyp', 'AntalEnhet'], 'PAXmlKod', 'Aktiv', 'LockStandard'],
    },
    {
      id: 'payTypeRules',
      title: 'Beräkning',
      description: 'Det som inte räknas fram anges på raden.',
      rows: [
        ['UseAntalsKod', 'AntalsKod'],
        ['UseBeloppsKod', 'BeloppsKod'],
        ['UseSummaKod', 'SummaKod'],
      ],
    },
    {
      id: 'payTypeTax',
      title: 'Skatt, avgifter och bokföring',
      rows: [
        ['LonTyp', 'Tecken'],
        ['SkatteTyp', 'AvgiftTyp'],
        ['AgiFalt', 'AgiKryss'],
        ['Konto', 'StatKod'],
      ],
    },
    {
      id: 'payTypeTime',
      title: 'Semester, frånvaro och saldon',
      rows: [
        ['SemUnderlag', 'SemDagTyp'],
        ['SemGruFranv', 'SemFranTyp'],
        ['FKFranvaro'],
        ['UpdKompsaldo', 'UpdFlexsaldo'],
        ['FerUttag', 'FerUttagTyp'],
        ['UphUttag', 'UphUttagTyp'],
      ],
    },
  ],
  columns: ['LonArtNr', 'BenText', 'KlassTyp', 'AntalEnhet', 'SkatteTyp', 'AgiFalt', 'Konto'],
  searched: ['LonArtNr', 'BenText', 'PAXmlKod', 'Konto'],
  locked: 'LockStandard',
  usedBy: ['anställdas fasta löneposter'],
  examples: [
    { ...example, LonArtNr: '1010', BenText: 'Timlön', PAXmlKod: 'TIMLÖN', Konto: '7010', SemUnderlag: 'RÖRLIG' },
    {
      ...example,
      LonArtNr: '5020',
      BenText: 'Milersättning',
      KlassTyp: 'RES',
      AntalEnhet: 'MIL',
      Konto: '7331',
      LonTyp: 'NETTO',
      SkatteTyp: 'FRI',
      AvgiftTyp: 'FRI',
      AgiFalt: '',
      AgiKryss: '050',
      StatKod: 'EJ',
      UseBeloppsKod: true,
      BeloppsKod: 'A10',
      SemUnderlag: 'NEJ',
    },
  ],
})
