import type { FormRow, FormValues, When } from '../forms/field.ts'
import { choice, decimal, flag, integer } from '../forms/fields.ts'
import { rows } from '../forms/rows.ts'
import { both, isOn } from '../forms/when.ts'
import type { Rule } from '../rules/rule.ts'
import { code, itemName, register } from './register.ts'

/** The months of a year, by their numbers as codes. */
export const months = [
  'Januari',
  'Februari',
  'Mars',
  'April',
  'Maj',
  'Juni',
  'Juli',
  'Augusti',
  'September',
  'Oktober',
  'November',
  'December',
].map((label, at) => ({ value: `${at + 1}`, label }))

/** The fewest days of holiday a year (Semesterlagen 4 §), and the most that the form takes. */
const leastDays = 25
const maxDays = 60

const isEarnedBefore = (form: FormValues): boolean => form.Sammanfallande !== true
const hasSupplement = (form: FormValues): boolean => form.EndastLon !== true

const moreThanOthers: Rule<number, FormValues> = (value, { form }) =>
  typeof form.SemDagar === 'number' && value < form.SemDagar
    ? `Dagar ska vara minst avtalets ${form.SemDagar} dagar.`
    : undefined

const agesDiffer: Rule<readonly FormRow[], FormValues> = value => {
  const at = value.findIndex(({ FranAlder }, index) => value.findIndex(row => row.FranAlder === FranAlder) < index)
  return at < 0 ? undefined : `Rad ${at + 1}: Åldern ${value[at]?.FranAlder} finns redan.`
}

/** Declares a share of pay; zero is the law's. */
const ofPay = (label: string, options: { readonly hint: string; readonly shown?: When }) =>
  decimal(label, { limits: [0, 100], unit: '%', most: 3, ...options })

