import { payoutPeriods } from '../code-lists/employment.ts'
import { foraReports, kpPlans, pensionPlans, workerPensions } from '../code-lists/pension.ts'
import type { FormRow, FormValues } from '../forms/field.ts'
import { choice, date, flag, reference, text } from '../forms/fields.ts'
import { rows } from '../forms/rows.ts'
import { both, isOn } from '../forms/when.ts'
import type { Rule } from '../rules/rule.ts'
import { digitsOnly } from '../rules/text.ts'
import { absenceTerms, overtimeTerms } from './agreement-terms.ts'
import { ofFora } from './fora-codes.ts'
import { code, itemName, register } from './register.ts'

const [hasFora, hasItp, hasKp] = [isOn('AmfTecknad'), isOn('ITPTecknad'), isOn('KPTecknad')]

/** Declares a number that deviates from the company's, shown and required under its flag. */
const deviating = (label: string, use: string, most: number, hasAny = isOn()) => {
  const isUsed = both(hasAny, isOn(use))
  return text(label, { most, shown: isUsed, required: isUsed, rules: [digitsOnly] })
}

/** The flags that open the registers of calculation rules, with what each opens. */
const openings = {
  OpenOBRegler: 'OB-regler',
  OpenJORRegler: 'Jourregler',
  OpenBERRegler: 'Beredskapsregler',
  OpenELDRegler: 'Regler för extra ledig dag',
  OpenHLGRegler: 'Helgregler',
  OpenOVTRegler: 'Övertidsregler',
}
const openFlags = Object.keys(openings)

const markupsDiffer: Rule<readonly FormRow[], FormValues> = value => {
  const keys = value.map(({ FokId, FranDatum }) => `${FokId} ${FranDatum}`)
  const at = keys.findIndex((each, index) => keys.indexOf(each) < index)
  return at < 0 ? undefined : `Rad ${at + 1}: Samma kod och datum som på rad ${keys.indexOf(keys[at] ?? '') + 1}.`
}

const common = {
  Avdelning: '',
  LonStyKod: '',
  TabellKod: 'STANDARD',
  SemAvtalKod: 'LAG',
  UtbetPer: 'M',
  UseWarningsForActiveEmployments: true,
  KPTyp: '',
  KPUseArbGivNr: false,
  KPArbGivNr: '',
  KPUseAvtalsNr: false,
  KPAvtalsNummer: '',
  UseScbArbstKU: false,
  ScbArbstKU: '',
  UseFakArbstNr: false,
  FakArbstNr: '',
  UseFakForbNr: false,
  FakForbNr: '',
  DelManad: 'A',
  AvdragArbDag: 0,
  AvdragKalDag: 0,
  AvdragKort: 5,
  AvdragTim: 0,
  AvdragHelg: false,
  KarensProc: 0,
  SjukEfter: false,
  SjukTom: 90,
  SjukAvdrag: 90,
  SjukOver: 10,
  SjukGrans: 10,
  OvtEnkel: 0,
  OvtKval: 0,
  MertidTyp: 'V',
  MertidTal: 0,
  FerIngBer: true,
  FerUphLon: false,
  OpenBERRegler: true,
  OpenOVTRegler: true,
  OpenELDRegler: false,
}

