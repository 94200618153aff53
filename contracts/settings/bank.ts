import { bankFormats } from '../code-lists/bank-formats.ts'
import type { When } from '../forms/field.ts'
import { choice, flag, personalNumber, text } from '../forms/fields.ts'
import { both, isOn, isOneOf } from '../forms/when.ts'
import { bic } from '../rules/bic.ts'

const toBank = isOn('KopplaBank')
const isIso: When = both(toBank, form => String(form.BankNamn).startsWith('ISO'))
const isSwedbankFile = both(toBank, isOneOf('BankNamn', 'SUS'))

/** The file that pay goes to the bank in. */
export const bank = {
  KopplaBank: flag('Skapa bankfil', { hint: 'Löner betalas med en fil till banken.' }),
  BankNamn: choice('Bankfilens format', {
    choices: bankFormats.options(),
    default: 'BGC',
    required: true,
    shown: toBank,
    help: 'Banken avgör vilket format som avtalet gäller. Nya avtal är i regel ISO 20022.',
  }),
  Bankgiro: text('Bankgiro', { most: 20, shown: toBank, hint: 'Företagets nummer, till exempel 123-4567.' }),
  BankFtgNr: text('Företagsnummer hos banken', {
    most: 10,
    shown: isSwedbankFile,
    hint: 'Står i avtalet om löneutbetalning.',
  }),
  BankKundId: text('Kundnummer hos banken', {
    most: 100,
    shown: toBank,
    hint: 'Avtals- eller kundnummer som filen märks med.',
  }),
  BankClearNr: text('Clearingnummer', { shown: toBank, hint: 'Fyra eller fem siffror före kontonumret.' }),
  BankKonto: text('Kontonummer', { most: 34, shown: toBank, hint: 'Kontot som lönerna dras från.' }),
  BankPersonNr: personalNumber('Avtalets personnummer', {
    shown: isSwedbankFile,
    hint: 'Bara när avtalet är tecknat av en enskild person.',
  }),
  BankIBAN: text('IBAN', { most: 34, shown: isIso, hint: 'Kontot som lönerna dras från, till exempel SE35…' }),
  BankBIC: text('BIC', { rules: [bic], shown: isIso, hint: 'Bankens kod, 8 eller 11 tecken.' }),
  BankIsoStrictDate: flag('Betala just på utbetalningsdagen', {
    default: true,
    shown: isIso,
    hint: 'Annars får banken välja närmaste bankdag.',
    help: 'Med inställningen avvisas filen om utbetalningsdagen inte är en bankdag.',
  }),
  BankIsoKundIDCust: flag('Kundnumret är tilldelat av banken', {
    shown: isIso,
    hint: 'Filen märker numret som kundnummer (CUST).',
  }),
  BankIsoSigner: text('Undertecknare', { most: 100, shown: isIso, hint: 'Den som banken har som undertecknare.' }),
  BankIsoSignerCust: flag('Undertecknaren är tilldelad av banken', {
    shown: isIso,
    hint: 'Filen märker undertecknaren som kund (CUST).',
  }),
}
