import { caseTerms } from '../code-lists/case-wording.ts'
import { caseText, caseWordingIn } from '../forms/case-text.ts'
import { choice, date, decimal, employee, flag, multiline, personalNumber, reference, text } from '../forms/fields.ts'
import { hiddenFields } from '../forms/protection.ts'
import { rows } from '../forms/rows.ts'
import { isOn } from '../forms/when.ts'
import { identity } from '../person/identity.ts'
import { openUnit, unitOf } from '../person/result-unit.ts'
import { passesLuhn } from '../rules/luhn.ts'
import { greaterThan } from '../rules/range.ts'
import { noDate, noGuid } from '../rules/required.ts'
import type { Rule } from '../rules/rule.ts'
import { resultUnits } from '../settings/counts.ts'
import { noOverlap, toNotBeforeFrom } from './client-periods.ts'
import { code, isNewField, register } from './register.ts'
import { unitFacts } from './result-units.ts'

/** The most characters of a client's number, as of the company's range of numbers. */
export const maxClientNumber = 15

/** A case is often named by its person's number, which rows cannot keep out of a flow. */
const noPersonalNumber: Rule = value => {
  const digits = value.replaceAll(/\D/g, '')
  const isOne = /^(\d\d)?\d\d[01]\d[0-9]\d{5}$/.test(digits) && passesLuhn(digits.slice(-10))
  return isOne ? 'Skriv inte personnumret här. Det finns bland uppgifterna om personen.' : undefined
}

const contact = Object.fromEntries(
  hiddenFields({ fields: identity }).flatMap(name =>
    name === 'EpostPrivat' ? [] : [[name, identity[name as keyof typeof identity]] as const],
  ),
)

const units = resultUnits.map(n => `ResEnh${n}`)

const nobody = {
  ...Object.fromEntries(Object.keys(contact).map(name => [name, ''])),
  ...Object.fromEntries(units.map(name => [name, ''])),
  Land: 'SE',
  PersNr: '',
  SkyddadIdentitet: false,
  Avdelning: '',
  Aktiv: true,
  SlutDatum: noDate,
  Fritext: '',
  ProfilePictureId: noGuid,
  Beslut: [],
  Assistenter: [],
  Ansvariga: [],
}

/**
 * The persons whom an assistance company works for (second document §2.2: `brukare`; third document
 * §7: `/brukarlista`). The company chooses what they are called.
 */
