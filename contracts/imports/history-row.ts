import { amount, date, decimal, employee, personalNumber, text } from '../forms/fields.ts'
import { formModel } from '../forms/form-model.ts'

const most = 99_999_999
const sum = (label: string) => amount(label, { limits: [-most, most] })
const balance = (label: string) => decimal(label, { limits: [-9_999, 9_999] })

/**
 * A finished payslip of another program, as a file has it: the sums of a payout, and the balances
 * after it. It is kept as it is.
 */
export const historyRow = formModel('Tidigare lönebesked', {
  AnstNr: employee('Anställningsnummer', { most: 15, required: ({ PersNr }) => PersNr === '' }),
  PersNr: personalNumber('Personnummer'),
  Utbetalningsdag: date('Utbetalningsdag', { required: true }),
  Brutto: sum('Bruttolön'),
  Formaner: sum('Förmåner'),
  Skatt: sum('Skatt'),
  Netto: amount('Utbetalt', {
    limits: [-most, most],
    rules: [
      (net, { form: { Brutto, Formaner } }) =>
        net === 0 && Brutto === 0 && Formaner === 0 ? 'Ange bruttolön, förmåner eller utbetalt belopp.' : undefined,
    ],
  }),
  AvgUnderlag: amount('Avgiftsunderlag', { limits: [-most, most], hint: 'Tomt: bruttolön och förmåner.' }),
  Arbetsgivaravgift: sum('Arbetsgivaravgift'),
  SemBet: balance('Betalda semesterdagar'),
  SemSpa: balance('Sparade semesterdagar'),
  Komp: balance('Kompsaldo'),
  Flex: balance('Flexsaldo'),
  Info: text('Kommentar', { most: 200 }),
})