/** The agreements that employments follow (third document §3 and §7: `/agreements`). */
export const agreements = register({
  name: 'agreements',
  title: 'Avtal',
  item: 'avtal',
  definite: 'avtalet',
  isNeuter: true,
  path: '/agreements',
  route: '/registry/agreements',
  tab: { label: () => 'Avtal' },
  area: 'Registry.Agreements',
  usedBy: ['anställda', 'kommande ändringar av anställda'],
  facts: ['UseAvdelning', 'AmfTecknad', 'ITPTecknad', 'KPTecknad', 'ScbStatistik', 'ForaUseFOKList'],
  fields: {
    AvtalId: code('Avtal', 20),
    BenText: itemName('Benämning', 60),
    Avdelning: reference('Avdelning', {
      to: 'departments',
      shown: isOn('UseAvdelning'),
      hint: 'Föreslås för en ny anställd med avtalet.',
    }),
    TabellKod: reference('Löneartstabell', {
      to: 'payTypeTables',
      required: true,
      hint: 'Den som en ny anställd med avtalet får när inget annat är valt. Ett nytt avtal börjar med företagets.',
    }),
    LonStyKod: reference('Löneartsstyrning', {
      to: 'payTypeSteering',
      hint: 'Tom: tabellens förvalda. Gäller i tabeller som har styrningen på en rad.',
    }),
    UtbetPer: choice('Lönen betalas ut', { choices: payoutPeriods.options(), default: 'M', required: true }),
    SemAvtalKod: reference('Semesteravtal', { to: 'vacationAgreements' }),
    FerIngBer: flag('Semesterlön beräknas', { hint: 'Öppnar beräkningen av semesterlön för dem som går på ferielön.' }),
    FerUphLon: flag('Uppehållslön', { hint: 'Lönen fördelas även på tiden utan arbete. Öppnar uppehållslön.' }),
    UseWarningsForActiveEmployments: flag('Varna för pågående anställningar', {
      default: true,
      hint: 'När en anställd med avtalet får en anställning till för samma tid.',
    }),
    ...Object.fromEntries(Object.entries(openings).map(([name, label]) => [name, flag(label)])),
    ...absenceTerms,
    ...overtimeTerms,
    AmfTyp: choice('Avtalspension', { choices: workerPensions.options(), shown: hasFora }),
    ForaReportType: choice('Rapporteras till Fora', { choices: foraReports.options(), shown: hasFora }),
    ForaMarkups: rows('Uppmärkningskoder', {
      fields: {
        FokId: text('FOK-kod', { most: 9, required: true, rules: [ofFora] }),
        FranDatum: date('Från', { required: true }),
        Tillval: text('Tillval', { most: 16 }),
        TillvalTom: date('Tillval till och med', {}),
      },
      most: 20,
      shown: hasFora,
      rules: [markupsDiffer],
      hint: 'Koderna står i avtalet med Fora. De skickas när de är nya eller ändrade.',
    }),
    ITPPlan: choice('ITP-plan', {
      choices: pensionPlans.options().filter(({ value }) => ['ITP1', 'ITP2'].includes(value)),
      shown: hasItp,
      hint: 'Tomt när planen följer den anställdas födelseår: ITP 1 från 1979.',
    }),
    KPTyp: choice('Pensionsavtal', { choices: kpPlans.options(), shown: hasKp }),
    KPUseArbGivNr: flag('Eget arbetsgivarnummer', { shown: hasKp, hint: 'Annars gäller företagets.' }),
    KPArbGivNr: deviating('Arbetsgivarnummer', 'KPUseArbGivNr', 6, hasKp),
    KPUseAvtalsNr: flag('Eget avtalsnummer', { shown: hasKp, hint: 'Annars gäller företagets.' }),
    KPAvtalsNummer: deviating('Avtalsnummer', 'KPUseAvtalsNr', 9, hasKp),
    UseScbArbstKU: flag('Eget arbetsställe hos SCB', {
      shown: isOn('ScbStatistik'),
      hint: 'Annars gäller företagets.',
    }),
    ScbArbstKU: deviating('Arbetsställe hos SCB', 'UseScbArbstKU', 5, isOn('ScbStatistik')),
    UseFakArbstNr: flag('Eget arbetsställe hos facket', { hint: 'Annars gäller företagets.' }),
    FakArbstNr: deviating('Arbetsställe hos facket', 'UseFakArbstNr', 4),
    UseFakForbNr: flag('Eget förbundsnummer', { hint: 'Annars gäller företagets.' }),
    FakForbNr: deviating('Förbundsnummer', 'UseFakForbNr', 2),
  },
  cards: [
    { id: 'agreement', title: 'Avtal', rows: [['AvtalId', 'BenText'], 'Avdelning', 'UseWarningsForActiveEmployments'] },
    { id: 'agreementPay', title: 'Lön', rows: [['TabellKod', 'LonStyKod'], 'UtbetPer'] },
    { id: 'agreementRules', title: 'Ersättningsregler', rows: openFlags },
    { id: 'agreementHoliday', title: 'Semester', rows: ['SemAvtalKod', 'FerIngBer', 'FerUphLon'] },
    {
      id: 'agreementLeave',
      title: 'Frånvaro',
      rows: ['DelManad', ['AvdragArbDag', 'AvdragKalDag'], ['AvdragKort', 'AvdragTim'], 'AvdragHelg'],
    },
    {
      id: 'agreementSickness',
      title: 'Sjukdom',
      rows: ['KarensProc', 'SjukEfter', ['SjukTom', 'SjukGrans'], ['SjukAvdrag', 'SjukOver']],
    },
    {
      id: 'agreementOvertime',
      title: 'Övertid och mertid',
      rows: [
        ['OvtEnkel', 'OvtKval'],
        ['MertidTyp', 'MertidTal'],
      ],
    },
    { id: 'agreementAmounts', title: 'OB, jour och beredskap', rows: ['AvtBelopp'] },
    { id: 'agreementFora', title: 'Fora', isShown: hasFora, rows: [['AmfTyp', 'ForaReportType'], 'ForaMarkups'] },
    { id: 'agreementItp', title: 'ITP', isShown: hasItp, rows: ['ITPPlan'] },
    {
      id: 'agreementKp',
      title: 'KP Pension',
      isShown: hasKp,
      rows: ['KPTyp', 'KPUseArbGivNr', 'KPArbGivNr', 'KPUseAvtalsNr', 'KPAvtalsNummer'],
    },
    {
      id: 'agreementReports',
      title: 'Statistik och fackavgifter',
      rows: ['UseScbArbstKU', 'ScbArbstKU', 'UseFakArbstNr', 'FakArbstNr', 'UseFakForbNr', 'FakForbNr'],
    },
  ],
  columns: ['AvtalId', 'BenText', 'TabellKod', 'SemAvtalKod', 'UtbetPer'],
  examples: [
    {
      ...common,
      AvtalId: 'ARB',
      BenText: 'Arbetare',
      OpenOBRegler: true,
      OpenJORRegler: true,
      OpenHLGRegler: true,
      AmfTyp: 'SAFLO',
      ForaReportType: 'MAN',
      ITPPlan: '',
      AvtBelopp: [
        { BeloppNr: 'A05', Sats: 'DEL', Varde: 600 },
        { BeloppNr: 'A01', Sats: 'KR', Varde: 28.5 },
      ],
      ForaMarkups: [{ FokId: 'FOK301048', FranDatum: '2026-01-01', Tillval: '', TillvalTom: '1899-12-30' }],
    },
    {
      ...common,
      AvtalId: 'TJM',
      BenText: 'Tjänstemän',
      OpenOBRegler: false,
      OpenJORRegler: false,
      OpenHLGRegler: false,
      AmfTyp: '',
      ForaReportType: '',
      ITPPlan: 'ITP1',
      ForaMarkups: [],
      AvdragArbDag: 4.6,
      AvdragKalDag: 3.3,
      AvdragTim: 167,
      SjukEfter: true,
      OvtEnkel: 94,
      OvtKval: 72,
      MertidTyp: 'H',
      MertidTal: 142,
      AvtBelopp: [],
    },
  ],
})
