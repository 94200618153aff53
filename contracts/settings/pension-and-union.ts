import { family } from '../forms/family.ts'
import type { Choice, FormValues } from '../forms/field.ts'
import { choice, flag, text } from '../forms/fields.ts'
import { isOn } from '../forms/when.ts'
import { municipalityCode } from '../rules/municipality-code.ts'
import { alphanumeric, digitCount, digitsOnly } from '../rules/text.ts'
import { resultUnits } from './counts.ts'

/**
 * The parts of pay that a report for ITP 2 may specify (Collectum, Lön ITP 2), as in the names of
 * the fields.
 */
export const itp2Parts = ['FastLon', 'RorligLon', 'SkiftOB', 'Jour', 'Restid', 'Naturaformaner'] as const
const itp2Labels: Readonly<Record<(typeof itp2Parts)[number], string>> = {
  FastLon: 'Fast lön',
  RorligLon: 'Rörlig lön',
  SkiftOB: 'Skift- och ob-tillägg',
  Jour: 'Jour och beredskap',
  Restid: 'Restidsersättning',
  Naturaformaner: 'Naturaförmåner',
}

const withFora = isOn('AmfTecknad')
const withItp = isOn('ITPTecknad')
const inSaf = isOn('SafMedlem')
const inKfo = isOn('KfoMedlem')
const withKp = isOn('KPTecknad')
const eachRow = 'Står på varje rad i filen med lönestatistik till Svenskt Näringsliv.'

/** Returns the result units in use as options, by number. */
const openUnits = (form: FormValues): readonly Choice[] =>
  resultUnits
    .filter(n => form[`OpenResEnhet${n}`] === true)
    .map(n => ({ value: `${n}`, label: String(form[`ResEnhet${n}Namn`]) }))

/**
 * The settings of occupational pensions, employers' organisations and unions: the identifiers in
 * their reports.
 */
