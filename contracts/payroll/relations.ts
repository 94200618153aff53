import { holdsOf, type RelatedShape, type Relations } from '../relation.ts'
import { toHundredths } from '../rules/hundredths.ts'
import { Advance } from './advances/shapes.ts'
import { AssignmentAnswer } from './assignments/shapes.ts'
import { Correction, Corrections } from './correction/shapes.ts'
import { EmployerDeclaration } from './declaration/shapes.ts'
import { OwnPayslip } from './own/shapes.ts'
import { PaymentProposal } from './payments/shapes.ts'
import { Payslip, PayslipPeriod } from './run/shapes.ts'
import { SalaryTrialAnswer } from './trial/shapes.ts'
import { PayslipThen } from './versions/shapes.ts'
import { ProposedVoucher, Voucher } from './vouchers/shapes.ts'

/*
 * What holds between the figures of an answer, whatever they are. A backend that breaks one answers
 * wrong, also where the figures themselves are not compared.
 */

const sumOf = <Each>(all: readonly Each[], amount: (each: Each) => number) =>
  all.reduce((sum, each) => sum + toHundredths(amount(each)), 0)

type Slip = Pick<SalaryTrialAnswer, 'Brutto' | 'Formaner' | 'Skatt' | 'Netto' | 'Steg'> & {
  readonly Rader: readonly Omit<SalaryTrialAnswer['Rader'][number], 'Konto'>[]
}

const rowsOf = ({ Rader }: Slip, kind: string) =>
  sumOf(
    Rader.filter(({ LonTyp }) => LonTyp === kind),
    ({ Belopp }) => Belopp,
  )
const ofSlip: Relations<Slip> = {
  'Brutto is the sum of the rows BRUTTO': slip => toHundredths(slip.Brutto) === rowsOf(slip, 'BRUTTO'),
  'Formaner is the sum of the rows FÖRMÅN': slip => toHundredths(slip.Formaner) === rowsOf(slip, 'FÖRMÅN'),
  'Skatt is what the rows SKATT deduct': slip => toHundredths(slip.Skatt) === 0 - rowsOf(slip, 'SKATT'),
  'Netto is Brutto less Skatt, with the rows NETTO': slip =>
    toHundredths(slip.Netto) === toHundredths(slip.Brutto) - toHundredths(slip.Skatt) + rowsOf(slip, 'NETTO'),
  // Some pay types multiply by a factor of their own, such as a share of the hourly pay.
  'a row of months is their number at their price': ({ Rader }) =>
    Rader.every(
      ({ Enhet, Antal, Apris, Belopp }) =>
        Enhet !== 'MÅN' || Antal === null || Apris === null || Math.abs(Antal * Apris - Belopp) < 1,
    ),
  'the last step of a row gives its amount': ({ Rader, Steg }) =>
    Rader.every(({ Steg: ids, Belopp }) => {
      const last = Steg.findLast(({ Id }) => Id === ids.at(-1))
      return last === undefined || Math.abs(toHundredths(last.Belopp)) === Math.abs(toHundredths(Belopp))
    }),
}

const ofVoucher: Relations<Pick<Voucher, 'Summa' | 'Rader'>> = {
  'debit is credit': ({ Rader }) => sumOf(Rader, ({ Belopp }) => Belopp) === 0,
  'Summa is the debit': ({ Summa, Rader }) => toHundredths(Summa) === sumOf(Rader, ({ Belopp }) => Math.max(0, Belopp)),
}

const ofCorrection: Relations<Pick<Correction, 'Fore' | 'Efter' | 'Skillnad' | 'Betalning'>> = {
  'Skillnad is Efter less Fore': ({ Fore, Efter, Skillnad }) =>
    (Object.keys(Skillnad) as (keyof typeof Skillnad)[]).every(
      name => toHundredths(Skillnad[name]) === toHundredths(Efter[name]) - toHundredths(Fore[name]),
    ),
  'the accounts get the whole payment': ({ Betalning: { Konton, Belopp } }) =>
    Konton.length === 0 || sumOf(Konton, each => each.Belopp) === toHundredths(Belopp),
}

