import { date, decimal, employee, personalNumber, text } from '../forms/fields.ts'
import { formModel } from '../forms/form-model.ts'

const most = 99_999_999
/** Kronor and öre, and hundredths of an hour or a day: as a payslip keeps them. */
const places = 2
const kronor = { unit: 'kr', most: places } as const
const sum = (label: string) => decimal(label, { ...kronor, limits: [-most, most] })
const balance = (label: string) => decimal(label, { most: places, limits: [-9_999, 9_999] })

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
  Netto: decimal('Utbetalt', {
    ...kronor,
    limits: [-most, most],
    rules: [
      (net, { form: { Brutto, Formaner } }) =>
        net === 0 && Brutto === 0 && Formaner === 0 ? 'Ange bruttolön, förmåner eller utbetalt belopp.' : undefined,
    ],
  }),
  AvgUnderlag: decimal('Avgiftsunderlag', {
    ...kronor,
    hint: 'Tomt: bruttolön och förmåner.',
    limits: [-most, most],
  }),
  Arbetsgivaravgift: sum('Arbetsgivaravgift'),
  SemBet: balance('Betalda semesterdagar'),
  SemSpa: balance('Sparade semesterdagar'),
  Komp: balance('Kompsaldo'),
  Flex: balance('Flexsaldo'),
  Info: text('Kommentar', { most: 200 }),
})
