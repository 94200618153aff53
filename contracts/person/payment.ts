import { digitalMailboxes } from '../code-lists/company.ts'
import { payoutMethods } from '../code-lists/employment.ts'
import { itpChoices, pensionPlans } from '../code-lists/pension.ts'
import { family } from '../forms/family.ts'
import type { When } from '../forms/field.ts'
import { amount, choice, date, decimal, flag, percent, reference, text } from '../forms/fields.ts'
import { isOneOf } from '../forms/when.ts'
import { accountNumber, clearingNumber } from '../rules/bank-account.ts'
import { bic } from '../rules/bic.ts'
import { iban } from '../rules/iban.ts'

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
      limits: [0, 100],
      shown: form => hasFirst(form) && form[`KontoNr${n}`] !== '',
      rules: [
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
    limits: [0, 366],
    unit: 'dagar',
    hint: 'Tomt: semesteravtalets. Lagen ger 25.',
  }),
  SemBet: decimal('Betalda dagar', { limits: [-366, 366], unit: 'dagar' }),
  SemObet: decimal('Obetalda dagar', { limits: [0, 366], unit: 'dagar' }),
  SemForskott: decimal('Förskottsdagar', {
    limits: [0, 366],
    unit: 'dagar',
    help: 'Uttagna innan de är intjänade. Skulden skrivs av efter fem år.',
  }),
  ...family([1, 2, 3, 4, 5] as const, n => ({
    'SemSpar#': decimal(`Sparade, år ${n}`, { limits: [0, 366], unit: 'dagar' }),
  })),
  KompSaldo: decimal('Kompsaldo', { limits: [-9999, 9999], unit: 'timmar' }),
  FlexSaldo: decimal('Flexsaldo', { limits: [-9999, 9999], unit: 'timmar' }),

  PensPlan: choice('Tjänstepension', { choices: pensionPlans.options(), hint: 'Tomt: avtalets.' }),
  ITPVal: choice('ITP-val', {
    choices: itpChoices.options(),
    shown: ({ PensPlan }) => PensPlan === '' || PensPlan === 'ITP1' || PensPlan === 'ITP2',
  }),
  PensFrom: date('Pension tjänas in från'),
  LonevaxlBelopp: amount('Löneväxling per månad', {
    limits: [0, 999_999],
    hint: 'Dras från bruttolönen varje löneperiod, och betalas som pensionspremie.',
  }),
  PensUndantagen: flag('Undantagen från pensionspremier'),

  FackId: reference('Fackförbund', { to: 'tradeUnions' }),
  FackMedlNr: text('Medlemsnummer', { most: 20 }),
  FackAvdrag: flag('Dra medlemsavgiften på lönen'),
}
