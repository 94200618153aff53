import { countries } from '../code-lists/countries.ts'
import { employerContributionTypes, taxBases, taxTables, taxTypes } from '../code-lists/taxes.ts'
import type { When } from '../forms/field.ts'
import { amount, choice, date, decimal, flag, integer, text } from '../forms/fields.ts'
import { both, isOneOf } from '../forms/when.ts'
import { municipalityCode } from '../rules/municipality-code.ts'
import type { Rule } from '../rules/rule.ts'
import { isSink } from './identity.ts'

/** True for the tax types whose deduction is read from a tax table. */
export const usesTable: When = isOneOf('SkatteTyp', 'HUV', '???')
const isAdjusted: When = ({ JamkTyp }) => JamkTyp !== ''
const byPercent = both(isAdjusted, isOneOf('JamkTyp', 'PROCENT'))
const byAmount = both(isAdjusted, isOneOf('JamkTyp', 'MINUS', 'PLUS', 'BELOPP'))

/** The kinds of decisions on adjusted tax deduction (Skatteförfarandelagen 55 kap. 9–10 §§). */
export const taxAdjustments = [
  { value: 'PROCENT', label: 'Procent av hela lönen' },
  { value: 'BELOPP', label: 'Fast belopp' },
  { value: 'MINUS', label: 'Tabell på lönen minus ett belopp' },
  { value: 'PLUS', label: 'Tabell på lönen plus ett belopp' },
] as const

/**
 * The columns of a tax table (Skatteverket, SKV 403): by the kind of income and by whether the
 * person was 66 when the year began.
 */
export const taxColumns = [
  { value: '1', label: '1: lön, under 66 vid årets ingång' },
  { value: '2', label: '2: pension, 66 eller äldre' },
  { value: '3', label: '3: lön, 66 eller äldre vid årets ingång' },
  { value: '4', label: '4: sjuk- eller aktivitetsersättning' },
  { value: '5', label: '5: annan pensionsgrundande inkomst' },
  { value: '6', label: '6: pension, under 66' },
] as const

const lastAfterFirst: Rule<string, Readonly<Record<string, unknown>>> = (day, { form }) =>
  day !== '' && typeof form.JamkFrom === 'string' && day < form.JamkFrom
    ? 'Beslutet slutar före sin första dag.'
    : undefined

/** The tax deduction and the employer contributions. */
export const tax = {
  SkatteTyp: choice('Skattetyp', {
    choices: taxTypes.options(),
    default: 'HUV',
    help: 'Avgör hur mycket skatt som dras, och hur inkomsten redovisas i arbetsgivardeklarationen.',
  }),
  Kommun: text('Folkbokföringskommun', {
    most: 4,
    hiddenWhenProtected: true,
    rules: [municipalityCode],
    shown: usesTable,
    hint: 'Kommunens kod, till exempel 0180 för Stockholm.',
  }),
  SkattTab: choice('Skattetabell', {
    choices: taxTables.options(),
    shown: usesTable,
    hint: 'Står i beslutet om preliminär A-skatt, och i svaret på en FOS-förfrågan.',
  }),
  SkattKol: choice('Kolumn', {
    choices: taxColumns,
    shown: usesTable,
    hint: 'Tom för en ny anställd: kolumn 1 eller 3 efter åldern.',
  }),
  SkattBas: choice('Skattebas', {
    choices: taxBases.options(),
    default: 'SG',
    hint: 'Har ingen verkan: lönearten avgör hur lönen beskattas.',
  }),
  ExtraSkatt: amount('Extra skatteavdrag per månad', { limits: [0, 999_999], hint: 'På den anställdas egen begäran.' }),
  Kyrkoavgift: flag('Betalar kyrkoavgift', {
    shown: usesTable,
    hint: 'Har ingen verkan: skattetabellen anges, och räknas inte fram av kommunens skattesats.',
  }),
  JamkTyp: choice('Jämkning', {
    choices: taxAdjustments,
    hint: 'Enligt Skatteverkets beslut.',
  }),
  JamkProcent: decimal('Procent', { limits: [0, 100], unit: '%', zero: true, shown: byPercent }),
  JamkBelopp: amount('Belopp', { limits: [0, 9_999_999], shown: byAmount, required: byAmount }),
  JamkFrom: date('Gäller från och med', { shown: isAdjusted, required: isAdjusted }),
  JamkTom: date('Gäller till och med', { shown: isAdjusted, required: isAdjusted, rules: [lastAfterFirst] }),
  SinkTom: date('Beslut om SINK till och med', { shown: ({ SkatteTyp }) => isSink(SkatteTyp) }),
  LandSkatt: choice('Hemvistland för skatt', {
    choices: countries.options(),
    shown: ({ SkatteTyp }) => isSink(SkatteTyp),
  }),

  ArbAvgTyp: choice('Arbetsgivaravgift', {
    choices: employerContributionTypes.options(),
    default: '99',
    required: true,
    help: 'Åldern sänker avgiften av sig själv. Här väljs bara om svenska avgifter betalas.',
  }),
  Specifikationsnummer: integer('Specifikationsnummer', {
    limits: [0, 999_999_999],
    hint: 'Tomt: anställningsnumret, eller nästa lediga.',
    help: 'Skiljer en persons uppgifter åt i arbetsgivardeklarationen. En rättelse måste ha samma nummer.',
  }),
  Forskare: flag('Forskning och utveckling', {
    hint: 'Nedsatt avgift för den som forskar minst halva arbetstiden.',
  }),
  Utsand: flag('Utsänd eller arbetar i annat land', {
    hint: 'Med intyg A1 eller enligt en socialförsäkringskonvention.',
  }),
}