export const pensionAndUnion = {
  AmfTecknad: flag('Avtal med Fora', {
    hint: 'Avtalspension SAF-LO och arbetarnas försäkringar.',
    help: 'Arbetarnas löner kan rapporteras till Fora varje månad i en fil.',
  }),
  AmfAvtalsnr: text('Avtalsnummer hos Fora', {
    most: 7,
    rules: [digitCount(7)],
    shown: withFora,
    help: 'Sju siffror, från försäkringsavtalet. Filen till Fora märks med det.',
  }),
  ForaUseHanforligLon: flag('Rapportera hänförlig lön', {
    shown: withFora,
    hint: 'Lönen redovisas för den månad den tjänades in.',
    help: 'Filen till Fora delar upp lön som hör till andra månader. Annars redovisas lönen för den månad då den betalas ut.',
  }),
  ForaUseFOKList: flag('Använd lista över FOK-koder', {
    shown: withFora,
    hint: 'Koder för förbund och avtal väljs ur en lista.',
    help: 'Koden säger i filen till Fora vilka försäkringar den anställda har. Utan listan skrivs den på personkortet.',
  }),
  ITPTecknad: flag('Avtal med Collectum (ITP)', {
    hint: 'Tjänstemännens pension.',
    help: 'Nyanställningar, löner och avgångar bland tjänstemännen kan rapporteras till Collectum i en fil.',
  }),
  ITP1Prodid: text('Produkt-id, ITP 1', {
    most: 10,
    shown: withItp,
    hint: 'Står i avtalet med Collectum.',
    help: 'Pensionsplanen som filen till Collectum anger för den som har ITP 1.',
  }),
  ITP2Prodid: text('Produkt-id, ITP 2', {
    most: 10,
    shown: withItp,
    hint: 'Står i avtalet med Collectum.',
    help: 'Pensionsplanen som filen till Collectum anger för den som har ITP 2.',
  }),
  ...family(itp2Parts, part => {
    const called = itp2Labels[part].toLocaleLowerCase('sv')
    return {
      'ITP2Use#': flag(`ITP 2: ${itp2Labels[part]}`, {
        shown: withItp,
        help: `Årslönen i filen till Collectum räknas även på ${called}, för den som har ITP 2.`,
      }),
      'ITP2#Kod': text(`Lönearter för ${called}`, {
        most: 100,
        shown: isOn('ITPTecknad', `ITP2Use${part}`),
        hint: 'Koder med komma emellan.',
        help: `Lönearterna på lönebeskedet som räknas som ${called} i filen till Collectum.`,
      }),
    }
  }),
  KPTecknad: flag('Avtal med KP Pension', {
    hint: 'Kooperationens pension.',
    help: 'Löner som ger pension kan rapporteras till KP Pension i en fil.',
  }),
  KPArbGivNr: text('Arbetsgivarnummer hos KP Pension', {
    most: 6,
    rules: [digitsOnly],
    shown: withKp,
    help: 'Upp till sex siffror, från avtalet. Filen till KP Pension märks med det.',
  }),
  KPAvtalsNummer: text('Avtalsnummer hos KP Pension', {
    most: 9,
    rules: [digitsOnly],
    shown: withKp,
    help: 'Upp till nio siffror, från avtalet. Står på varje rad i filen till KP Pension.',
  }),
  SafMedlem: flag('Medlem i Svenskt Näringsliv', {
    hint: 'Lönestatistik kan lämnas i en fil.',
    help: 'Filen har en rad för varje anställd, med lön, yrke och arbetad tid.',
  }),
  SafArbplNr: text('Arbetsplatsnummer', {
    most: 3,
    rules: [digitsOnly],
    shown: inSaf,
    help: `${eachRow} Upp till tre siffror.`,
  }),
  SafForbNr: text('Förbundsnummer', {
    most: 2,
    rules: [digitsOnly],
    shown: inSaf,
    help: `${eachRow} Upp till två siffror, som arbetsgivarförbundet har gett.`,
  }),
  SafAvtKod: text('Avtalskod', {
    most: 3,
    rules: [digitsOnly],
    shown: inSaf,
    help: `${eachRow} Upp till tre siffror, för det kollektivavtal som de flesta har.`,
  }),
  SafMedlNr: text('Medlemsnummer', {
    most: 7,
    rules: [digitsOnly],
    shown: inSaf,
    help: `${eachRow} Upp till sju siffror, företagets nummer som delägare.`,
  }),
  KfoMedlem: flag('Medlem i Fremia (tidigare KFO)', {
    hint: 'Lönestatistik kan lämnas i en fil.',
    help: 'Filen har en rad för varje anställd, med lön, yrke och arbetad tid.',
  }),
  KfoAvtKod: text('Avtalskod, Fremia', {
    most: 6,
    rules: [alphanumeric],
    shown: inKfo,
    help: 'Står på varje rad i filen med lönestatistik till Fremia, för det avtal som de flesta har.',
  }),
  KfoKomKod: text('Kommunkod', {
    most: 4,
    rules: [municipalityCode],
    shown: inKfo,
    hint: 'Fyra siffror, till exempel 0180 för Stockholm.',
    help: 'Kommunen där arbetet utförs. Den står på varje rad i filen med lönestatistik till Fremia.',
  }),
  FakArbstNr: text('Arbetsställe hos facket', {
    most: 4,
    rules: [digitsOnly],
    hint: 'Följer med redovisningen av fackavgifter.',
    help: 'Upp till fyra siffror, som förbundet har gett. Filen med fackavgifter märks med dem.',
  }),
  FakForbNr: text('Fackförbund', {
    most: 2,
    rules: [digitsOnly],
    hint: 'Förbundets nummer i redovisningen av fackavgifter.',
    help: 'Upp till två siffror. Filen med fackavgifter märks med dem.',
  }),
  UseLosen: flag('Rapportera till LÖSEN', {
    hint: 'Underlag för lönegranskning i byggbranschen.',
    help: 'Löner och arbetad tid kan lämnas till LÖSEN i en fil för varje löneperiod.',
  }),
  LosenResEnh: choice('Resultatenhet i LÖSEN', {
    choices: openUnits,
    shown: isOn('UseLosen'),
    hint: 'Enheten som statistiken delas upp på.',
    help: 'Filen till LÖSEN får en del för varje värde, till exempel för varje byggarbetsplats.',
  }),
}