export const clients = register({
  name: 'clients',
  title: 'Personer med assistans',
  item: 'person med assistans',
  definite: 'personen',
  words: company => {
    const { register: title, plural, singular } = caseTerms[caseWordingIn(company)]
    return { title, items: plural.toLocaleLowerCase('sv'), item: singular.toLocaleLowerCase('sv') }
  },
  path: '/brukarlista',
  route: '/registry/brukare',
  newSegment: '@/create',
  area: 'Registry.Brukare',
  facts: ['BrukareNamnTyp', 'UseAvdelning', ...unitFacts],
  opensBy: 'OpenNewBrukare',
  fields: {
    Brukare: {
      ...code(
        caseText(({ number }) => number),
        maxClientNumber,
      ),
      lockedBecause: ({ [isNewField]: isNew }) =>
        isNew === true ? undefined : 'Numret kan inte ändras här. Byt nummer, så att allt som hör till det följer med.',
    },
    Efternamn: text('Efternamn', { most: 100, required: true }),
    Fornamn: text('Förnamn', { most: 100, required: true }),
    PersNr: personalNumber('Personnummer', {
      hint: 'Person- eller samordningsnummer.',
      help: 'Står på tidredovisningen och räkningen till Försäkringskassan.',
    }),
    SkyddadIdentitet: flag('Skyddad identitet', {
      hint: 'Adress, telefon, anhöriga och bild visas då bara för den som får ändra i registret.',
    }),
    Aktiv: flag('Aktiv', { default: true, hint: 'Den som inte är aktiv går inte att välja på ny tid.' }),
    SlutDatum: date('Avslutad', { shown: ({ Aktiv }) => Aktiv === false, hint: 'Sista dagen med assistans.' }),
    ...contact,
    Beslut: rows('Beslut', {
      fields: {
        Betalare: choice('Betalas av', {
          choices: [
            { value: 'FK', label: 'FK' },
            { value: 'KOMMUN', label: 'Kommun' },
          ],
          default: 'FK',
          required: true,
        }),
        FranDatum: date('Från', { required: true }),
        TomDatum: date('Till och med', { rules: [toNotBeforeFrom] }),
        Timmar: decimal('Timmar', { limits: [0, 20_000], rules: [greaterThan(0)] }),
        Period: choice('Per', {
          choices: [
            { value: 'V', label: 'Vecka' },
            { value: 'M', label: 'Månad' },
            { value: 'B', label: 'Beslut' },
          ],
          default: 'V',
          required: true,
        }),
        Referens: text('Ärende', { most: 30, rules: [noPersonalNumber] }),
      },
      most: 50,
      rules: [noOverlap('Betalare', 'Beslut från samma betalare gäller samma tid')],
      hint: 'De timmar som är beviljade, och från när. FK är Försäkringskassan, och Ärende är beslutets nummer hos den som betalar.',
    }),
    Avdelning: reference('Avdelning', { to: 'departments', shown: isOn('UseAvdelning') }),
    ...Object.fromEntries(resultUnits.map(n => [`ResEnh${n}`, unitOf(n)])),
    Assistenter: rows('Assistenter', {
      fields: {
        AnstNr: employee('Anställd', { most: 15, required: true }),
        FranDatum: date('Från', { required: true }),
        TomDatum: date('Till och med', { rules: [toNotBeforeFrom] }),
      },
      most: 100,
      rules: [noOverlap('AnstNr', 'Samma person är assistent två gånger samma tid')],
      hint: 'De anställda som arbetar här. Den som har slutat får en sista dag.',
    }),
    Ansvariga: rows('Ansvariga', {
      fields: { Login: reference('Användare', { to: 'clientApprovers', required: true }) },
      most: 20,
      rules: [noOverlap('Login', 'Användaren är vald två gånger')],
      hint: 'De som godkänner tidrapporterna. Användare med rollen Kundansvarig går att välja.',
    }),
    Fritext: multiline('Anteckningar', { most: 2_000, hiddenWhenProtected: true }),
    ProfilePictureId: text('Bild', { default: noGuid, shown: () => false, hiddenWhenProtected: true }),
  },
  named: ['Efternamn', 'Fornamn'],
  isPersonal: true,
  isRenumbered: true,
  ofProduct: ['ProfilePictureId'],
  notCopied: ['Efternamn', 'Fornamn', 'PersNr', 'SkyddadIdentitet', ...Object.keys(contact), 'Beslut', 'Fritext'],
  usedBy: ['assistenter'],
  cards: [
    {
      id: 'client',
      title: 'Person',
      rows: [
        ['Brukare', 'PersNr'],
        ['Fornamn', 'Efternamn'],
        ['Aktiv', 'SlutDatum'],
        'SkyddadIdentitet',
        'ProfilePictureId',
      ],
    },
    {
      id: 'clientContact',
      title: 'Adress och telefon',
      rows: [['Adress1', 'Adress2'], ['PostNr', 'PostOrt', 'Land'], ['Telefon', 'Mobil'], 'Epost'],
    },
    {
      id: 'clientKin',
      title: 'Anhöriga',
      rows: [1, 2].map(n => [`AnhorigNamn${n}`, `AnhorigRelation${n}`, `AnhorigTelefon${n}`]),
    },
    { id: 'clientDecisions', title: 'Beslut', rows: ['Beslut'] },
    { id: 'clientStaff', title: 'Assistenter', rows: ['Assistenter'] },
    { id: 'clientApproval', title: 'Attest', rows: ['Ansvariga'] },
    {
      id: 'clientAccounting',
      title: 'Kontering',
      isShown: form => ['UseAvdelning', ...resultUnits.map(openUnit)].some(fact => form[fact] === true),
      rows: ['Avdelning', units.slice(0, 3), units.slice(3)],
    },
    { id: 'clientNotes', title: 'Anteckningar', rows: ['Fritext'] },
  ],
  columns: ['Efternamn', 'Fornamn', 'Brukare', 'PersNr', 'PostOrt', 'Aktiv'],
  searched: ['Brukare', 'Efternamn', 'Fornamn', 'PersNr'],
  examples: [
    {
      ...nobody,
      Brukare: '7',
      Efternamn: 'Ek',
      Fornamn: 'Elsa',
      PersNr: '198506129801',
      Beslut: [
        { Betalare: 'FK', FranDatum: '2026-01-01', TomDatum: noDate, Timmar: 62.5, Period: 'V', Referens: 'A 1' },
      ],
    },
    { ...nobody, Brukare: '8', Efternamn: 'Öberg', Fornamn: 'Ivar', Ansvariga: [{ Login: 'kundansvarig' }] },
  ],
  whenUsed: { Assistenter: [{ AnstNr: '1', FranDatum: '2026-01-01', TomDatum: noDate }] },
})
