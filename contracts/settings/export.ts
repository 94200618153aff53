import { accountingExports, postingDates, unwrittenExports } from '../code-lists/accounting.ts'
import { family } from '../forms/family.ts'
import { choice, flag, integer, text } from '../forms/fields.ts'
import { both, isOn, isOneOf } from '../forms/when.ts'
import { notNegative } from '../rules/range.ts'
import { freeBases } from './counts.ts'

const toBooks = isOn('KopplaBokf')
const needsCompany = both(toBooks, isOneOf('BokfProg', 'SE1P', 'SFSP'))
const withEmployees = isOn('KopplaBokf', 'BokfAnstNr')

/** The settings of the export to the accounting program. */
export const accountingExport = {
  KopplaBokf: flag('Exportera till bokföringsprogram', {
    hint: 'Verifikationer lämnas i en fil.',
    help: 'Av: verifikationerna finns här att läsa och skriva ut, och bokförs för hand.',
  }),
  BokfProg: choice('Filens format', {
    choices: accountingExports
      .options()
      .map(({ value, label }) => ({ value, label: unwrittenExports.has(value) ? `${label} (skrivs inte)` : label })),
    shown: toBooks,
    hint: ({ BokfProg }) =>
      unwrittenExports.has(String(BokfProg))
        ? 'Avlöna skriver inte det formatet: ingen fil går att hämta. Välj SIE typ 4.'
        : 'De flesta program läser SIE typ 4.',
    help: 'Formatet på filen med lönernas verifikationer. Bokföringsprogrammets handbok säger vilket det läser.',
  }),
  BokfFtgId: text('Företagets id i bokföringsprogrammet', {
    required: needsCompany,
    most: 255,
    shown: needsCompany,
    help: 'Filen märks med det, så att bokföringsprogrammet lägger verifikationerna på rätt företag.',
  }),
  BokfVerSer: text('Verifikationsserie', {
    default: 'F',
    most: 10,
    hint: 'Serien som lönerna bokförs i.',
    help: 'Bokföringsprogrammet ska ha en serie med samma bokstav, som ingen annan använder.',
  }),
  VernrUseNext: flag('Numrera verifikationer här', {
    hint: 'Annars sätter bokföringsprogrammet nummer.',
    help: 'Verifikationerna i filen får nummer i följd. Använd det bara när serien inte används till något annat.',
  }),
  VernrNextNr: integer('Nästa verifikationsnummer', {
    limits: [1, 999_999_999],
    default: 1,
    rules: [notNegative],
    shown: isOn('VernrUseNext'),
    help: 'Numret som nästa verifikation får i filen. Det räknas upp av sig självt.',
  }),
  BokfdatLon: choice('Bokföringsdag för löner', {
    choices: postingDates.options(),
    default: 'U',
    required: true,
    help: 'Dagen som står på verifikationen för löner, och avgör vilken månad de bokförs i.',
  }),
  BokfdatSkatt: choice('Bokföringsdag för skatter och avgifter', {
    choices: postingDates.options(),
    default: 'L',
    required: true,
    help: 'Dagen som står på verifikationen för skatteavdrag och arbetsgivaravgifter, och avgör vilken månad de bokförs i.',
  }),
  BokfAntal: flag('Ta med antal', {
    shown: toBooks,
    hint: 'Timmar och andra antal följer med beloppen.',
    help: 'Raderna i filens verifikationer får antal. Alla bokföringsprogram läser dem inte.',
  }),
  BokfAnstNr: flag('Ta med anställningsnummer', {
    shown: toBooks,
    hint: 'Varje rad märks med den anställda.',
    help: 'Raderna i filens verifikationer får anställningsnummer, när verifikationerna är specificerade per anställd.',
  }),
  BokfKopplaAnst: text('Koppling för anställda', {
    required: withEmployees,
    most: 10,
    shown: withEmployees,
    hint: 'Dimensionens nummer i bokföringsprogrammet, i SIE 7.',
    help: 'I filens verifikationer märks raderna med dimensionen och anställningsnumret.',
  }),
  ...family(freeBases, n => ({
    'UseGrund#': flag(`Fri bas ${n}`, {
      help: 'Lönearter kan räknas in i basen. Dess summa bokförs för sig och står i resultatrapporten.',
    }),
    'Grund#Namn': text(`Namn på fri bas ${n}`, {
      default: `Fri ${n}`,
      most: 15,
      shown: isOn(`UseGrund${n}`),
      help: 'Vad basen heter i lönearternas inställningar, på verifikationens rader och i rapporter.',
    }),
  })),
}
