import { accountingExports, postingDates } from '../code-lists/accounting.ts'
import { family } from '../forms/family.ts'
import { choice, flag, integer, text } from '../forms/fields.ts'
import { both, isOn, isOneOf } from '../forms/when.ts'
import { notNegative } from '../rules/range.ts'
import { freeBases } from './counts.ts'

const toBooks = isOn('KopplaBokf')
const needsCompany = both(toBooks, isOneOf('BokfProg', 'SE1P', 'SFSP'))
const withEmployees = isOn('KopplaBokf', 'BokfAnstNr')

/** What goes to the accounting program, and how. */
export const accountingExport = {
  KopplaBokf: flag('Exportera till bokföringsprogram', { hint: 'Verifikationer lämnas i en fil.' }),
  BokfProg: choice('Filens format', {
    choices: accountingExports.options(),
    shown: toBooks,
    hint: 'De flesta program läser SIE typ 4.',
  }),
  BokfFtgId: text('Företagets id i bokföringsprogrammet', { required: needsCompany, most: 255, shown: needsCompany }),
  BokfVerSer: text('Verifikationsserie', {
    default: 'F',
    most: 10,
    hint: 'Serien som lönerna bokförs i.',
    help: 'Bokföringsprogrammet ska ha en serie med samma bokstav, som ingen annan använder.',
  }),
  VernrUseNext: flag('Numrera verifikationer här', { hint: 'Annars sätter bokföringsprogrammet nummer.' }),
  VernrNextNr: integer('Nästa verifikationsnummer', {
    default: 1,
    rules: [notNegative],
    shown: isOn('VernrUseNext'),
  }),
  BokfdatLon: choice('Bokföringsdag för löner', { choices: postingDates.options(), default: 'U', required: true }),
  BokfdatSkatt: choice('Bokföringsdag för skatter och avgifter', {
    choices: postingDates.options(),
    default: 'L',
    required: true,
  }),
  BokfAntal: flag('Ta med antal', { shown: toBooks, hint: 'Timmar och andra antal följer med beloppen.' }),
  BokfAnstNr: flag('Ta med anställningsnummer', {
    shown: toBooks,
    hint: 'Varje rad märks med den anställda.',
  }),
  BokfKopplaAnst: text('Koppling för anställda', {
    required: withEmployees,
    most: 10,
    shown: withEmployees,
    hint: 'Dimensionens nummer i bokföringsprogrammet, i SIE 7.',
  }),
  ...family(freeBases, n => ({
    'UseGrund#': flag(`Fri bas ${n}`),
    'Grund#Namn': text(`Namn på fri bas ${n}`, { default: `Fri ${n}`, most: 15, shown: isOn(`UseGrund${n}`) }),
  })),
}
