import { type FormCard, formLayout } from '../forms/form-layout.ts'
import { resultUnits, twenty } from '../settings/counts.ts'
import { employeeForm } from './employee.form.ts'
import { furtherAccounts } from './payment.ts'

/** Returns the items in rows of two. */
const inPairs = (names: readonly string[]): readonly (readonly string[])[] =>
  names.flatMap((_, at) => (at % 2 === 0 ? [names.slice(at, at + 2)] : []))

/** The card with the employee's company cars, which are no fields of the form. */
export const vehiclesCard = 'vehicles'

const cards: readonly FormCard[] = [
  {
    id: 'from',
    title: 'Datum',
    description: 'Det som står nedan gällde dagen som visas. Allt som ändras från en dag finns på tidslinjen.',
    rows: ['GallerFran'],
  },
  {
    id: 'person',
    title: 'Person',
    rows: [
      ['AnstNr', 'PersNr'],
      ['Fornamn', 'Efternamn'],
      ['Fodelsedatum', 'Kon'],
      'Medborgarskap',
      ['UtlandsktId', 'Fodelseort'],
      'SkyddadIdentitet',
    ],
  },
  {
    id: 'address',
    title: 'Adress',
    rows: [['Adress1', 'Adress2'], ['PostNr', 'PostOrt'], 'Land'],
  },
  { id: 'contact', title: 'Kontakt', rows: [['Telefon', 'Mobil'], ['Epost', 'EpostPrivat'], 'LonSprak'] },
  {
    id: 'kin',
    title: 'Närmast anhöriga',
    isNamed: true,
    rows: [1, 2].flatMap(n => [`AnhorigNamn${n}`, [`AnhorigRelation${n}`, `AnhorigTelefon${n}`]]),
  },
  {
    id: 'children',
    title: 'Barn',
    description: 'För vård av barn och föräldraledighet.',
    rows: ['Barn'],
  },
  {
    id: 'employment',
    title: 'Anställning',
    rows: [
      ['AnstFrom', 'AnstTom'],
      ['AnstForm', 'ProvTom'],
      ['PerTyp', 'Uppsagningstid'],
      ['Sysselsattningsgrad', 'Veckotid'],
      'Befattning',
      ['SSYK', 'NYKKod', 'PersonalKategori'],
    ],
  },
  {
    id: 'placement',
    title: 'Placering och kostnader',
    rows: [['Avdelning', 'ArbPlats'], ...inPairs(resultUnits.map(n => `ResEnh${n}`)), 'KonKey'],
  },
  { id: 'pay', title: 'Lön', rows: [['LoneForm', 'Lon'], 'UtbetPer'] },
  {
    id: 'standingPay',
    title: 'Fasta löneposter',
    description: 'Rader som varje lön får av sig själv, från och till den dag som raden säger.',
    rows: ['Loneposter'],
  },
  {
    id: 'amounts',
    title: 'Egna belopp',
    description: 'Belopp som skiljer sig från löneartstabellens, när tabellen tillåter det.',
    isClosed: true,
    rows: inPairs(twenty.map(n => `PerBelopp${n}`)),
  },
  {
    id: 'agreement',
    title: 'Avtal och arbetstid',
    rows: [
      ['AvtalId', 'TabellStyKod'],
      ['SchemaID', 'SemAvtalKod'],
    ],
  },
  {
    id: 'tax',
    title: 'Skatt',
    isNamed: true,
    rows: [
      ['SkatteTyp', 'Kommun'],
      ['SkattTab', 'SkattKol'],
      ['SinkTom', 'LandSkatt'],
      ['SkattBas', 'ExtraSkatt'],
      'Kyrkoavgift',
      ['JamkTyp', 'JamkProcent', 'JamkBelopp'],
      ['JamkFrom', 'JamkTom'],
    ],
  },
  {
    id: 'contributions',
    title: 'Arbetsgivaravgifter',
    rows: [['ArbAvgTyp', 'Specifikationsnummer'], 'Forskare', 'Utsand'],
  },
  {
    id: 'payment',
    title: 'Utbetalning',
    rows: [
      ['UtbetSatt', 'DigitalMailbox'],
      ['ClearNr', 'KontoNr'],
      ...furtherAccounts.map(n => [`ClearNr${n}`, `KontoNr${n}`, `Andel${n}`]),
      ['UtlIBAN', 'UtlBIC'],
    ],
  },
  {
    id: 'garnishments',
    title: 'Utmätning i lön',
    description: 'Kronofogdens beslut. Ange målnumret, så att det syns vilket beslut en rad är av.',
    isClosed: true,
    rows: ['Utmatningar'],
  },
  {
    id: 'holiday',
    title: 'Semester och saldon',
    description: 'Saldon när personen läggs upp. Sedan räknar lönekörningen dem.',
    rows: [
      ['SemRatt', 'SemBet'],
      ['SemObet', 'SemForskott'],
      ['SemSpar1', 'SemSpar2', 'SemSpar3'],
      ['SemSpar4', 'SemSpar5'],
      ['KompSaldo', 'FlexSaldo'],
    ],
  },
  {
    id: 'pension',
    title: 'Pension',
    rows: [['PensPlan', 'ITPVal'], ['PensFrom', 'LonevaxlBelopp'], 'PensUndantagen'],
  },
  { id: vehiclesCard, title: 'Bilförmån', description: 'Bilarna sparas för sig.', rows: [] },
  { id: 'union', title: 'Fackförbund', rows: [['FackId', 'FackMedlNr'], 'FackAvdrag'] },
  {
    id: 'timeline',
    title: 'Tidslinje',
    description: 'Allt som har ändrats från en dag, och allt som kommer att ändras.',
    rows: [],
  },
  {
    id: 'other',
    title: 'Övrigt',
    rows: ['EgenskapIDList', ['Fritext1', 'Fritext2'], ['Fritext3', 'Fritext4'], 'Fritext5'],
  },
]

const rights = { read: 'Registry.PerReg.Read', write: 'Registry.PerReg.Write' } as const

/** The layout of `/registry/employees/{AnstNr}`. */
export const employeeLayout = formLayout(employeeForm, [{ name: 'Person', title: 'Anställd', ...rights, cards }])

/**
 * The layout of `/registry/employees/@/create`: the least that payroll needs, in the order in which
 * it stands on an employment contract.
 */
export const newEmployeeLayout = formLayout(employeeForm, [
  {
    name: 'NewPerson',
    title: 'Ny anställd',
    ...rights,
    cards: [
      {
        id: 'new-person',
        title: 'Person',
        rows: [['AnstNr', 'PersNr'], ['Fornamn', 'Efternamn'], 'Fodelsedatum'],
      },
      {
        id: 'new-employment',
        title: 'Anställning och lön',
        rows: [
          ['AnstFrom', 'AnstForm'],
          ['AvtalId', 'Avdelning'],
          ['LoneForm', 'Lon', 'Sysselsattningsgrad'],
        ],
      },
      {
        id: 'new-payment',
        title: 'Skatt och utbetalning',
        rows: [
          ['SkatteTyp', 'SkattTab', 'SkattKol'],
          ['UtbetSatt', 'ClearNr', 'KontoNr'],
          ['UtlIBAN', 'UtlBIC'],
        ],
      },
    ],
  },
])
