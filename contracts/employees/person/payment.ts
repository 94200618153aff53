import { digitalMailboxes } from '../../code-lists/company.ts'
import { payoutMethods } from '../../code-lists/employment.ts'
import { itpChoices, pensionPlans } from '../../code-lists/pension.ts'
import { family } from '../../forms/family.ts'
import type { When } from '../../forms/field.ts'
import { amount, choice, date, decimal, flag, percent, reference, text } from '../../forms/fields.ts'
import { isOneOf } from '../../forms/when.ts'
import { accountNumber, clearingNumber } from '../../rules/bank-account.ts'
import { bic } from '../../rules/bic.ts'
import { iban } from '../../rules/iban.ts'
import { between } from '../../rules/range.ts'

const isAbroad: When = isOneOf('UtbetSatt', 'BNU')
const isToAccount: When = isOneOf('UtbetSatt', 'BNK')
const hasFirst: When = form => isToAccount(form) && form.KontoNr !== ''

/** The accounts beside the first, each with its share of the net pay. */
export const furtherAccounts = [2, 3] as const

/** How the net pay is paid, and where the payslip goes. */
export const payment = {
  UtbetSatt: choice('Utbetalningssätt', { choices: payoutMethods.options(), default: 'BNK', required: true }),
  ClearNr: text('Clearingnummer', {
    rules: [clearingNumber],
    shown: isToAccount,
    required: ({ KontoNr, UtbetSatt }) => UtbetSatt === 'BNK' && KontoNr !== '',
    hint: 'Fyra siffror före kontonumret, fem hos Swedbank.',
  }),
  KontoNr: text('Kontonummer', {
    most: 34,
    rules: [accountNumber('ClearNr')],
    shown: isToAccount,
    hint: 'Utan clearingnummer. Kontrollsiffran räknas som banken på clearingnumret gör.',
  }),
  ...family(furtherAccounts, n => ({
    'ClearNr#': text(`Clearingnummer ${n}`, { rules: [clearingNumber], shown: hasFirst }),
    'KontoNr#': text(`Kontonummer ${n}`, { most: 34, rules: [accountNumber(`ClearNr${n}`)], shown: hasFirst }),
    'Andel#': percent(`Andel till konto ${n}`, {
      shown: form => hasFirst(form) && form[`KontoNr${n}`] !== '',
      rules: [
        between(0, 100),
        (_, { form }) =>
          Number(form.Andel2 ?? 0) + Number(form.Andel3 ?? 0) > 100
            ? 'Andelarna är tillsammans mer än 100 %. Resten går till det första kontot.'
            : undefined,
      ],
      hint: 'Av nettolönen. Resten går till det första kontot.',
    }),
  })),
  UtlIBAN: text('IBAN', { most: 34, rules: [iban], shown: isAbroad }),
  UtlBIC: text('BIC', { rules: [bic], shown: isAbroad }),
  DigitalMailbox: choice('Digital brevlåda', {
    choices: digitalMailboxes.options(),
    hint: 'Tom: företagets förval.',
  }),
}

/** Holiday, time balances, pension and union. */
export const benefits = {
  SemAvtalKod: reference('Semesteravtal', { to: 'vacationAgreements', hint: 'Tomt: avtalets.' }),
  SemRatt: decimal('Semesterdagar per år', {
    unit: 'dagar',
    rules: [between(0, 366)],
    hint: 'Tomt: semesteravtalets. Lagen ger 25.',
  }),
  SemBet: decimal('Betalda dagar', { unit: 'dagar', rules: [between(-366, 366)] }),
  SemObet: decimal('Obetalda dagar', { unit: 'dagar', rules: [between(0, 366)] }),
  SemForskott: decimal('Förskottsdagar', {
    unit: 'dagar',
    rules: [between(0, 366)],
    help: 'Uttagna innan de är intjänade. Skulden skrivs av efter fem år.',
  }),
  ...family([1, 2, 3, 4, 5] as const, n => ({
    'SemSpar#': decimal(`Sparade, år ${n}`, { unit: 'dagar', rules: [between(0, 366)] }),
  })),
  KompSaldo: decimal('Kompsaldo', { unit: 'timmar', rules: [between(-9999, 9999)] }),
  FlexSaldo: decimal('Flexsaldo', { unit: 'timmar', rules: [between(-9999, 9999)] }),

  PensPlan: choice('Tjänstepension', { choices: pensionPlans.options(), hint: 'Tomt: avtalets.' }),
  ITPVal: choice('ITP-val', {
    choices: itpChoices.options(),
    shown: ({ PensPlan }) => PensPlan === '' || PensPlan === 'ITP1' || PensPlan === 'ITP2',
  }),
  PensFrom: date('Pension tjänas in från'),
  LonevaxlBelopp: amount('Löneväxling per månad', {
    rules: [between(0, 999_999)],
    hint: 'Dras från bruttolönen varje löneperiod, och betalas som pensionspremie.',
  }),
  PensUndantagen: flag('Undantagen från pensionspremier'),

  FackId: reference('Fackförbund', { to: 'tradeUnions' }),
  FackMedlNr: text('Medlemsnummer', { most: 20 }),
  FackAvdrag: flag('Dra medlemsavgiften på lönen'),
}
