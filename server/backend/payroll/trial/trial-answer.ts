import type { PayslipBalance } from '#contracts/payroll/run/shapes.ts'
import type { SalaryTrialAnswer, TrialRow, TrialStep } from '#contracts/payroll/trial/shapes.ts'
import { fromHundredths } from '#contracts/rules/hundredths.ts'
import type { Ore } from '../../engine/money.ts'
import type { Balance, PayRow, Payslip } from '../../engine/payslip.ts'
import { showKr } from '../../engine/show.ts'
import { shownPrice } from '../../engine/shown-price.ts'
import type { Step, StepInput } from '../../engine/step.ts'

/** Returns a step as the wire has it. */
export const stepOf = ({ id, text, formula, inputs, value, unit, source }: Step): TrialStep => ({
  Id: id,
  Text: text,
  Formel: formula,
  Belopp: fromHundredths(value),
  Enhet: unit,
  Kalla: source,
  Varden: inputs.map(({ name, value, step = '' }) => ({ Namn: name, Varde: value, Steg: step })),
})

const rowOf = (row: PayRow): TrialRow => ({
  LonArtNr: row.payType,
  Text: row.text,
  LonTyp: row.kind,
  Enhet: row.unit,
  Konto: row.account,
  Antal: row.quantity === null ? null : fromHundredths(row.quantity),
  Apris: shownPrice(row),
  From: row.from,
  Tom: row.to,
  Belopp: fromHundredths(row.amount),
  Steg: [...row.steps],
})

const signed = (amount: Ore, at: number): string =>
  at === 0 ? showKr(amount) : `${amount < 0 ? '−' : '+'} ${showKr(Math.abs(amount))}`

/** The source of a figure that is a sum of others. */
const sumSource = 'Summan av lönebeskedets rader'

/** Returns the step of a sum, whose terms are the amounts of other steps. */
function sumOf(id: string, text: string, value: Ore, inputs: readonly (StepInput & { amount: Ore })[]): Step {
  const terms = inputs.map(({ amount }, at) => signed(amount, at)).join(' ')
  return {
    id,
    text,
    value,
    unit: 'kr',
    source: sumSource,
    formula: inputs.length === 0 ? showKr(0) : inputs.length === 1 ? terms : `${terms} = ${showKr(value)}`,
    inputs:
      inputs.length === 0
        ? [{ name: 'Rader', value: 'Inga' }]
        : inputs.map(({ name, amount, step }) => ({
            name,
            value: `${showKr(amount)} kr`,
            ...(step !== undefined && { step }),
          })),
  }
}

/** Returns the steps of the sums, each named as its field. */
function sums({ rows, totals, steps }: Payslip): readonly Step[] {
  const ofKind = (kind: string, sign = 1) =>
    rows
      .filter(row => row.kind === kind)
      .map(row => ({ name: row.text, value: '', amount: sign * row.amount + 0, step: row.steps.at(-1) ?? '' }))
  const { gross, benefits, tax, net, afterTax, contributions, payrollTax } = totals
  const term = (name: string, amount: Ore, step: string) => ({ name, value: '', amount, step })
  const after = afterTax === 0 ? [] : [term('Tillägg och avdrag efter skatt', afterTax, 'EfterSkatt')]
  const fees = steps.filter(({ id }) => id === 'avgift')
  return [
    sumOf('Brutto', 'Bruttolön', gross, ofKind('BRUTTO')),
    sumOf('Formaner', 'Förmåner', benefits, ofKind('FÖRMÅN')),
    sumOf('Skatt', 'Skatt', tax, ofKind('SKATT', -1)),
    ...(afterTax === 0 ? [] : [sumOf('EfterSkatt', 'Tillägg och avdrag efter skatt', afterTax, ofKind('NETTO'))]),
    sumOf('Netto', 'Nettolön', net, [term('Bruttolön', gross, 'Brutto'), term('Skatt', -tax, 'Skatt'), ...after]),
    ...fees.map(step => ({ ...step, id: 'Arbetsgivaravgift', text: 'Arbetsgivaravgift' })),
    sumOf('Kostnad', 'Arbetsgivarens kostnad', gross + afterTax + contributions + payrollTax, [
      term('Bruttolön', gross, 'Brutto'),
      ...after,
      term('Arbetsgivaravgift', contributions, 'Arbetsgivaravgift'),
      ...(payrollTax === 0 ? [] : [term('Särskild löneskatt', payrollTax, 'loneskatt')]),
    ]),
  ]
}

const hourKinds = ['KOMP', 'FLEX']

/** Returns a balance as the wire has it. */
export const balanceOf = ({ kind, name = '', before, after, steps = [] }: Balance): PayslipBalance => ({
  Typ: kind,
  Namn: name,
  Fore: fromHundredths(before),
  Efter: fromHundredths(after),
  Steg: [...steps],
  Enhet: kind === 'INTKR' ? 'kr' : hourKinds.includes(kind) ? 'timmar' : 'dagar',
})

/** Returns a payslip as the answer of a trial calculation. */
export function answerOf(payslip: Payslip): SalaryTrialAnswer {
  const { rows, totals, steps, warnings } = payslip
  const own = sums(payslip)
  const cost = own.find(({ id }) => id === 'Kostnad')?.value ?? 0
  return {
    Brutto: fromHundredths(totals.gross),
    Formaner: fromHundredths(totals.benefits),
    Skatt: fromHundredths(totals.tax),
    Netto: fromHundredths(totals.net),
    Arbetsgivaravgift: fromHundredths(totals.contributions),
    Kostnad: fromHundredths(cost),
    Rader: rows.map(rowOf),
    // The contributions are named as their field.
    Steg: [...steps.filter(({ id }) => id !== 'avgift'), ...own].map(stepOf),
    Varningar: [...warnings],
  }
}