const fieldOf = ({ Huvuduppgift }: EmployerDeclaration, field: string) =>
  Huvuduppgift.Falt.find(({ Falt }) => Falt === field)?.Belopp ?? 0
/** The fields of deducted tax: ordinary, and of special income tax. */
const taxFields = ['001', '274', '275']

/** The relations between the figures of payroll's shapes. */
export const payrollRelations: readonly RelatedShape[] = [
  holdsOf(Payslip, ofSlip),
  holdsOf(PayslipThen, ofSlip),
  holdsOf(OwnPayslip, ofSlip),
  holdsOf(SalaryTrialAnswer, ofSlip, {
    'Kostnad is Brutto, what is paid after tax, and Arbetsgivaravgift': slip =>
      toHundredths(slip.Kostnad) ===
      toHundredths(slip.Brutto) + rowsOf(slip, 'NETTO') + toHundredths(slip.Arbetsgivaravgift),
  }),
  holdsOf(PayslipPeriod, {
    'a period without payslips has no sums': ({ Antal, Importerade, Brutto, Skatt, Netto, Arbetsgivaravgift }) =>
      Antal + Importerade > 0 || [Brutto, Skatt, Netto, Arbetsgivaravgift].every(sum => sum === 0),
    'no more payslips are marked than there are': ({ Antal, Klarmarkerade, Attesterade, Publicerade, Utbetalda }) =>
      [Klarmarkerade, Attesterade, Publicerade, Utbetalda].every(each => each <= Antal),
  }),
  holdsOf(PaymentProposal, {
    'the accounts of a payslip get all of it': ({ Lonebesked }) =>
      Lonebesked.every(
        ({ Hinder, Konton, Belopp }) => Hinder !== '' || sumOf(Konton, each => each.Belopp) === toHundredths(Belopp),
      ),
    'TillKonto and Kontant are the net pay, with what goes to Kronofogden': ({ Lonebesked, ...sums }) =>
      toHundredths(sums.TillKonto) + toHundredths(sums.Kontant) ===
      toHundredths(sums.Utmatning) + sumOf(Lonebesked, ({ Hinder, Belopp }) => (Hinder === '' ? Belopp : 0)),
  }),
  holdsOf(Advance, {
    // The company may round what it pays to whole kronor.
    'Netto is Belopp less Skatt': ({ Belopp, Skatt, Netto }) =>
      Skatt === null ||
      Netto === null ||
      Math.abs(toHundredths(Netto) - toHundredths(Belopp) + toHundredths(Skatt)) < 100,
  }),
  holdsOf(AssignmentAnswer, {
    'Summa is the sum of the rows': ({ Summa, Rader }) =>
      toHundredths(Summa) === sumOf(Rader, ({ Belopp }) => Belopp ?? 0),
  }),
  holdsOf(Voucher, ofVoucher),
  holdsOf(ProposedVoucher, ofVoucher),
  holdsOf(Correction, ofCorrection),
  holdsOf(Corrections.shape.Lonebesked.element, ofCorrection),
  holdsOf(EmployerDeclaration, {
    '487 of the main form is Avgifter': month => month.Avgifter === null || fieldOf(month, '487') === month.Avgifter,
    '497 of the main form is Skatt': month => month.Skatt === null || fieldOf(month, '497') === month.Skatt,
    'there is a statement of each person': ({ Individuppgifter, Personer }) => Individuppgifter === Personer.length,
    'Skatt is the tax of the statements': ({ Skatt, Personer }) => {
      const fields = Personer.flatMap(({ Falt }) => Falt.filter(({ Falt: field }) => taxFields.includes(field)))
      return Skatt === null || toHundredths(Skatt) === sumOf(fields, ({ Belopp }) => Belopp ?? 0)
    },
    'a field is the sum of its rows in whole kronor': ({ Personer }) =>
      Personer.flatMap(({ Falt }) => Falt).every(
        ({ Belopp, Rader }) =>
          Belopp === null ||
          Rader.length === 0 ||
          Math.abs(Math.abs(sumOf(Rader, each => each.Belopp)) - toHundredths(Belopp)) < 100,
      ),
  }),
]
