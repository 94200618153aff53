import { noticePeriods, payoutPeriods, personTypes, salaryForms } from '../code-lists/employment.ts'
import { employmentForms } from '../code-lists/employment-forms.ts'
import { staffCategories } from '../code-lists/statistics.ts'
import { family } from '../forms/family.ts'
import { amount, choice, choices, date, decimal, percent, reference, text } from '../forms/fields.ts'
import { isOn } from '../forms/when.ts'
import { rowKronor } from '../rules/limits.ts'
import type { Rule } from '../rules/rule.ts'
import { freeTexts, resultUnits, twenty } from '../settings/counts.ts'
import { calledBy } from './company-facts.ts'
import { unitOf } from './result-unit.ts'

const digits =
  (count: number): Rule =>
  (value, { label }) =>
    value === '' || new RegExp(`^\\d{${count}}$`).test(value) ? undefined : `${label} ska ha ${count} siffror.`

/** The field of a rule. */
type Whole = Readonly<Record<string, unknown>>

/** Refuses a day before another of the form. An empty day breaks no rule. */
const notBefore =
  (first: string, message: string): Rule<string, Whole> =>
  (day, { form }) =>
    day !== '' && typeof form[first] === 'string' && day < form[first] ? message : undefined

/** The employment: from when, how, how much, as what and where. */
export const employment = {
  AnstFrom: date('Anställd från', { required: true, default: today => today }),
  AnstTom: date('Anställd till och med', {
    hint: 'Tomt tills vidare.',
    rules: [notBefore('AnstFrom', 'Sista dagen är före den första.')],
    help: 'Efter dagen räknas ingen fast lön. Personen finns kvar bland dem som har slutat.',
  }),
  ProvTom: date('Provanställd till och med', {
    shown: ({ AnstForm }) => AnstForm === 'PRO',
    rules: [notBefore('AnstFrom', 'Provanställningen slutar före den första dagen.')],
  }),
  AnstForm: choice('Anställningsform', { choices: employmentForms.options(), default: 'TV', required: true }),
  PerTyp: choice('Persontyp', {
    choices: personTypes.options(),
    help: 'Avgör på vilket konto lönen bokförs, och i vilken kategori den redovisas.',
  }),
  Uppsagningstid: choice('Uppsägningstid', { choices: noticePeriods.options() }),
  Sysselsattningsgrad: percent('Sysselsättningsgrad', {
    limits: [0, 200],
    default: 100,
    help: 'Andelen av heltid. Av den räknas deltidens månadslön, avdrag vid frånvaro och semesterdagarnas värde.',
  }),
  Veckotid: decimal('Arbetstid per vecka', {
    limits: [0, 168],
    unit: 'timmar',
    hint: 'Tomt: avtalets heltid gånger graden.',
  }),
  Befattning: text('Befattning', { most: 50 }),
  SSYK: text('Yrkeskod (SSYK)', {
    most: 4,
    rules: [digits(4)],
    hint: 'Fyra siffror, SSYK 2012.',
    help: 'Yrket i lönestatistiken till SCB och Svenskt Näringsliv.',
  }),
  NYKKod: reference('Nyckelkod (NYK)', { to: 'occupations', help: 'Svenskt Näringslivs kod för befattningen.' }),
  PersonalKategori: choice('Personalkategori', {
    choices: staffCategories.options(),
    help: 'I lönestatistiken redovisas arbetare och tjänstemän var för sig.',
  }),

  Avdelning: reference('Avdelning', { to: 'departments', shown: isOn('UseAvdelning') }),
  ArbPlats: text('Arbetsplatsnummer (CFAR)', {
    most: 8,
    hiddenWhenProtected: true,
    rules: [digits(8)],
    hint: 'Tomt: företagets.',
    help: 'SCB:s nummer på arbetsstället, åtta siffror.',
  }),
  ...family(resultUnits, n => ({ 'ResEnh#': unitOf(n) })),
  KonKey: reference('Fördelningsnyckel', {
    to: 'distributionKeys',
    hint: 'Delar lönekostnaden på flera resultatenheter.',
    help: 'En nyckel går före resultatenheterna ovan.',
  }),

  LoneForm: choice('Löneform', { choices: salaryForms.options(), default: 'MÅN', required: true }),
  Lon: decimal('Lön', {
    limits: [0, 99_999_999],
    unit: 'kr',
    most: 2,
    hint: ({ LoneForm }) => (LoneForm === 'TIM' ? 'Kronor per timme.' : 'Kronor per månad, vid personens egen grad.'),
  }),
  UtbetPer: choice('Löneperiod', {
    choices: payoutPeriods.options(),
    hint: 'Tomt: avtalets.',
  }),
  ...family(twenty, n => ({ 'PerBelopp#': amount(`Belopp ${n}`, { limits: rowKronor }) })),

  AvtalId: reference('Avtal', {
    to: 'agreements',
    help: 'Avtalet bestämmer löneperiod, semester, övertid, sjuklön och pension.',
  }),
  TabellStyKod: reference('Löneartstabell', {
    to: 'payTypeTables',
    required: true,
    help: 'Tabellen har personens lönearter. En ny anställd får avtalets eller företagets när inget annat är valt.',
  }),
  SchemaID: reference('Arbetsschema', {
    to: 'workSchedules',
    help: 'Visar när personen ska arbeta, och därmed vad som är frånvaro.',
  }),

  EgenskapIDList: choices('Egenskaper', { hint: 'Till exempel utbildningar och behörigheter.' }),
  ...family(freeTexts, n => ({
    'Fritext#': text(calledBy(`Fritext${n}Namn`, `Fritext ${n}`), { most: 100, shown: isOn(`UseFritext${n}`) }),
  })),
}
