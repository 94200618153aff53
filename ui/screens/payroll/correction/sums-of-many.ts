import type { CorrectionSums, Corrections } from '#contracts/payroll/correction/shapes.ts'
import { sumOf } from '#contracts/rules/hundredths.ts'
import { correctionTexts } from '#ui/screens/payroll/correction/correction.text.ts'

const names = ['Brutto', 'Formaner', 'Skatt', 'Netto', 'Arbetsgivaravgift'] as const

/** Returns the sums of a payslip that are not zero, before a correction and after it. */
export const figuresOf = (before: CorrectionSums, after: CorrectionSums) =>
  names
    .filter(name => before[name] !== 0 || after[name] !== 0)
    .map(name => ({ name: correctionTexts.slip.columns[name], was: before[name], is: after[name] }))

/** Returns the sums of many payslips together. */
export const sumsOfMany = (slips: Corrections['Lonebesked']) => {
  const together = (which: 'Fore' | 'Efter') =>
    Object.fromEntries(names.map(name => [name, sumOf(slips.map(slip => slip[which][name]))])) as CorrectionSums
  return figuresOf(together('Fore'), together('Efter'))
}
