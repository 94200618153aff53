import { bankFormats, bankgiroLastDays, unwrittenBankFormats } from '../code-lists/bank-formats.ts'
import type { When } from '../forms/field.ts'
import { choice, flag, personalNumber, text } from '../forms/fields.ts'
import { both, isOn, isOneOf } from '../forms/when.ts'
import { accountNumber, clearingNumber } from '../rules/bank-account.ts'
import { bic } from '../rules/bic.ts'
import { bankgiro } from '../rules/giro.ts'
import { iban } from '../rules/iban.ts'

const toBank = isOn('KopplaBank')
const isIso: When = both(toBank, form => String(form.BankNamn).startsWith('ISO'))
const isSwedbankFile = both(toBank, isOneOf('BankNamn', 'SUS'))

/** Returns what to know of a format before it is chosen. */
function bankFormatHint(format: string): string {
  if (unwrittenBankFormats.has(format)) return 'Avlöna skriver inte det formatet. Välj ISO 20022 för banken.'
  if (format !== 'BGC') return 'Det format som avtalet med banken säger.'
  const days = Object.values(bankgiroLastDays).map(({ bank: name, day }) => `${name} ${day}`)
  return `Bankgirots lönefil upphör bank för bank, sista dag: ${days.join(', ')}. Välj hellre ISO 20022.`
}

/** The settings of the payment file to the bank. */
export const bank = {
  KopplaBank: flag('Skapa bankfil', {
    hint: 'Löner betalas med en fil till banken.',
    help: 'Av: lönerna betalas för hand, efter utbetalningslistan.',
  }),
  BankNamn: choice('Bankfilens format', {
    choices: bankFormats.options().map(({ value, label }) => ({
      value,
      label: unwrittenBankFormats.has(value) ? `${label} (skrivs inte)` : label,
    })),
    default: 'BGC',
    required: true,
    shown: toBank,
    hint: ({ BankNamn }) => bankFormatHint(String(BankNamn)),
    help: 'Banken avgör vilket format som avtalet gäller. Nya avtal är i regel ISO 20022. De äldre filerna tas inte längre emot av alla banker.',
  }),
  Bankgiro: text('Bankgiro', {
    most: 20,
    rules: [bankgiro],
    shown: toBank,
    hint: 'Företagets nummer, till exempel 5050-1055.',
    help: 'Numret står som avsändare i bankfilen. Den sista siffran är en kontrollsiffra, och ett nummer som inte stämmer tas inte emot.',
  }),
  BankFtgNr: text('Företagsnummer hos banken', {
    most: 10,
    shown: isSwedbankFile,
    hint: 'Står i avtalet om löneutbetalning.',
    help: 'Swedbanks fil märks med det i sin första post.',
  }),
  BankKundId: text('Kundnummer hos banken', {
    most: 100,
    shown: toBank,
    hint: 'Avtals- eller kundnummer som filen märks med.',
    help: 'Banken känner igen avsändaren på det. Filen avvisas när det saknas eller är fel.',
  }),
  BankClearNr: text('Clearingnummer', {
    rules: [clearingNumber],
    shown: toBank,
    hint: 'Fyra siffror före kontonumret, fem hos Swedbank.',
    help: 'Säger i bankfilen vilken bank kontot finns i. Numret ska finnas i bankernas lista.',
  }),
  BankKonto: text('Kontonummer', {
    most: 34,
    rules: [accountNumber('BankClearNr')],
    shown: toBank,
    hint: 'Kontot som lönerna dras från.',
    help: 'Står som avsändare i bankfilen, utan clearingnummer. Kontrollsiffran räknas som banken på clearingnumret gör.',
  }),
  BankPersonNr: personalNumber('Avtalets personnummer', {
    shown: isSwedbankFile,
    hint: 'Bara när avtalet är tecknat av en enskild person.',
    help: 'Står i Swedbanks fil i stället för organisationsnumret.',
  }),
  BankIBAN: text('IBAN', {
    most: 34,
    rules: [iban],
    shown: isIso,
    hint: 'Kontot som lönerna dras från, till exempel SE35…',
    help: 'Filen anger kontot så när det finns, i stället för clearing- och kontonummer. Ett svenskt har 24 tecken.',
  }),
  BankBIC: text('BIC', {
    rules: [bic],
    shown: isIso,
    hint: 'Bankens kod, 8 eller 11 tecken.',
    help: 'Säger i filen vilken bank som ska betala, till exempel SWEDSESS.',
  }),
  BankIsoStrictDate: flag('Betala just på utbetalningsdagen', {
    default: true,
    shown: isIso,
    hint: 'Annars får banken välja närmaste bankdag.',
    help: 'Med inställningen avvisas filen om utbetalningsdagen inte är en bankdag.',
  }),
  BankIsoKundIDCust: flag('Kundnumret är tilldelat av banken', {
    shown: isIso,
    hint: 'Filen märker numret som kundnummer (CUST).',
    help: 'Banken säger i avtalet vilken märkning filen ska ha. Utan inställningen märks numret som bankens eget (BANK).',
  }),
  BankIsoSigner: text('Undertecknare', {
    most: 100,
    shown: isIso,
    hint: 'Den som banken har som undertecknare.',
    help: 'Står som filens avsändare, när banken vill ha någon annan där än företaget.',
  }),
  BankIsoSignerCust: flag('Undertecknaren är tilldelad av banken', {
    shown: isIso,
    hint: 'Filen märker undertecknaren som kund (CUST).',
    help: 'Banken säger i avtalet vilken märkning filen ska ha. Utan inställningen har undertecknaren ingen märkning.',
  }),
}
