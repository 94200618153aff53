import { countries } from '../code-lists/countries.ts'
import { genders } from '../code-lists/employment.ts'
import { payslipLanguages } from '../code-lists/languages.ts'
import { family } from '../forms/family.ts'
import { choice, date, flag, personalNumber, postCode, text } from '../forms/fields.ts'
import { emailMessage, maxEmailLength } from '../rules/contact.ts'
import type { Rule } from '../rules/rule.ts'

const hiddenWhenProtected = true

const email: Rule = address => emailMessage(address)

/** The characters of an employee's number: it stands in addresses and in files. */
export const employmentNumberRule: Rule = value =>
  value === '' || /^[A-Za-zÅÄÖåäö0-9][A-Za-zÅÄÖåäö0-9._-]*$/.test(value)
    ? undefined
    : 'Anställningsnumret börjar med en bokstav eller siffra, och får även ha punkt, bindestreck och understreck.'

/** The most characters of an employee's number, as of the company's ranges of numbers. */
export const maxNumberLength = 15

/** The person: name, number, address, and how to reach the person and the next of kin. */
export const identity = {
  /** True while the employee has not been created. Not sent. */
  Ny: flag('Ny anställd', { excluded: true }),
  AnstNr: text('Anställningsnummer', {
    most: maxNumberLength,
    required: true,
    rules: [employmentNumberRule],
    lockedBecause: ({ Ny }) =>
      Ny === true ? undefined : 'Numret ändras med Byt anställningsnummer, så att allt som hör till det följer med.',
  }),
  Fornamn: text('Förnamn', { most: 100, required: true }),
  Efternamn: text('Efternamn', { most: 100, required: true }),
  PersNr: personalNumber('Personnummer', {
    hint: 'Person- eller samordningsnummer.',
    help: 'Står i arbetsgivardeklarationen, på lönebeskedet och i bankfilen. Av numret räknas även åldern, som avgör arbetsgivaravgift och skattekolumn.',
  }),
  Fodelsedatum: date('Födelsedatum', {
    shown: ({ PersNr }) => PersNr === '',
    hint: 'När personnummer saknas.',
    help: 'I arbetsgivardeklarationen redovisas den som saknar personnummer med sitt födelsedatum.',
  }),
  Kon: choice('Kön', {
    choices: genders.options(),
    shown: ({ PersNr }) => PersNr === '',
    hint: 'Av personnumret framgår det.',
    help: 'Kvinnor och män redovisas var för sig i lönestatistiken.',
  }),
  Medborgarskap: choice('Medborgarskap', { choices: countries.options(), default: 'SE' }),
  UtlandsktId: {
    ...text('Utländskt skattenummer (TIN)', { most: 36, shown: ({ SkatteTyp }) => isSink(SkatteTyp) }),
    isSecret: true,
  },
  Fodelseort: text('Födelseort', { most: 35, shown: ({ SkatteTyp }) => isSink(SkatteTyp) }),
  SkyddadIdentitet: flag('Skyddad identitet', {
    hint: 'Adress, telefon, e-post, arbetsplats, anhöriga och barn visas då bara för den som får ändra i personalregistret.',
    help: 'Den som bara får läsa ser inte var personen bor och arbetar, hur den nås eller vilka anhöriga och barn den har, varken på skärmen, i filer eller i utskrifter. Personen står ändå i arbetsgivardeklarationen, eftersom Skatteverket kräver det.',
  }),
  Adress1: text('Adress', { most: 40, hiddenWhenProtected }),
  Adress2: text('Adress, rad 2', { most: 40, hiddenWhenProtected }),
  PostNr: postCode('Postnummer', { most: 10, country: 'Land', hiddenWhenProtected }),
  PostOrt: text('Postort', { most: 30, hiddenWhenProtected }),
  Land: choice('Land', { choices: countries.options(), default: 'SE', hiddenWhenProtected }),
  Telefon: text('Telefon', { most: 20, hiddenWhenProtected }),
  Mobil: text('Mobiltelefon', { most: 20, hiddenWhenProtected }),
  Epost: text('E-post', { most: maxEmailLength, rules: [email], hiddenWhenProtected }),
  EpostPrivat: text('E-post, privat', { most: maxEmailLength, rules: [email], hiddenWhenProtected }),
  LonSprak: choice('Lönebeskedets språk', {
    choices: payslipLanguages.options(),
    hint: 'Tomt: företagets.',
  }),
  ...family([1, 2] as const, n => ({
    'AnhorigNamn#': text(`Anhörig ${n}`, { most: 80, hiddenWhenProtected }),
    'AnhorigRelation#': text('Relation', { most: 30, hint: 'Till exempel make eller förälder.', hiddenWhenProtected }),
    'AnhorigTelefon#': text('Telefon', { most: 20, hiddenWhenProtected }),
  })),
}

/** True for the tax types of people who live abroad, of whom the declaration wants more. */
export const isSink = (taxType: unknown): boolean => taxType === 'S25' || taxType === 'A15'