/** The agreements on holiday (third document §3 and §7: `/semavtallist`). */
export const vacationAgreements = register({
  name: 'vacationAgreements',
  title: 'Semesteravtal',
  item: 'semesteravtal',
  definite: 'semesteravtalet',
  isNeuter: true,
  path: '/semavtallist',
  route: '/registry/vacationagreements',
  area: 'Registry.VacationAgreements',
  fields: {
    AvtalKod: code('Avtalskod', 10),
    BenText: itemName(),
    StartSemYear: choice('Semesteråret börjar', {
      choices: months,
      default: '4',
      required: true,
      hint: 'Semesterlagen: april.',
      help: 'Från månaden tas de intjänade dagarna ut, och outtagna dagar över 20 sparas när året är slut.',
    }),
    Sammanfallande: flag('Sammanfallande semesterår', {
      hint: 'Dagarna tjänas in samma år som de tas ut. De betalas i förskott, och regleras när anställningen slutar.',
    }),
    StartIntjanande: choice('Intjänandeåret börjar', {
      choices: months,
      default: '4',
      required: isEarnedBefore,
      shown: isEarnedBefore,
      hint: 'Intjänandeåret är de tolv månaderna innan semesteråret.',
    }),
    SemDagarTyp: choice('Semesterdagar räknas i', {
      choices: [
        { value: 'NET', label: 'Arbetsdagar (nettodagar)' },
        { value: 'BRU', label: 'Semesterdagar med faktor (bruttodagar)' },
        { value: 'TIM', label: 'Timmar' },
      ],
      default: 'NET',
      required: true,
      hint: 'Hur uttagen semester räknas. Saldona står i dagar.',
      help: 'Nettodagar: varje arbetsdag är en dag. Bruttodagar: arbetsdagarna räknas om med semesterfaktorn, fem delat med arbetsdagarna i en genomsnittlig vecka enligt arbetsschemat. Timmar: de timmar som skulle ha arbetats tas, och en femtedel av veckans timmar är en dag.',
    }),
    SemDagar: integer('Semesterdagar per år', {
      limits: [leastDays, maxDays],
      unit: 'dagar',
      default: leastDays,
      hint: 'Lagen ger 25 dagar. Avtal kan ge fler.',
    }),
    AgeGroups: rows('Fler dagar med åldern', {
      fields: {
        FranAlder: integer('Från ålder', { limits: [16, 100], unit: 'år', required: true }),
        AntalDagar: integer('Dagar', { limits: [leastDays, maxDays], unit: 'dagar', rules: [moreThanOthers] }),
      },
      most: 10,
      rules: [agesDiffer],
      hint: 'Den som fyller åldern under året får dagarna det året. Yngre får avtalets dagar.',
    }),
    EndastLon: flag('Endast semesterlön', {
      hint: 'Semesterlönen är en andel av lönen under intjänandeåret (procentregeln), utan semestertillägg.',
    }),
    UseSemTil: flag('Semestertillägg', {
      default: true,
      shown: hasSupplement,
      hint: 'Månadslönen betalas under semestern, och ett tillägg för varje betald dag: enligt lagen 0,43 %.',
    }),
    UseSemRor: flag('Semestertillägg på rörlig lön', {
      default: true,
      shown: hasSupplement,
      hint: 'Enligt lagen 12 % av den rörliga lönen vid 25 dagar.',
    }),
    // What the agreement pays where it differs from the law. The names are ours.
    SemTilProc: ofPay('Tillägg för en betald dag', {
      shown: both(hasSupplement, isOn('UseSemTil')),
      hint: 'Av månadslönen, ofta 0,8 i avtal. Tomt är lagens 0,43.',
    }),
    SemRorProc: ofPay('Rörlig lön för en betald dag', {
      shown: both(hasSupplement, isOn('UseSemRor')),
      hint: 'Av intjänandeårets rörliga lön, ofta 0,5 i avtal. Tomt är lagens 12 % av hela året.',
    }),
    SemLonProc: ofPay('Semesterlön av årets lön', {
      hint: 'Enligt procentregeln, till exempel 13. Tomt är lagens 12.',
    }),
    SemDagVarde: ofPay('Avdrag för en obetald dag', { hint: 'Av månadslönen. Tomt är 4,6.' }),
    SlutDagVarde: ofPay('Semesterersättning för en dag', {
      hint: 'Av månadslönen, ofta 5,4 i avtal. Tomt är avdraget för en dag och tillägget.',
    }),
  },
  cards: [
    { id: 'vacationAgreement', title: 'Semesteravtal', rows: [['AvtalKod', 'BenText']] },
    { id: 'vacationYear', title: 'Året', rows: ['Sammanfallande', ['StartSemYear', 'StartIntjanande']] },
    { id: 'vacationDays', title: 'Dagar', rows: [['SemDagarTyp', 'SemDagar'], 'AgeGroups'] },
    { id: 'vacationPay', title: 'Semesterlön', rows: ['EndastLon', 'UseSemTil', 'UseSemRor'] },
    {
      id: 'vacationShares',
      title: 'Avtalets andelar',
      rows: [['SemTilProc', 'SemRorProc'], 'SemLonProc', ['SemDagVarde', 'SlutDagVarde']],
    },
  ],
  columns: ['AvtalKod', 'BenText', 'StartSemYear', 'Sammanfallande', 'SemDagarTyp', 'SemDagar'],
  usedBy: ['anställda', 'kommande ändringar av anställda'],
  examples: [
    {
      AvtalKod: 'HANDELS',
      BenText: 'Handelns semester',
      StartSemYear: '4',
      Sammanfallande: false,
      StartIntjanande: '4',
      SemDagarTyp: 'NET',
      SemDagar: 25,
      AgeGroups: [{ FranAlder: 55, AntalDagar: 27 }],
      EndastLon: true,
      UseSemTil: false,
      UseSemRor: false,
      SemTilProc: 0,
      SemRorProc: 0,
      SemLonProc: 13,
      SemDagVarde: 0,
      SlutDagVarde: 0,
    },
    {
      AvtalKod: 'KOMMUN',
      BenText: 'Sammanfallande',
      StartSemYear: '1',
      Sammanfallande: true,
      StartIntjanande: '1',
      SemDagarTyp: 'BRU',
      SemDagar: 25,
      EndastLon: false,
      UseSemTil: true,
      UseSemRor: true,
      SemTilProc: 0.605,
      SemRorProc: 0.5,
      SemLonProc: 0,
      SemDagVarde: 4.6,
      SlutDagVarde: 5.4,
      AgeGroups: [
        { FranAlder: 40, AntalDagar: 31 },
        { FranAlder: 50, AntalDagar: 32 },
      ],
    },
  ],
})
