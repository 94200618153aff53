import { family } from '../forms/family.ts'
import type { Choice, FormValues } from '../forms/field.ts'
import { choice, flag, text } from '../forms/fields.ts'
import { isOn } from '../forms/when.ts'
import { resultUnits } from './counts.ts'

/** What pay for ITP 2 is reported apart (Collectum, Lön ITP 2), by what stands in the fields' names. */
export const itp2Parts = ['FastLon', 'RorligLon', 'SkiftOB', 'Jour', 'Restid', 'Naturaformaner'] as const
const itp2Labels: Readonly<Record<(typeof itp2Parts)[number], string>> = {
  FastLon: 'Fast lön',
  RorligLon: 'Rörlig lön',
  SkiftOB: 'Skift- och ob-tillägg',
  Jour: 'Jour och beredskap',
  Restid: 'Restidsersättning',
  Naturaformaner: 'Naturaförmåner',
}

const withItp = isOn('ITPTecknad')
const inSaf = isOn('SafMedlem')
const inKfo = isOn('KfoMedlem')
const withKp = isOn('KPTecknad')

/** The result units that are open, by number. */
const openUnits = (form: FormValues): readonly Choice[] =>
  resultUnits
    .filter(n => form[`OpenResEnhet${n}`] === true)
    .map(n => ({ value: `${n}`, label: String(form[`ResEnhet${n}Namn`]) }))

/** Occupational pensions, employers' organisations and unions: what their reports are marked with. */
export const pensionAndUnion = {
  AmfTecknad: flag('Avtal med Fora', { hint: 'Avtalspension SAF-LO och arbetarnas försäkringar.' }),
  AmfAvtalsnr: text('Avtalsnummer hos Fora', { most: 7, shown: isOn('AmfTecknad') }),
  ForaUseHanforligLon: flag('Rapportera hänförlig lön', {
    shown: isOn('AmfTecknad'),
    hint: 'Lönen redovisas för den månad den tjänades in.',
    help: 'Annars redovisas lönen för den månad då den betalas ut.',
  }),
  ForaUseFOKList: flag('Använd lista över FOK-koder', {
    shown: isOn('AmfTecknad'),
    hint: 'Koder för förbund och avtal väljs ur en lista.',
  }),
  ITPTecknad: flag('Avtal med Collectum (ITP)', { hint: 'Tjänstemännens pension. Visar Collectum i menyn.' }),
  ITP1Prodid: text('Produkt-id, ITP 1', { most: 10, shown: withItp, hint: 'Står i avtalet med Collectum.' }),
  ITP2Prodid: text('Produkt-id, ITP 2', { most: 10, shown: withItp, hint: 'Står i avtalet med Collectum.' }),
  ...family(itp2Parts, part => ({
    'ITP2Use#': flag(`ITP 2: ${itp2Labels[part]}`, { shown: withItp }),
    'ITP2#Kod': text(`Lönearter för ${itp2Labels[part].toLocaleLowerCase('sv')}`, {
      most: 100,
      shown: isOn('ITPTecknad', `ITP2Use${part}`),
      hint: 'Koder med komma emellan.',
    }),
  })),
  KPTecknad: flag('Avtal med KP Pension', { hint: 'Kooperationens pension. Visar beredningen i menyn.' }),
  KPArbGivNr: text('Arbetsgivarnummer hos KP Pension', { most: 6, shown: withKp }),
  KPAvtalsNummer: text('Avtalsnummer hos KP Pension', { most: 9, shown: withKp }),
  SafMedlem: flag('Medlem i Svenskt Näringsliv', { hint: 'Visar statistiken i menyn.' }),
  SafArbplNr: text('Arbetsplatsnummer', { most: 3, shown: inSaf }),
  SafForbNr: text('Förbundsnummer', { most: 2, shown: inSaf }),
  SafAvtKod: text('Avtalskod', { most: 3, shown: inSaf }),
  SafMedlNr: text('Medlemsnummer', { most: 7, shown: inSaf }),
  KfoMedlem: flag('Medlem i Fremia (tidigare KFO)', { hint: 'Visar statistiken i menyn.' }),
  KfoAvtKod: text('Avtalskod, Fremia', { most: 6, shown: inKfo }),
  KfoKomKod: text('Kommunkod', { most: 4, shown: inKfo, hint: 'Fyra siffror, till exempel 0180 för Stockholm.' }),
  FakArbstNr: text('Arbetsställe hos facket', { most: 4, hint: 'Följer med redovisningen av fackavgifter.' }),
  FakForbNr: text('Fackförbund', { most: 2, hint: 'Förbundets nummer i redovisningen av fackavgifter.' }),
  UseLosen: flag('Rapportera till LÖSEN', { hint: 'Visar LÖSEN i menyn.' }),
  LosenResEnh: choice('Resultatenhet i LÖSEN', {
    choices: openUnits,
    shown: isOn('UseLosen'),
    hint: 'Enheten som statistiken delas upp på.',
  }),
}
