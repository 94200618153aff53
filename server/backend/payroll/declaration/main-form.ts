import { declaredContributions } from '../../engine/contributions/declared.ts'
import type { Law } from '../../engine/law-rules.ts'
import { kronor, type Ore, toKronor } from '../../engine/money.ts'
import { showKr } from '../../engine/show.ts'
import type { Step } from '../../engine/step.ts'
import type { Box, Field, RowReference, Statement } from '../../tables/declared.ts'
import { companyReductions } from './company-reductions.ts'
import { basesAsSent, basesByRegister } from './contributions.ts'
import {
  amountOf,
  type DeclaredPayslip,
  type DeclaredPerson,
  type Employer,
  type MainForm,
  type Period,
} from './declaration.ts'
import { mainFields } from './fields.ts'

/** The amounts of the main form that statements and settings do not give, in whole kronor: 486. */
export type MainAmounts = Readonly<Record<Box, number>>

interface Sources {
  readonly employer: Employer
  readonly period: Period
  readonly persons: ReadonlyMap<string, DeclaredPerson>
  readonly payslips: readonly DeclaredPayslip[]
  readonly statements: readonly Statement[]
  readonly amounts: MainAmounts
  readonly law: Law
}

/** The reductions of contributions, which lower 487, and the special payroll tax that raises it. */
const reductions: readonly Box[] = ['475', '476', '477']

/** Returns the main form: the sums of the statements, with Skatteverket's sum beside ours. */
export function mainFormOf({ employer, period, persons, payslips, statements, law, ...sources }: Sources): MainForm {
  const payDate = `${period}-01`
  const { value, steps } = declaredContributions(law, payDate, basesByRegister(statements, persons))
  const contributions = value.total / toKronor
  const asSent = declaredContributions(law, payDate, basesAsSent(statements, employer.hasNoPermanentEstablishment))
    .value.total
  const own = companyReductions({ employer, period, persons, statements, law })
  const amounts = { ...own.amounts, ...sources.amounts }
  const others = [...Object.entries(amounts)].filter(([, amount]) => amount !== 0)
  const of = (box: Box) => amounts[box] ?? 0
  const reduced = reductions.reduce((sum, box) => sum + of(box), 0)
  const adjusted = (sum: number) => sum - reduced + of('486')
  const tax = taxOf(statements, '001') + taxOf(statements, '274') + taxOf(statements, '275')
  const total: Readonly<Record<Box, number>> = { '487': adjusted(contributions), '497': tax + of('495') + of('496') }
  const values = new Map<Box, number>([
    ...others,
    ...Object.entries(total),
    ...(employer.hasNoPermanentEstablishment ? [['302', 1] as const] : []),
  ])
  const onPayslips = payslips.reduce((sum, { totals }) => sum + totals.contributions, 0)
  return {
    fields: [...mainFields.keys()].flatMap((box): Field[] => {
      const sum = values.get(box)
      return sum === undefined ? [] : [{ box, value: sum, rows: box === '497' ? taxRows(statements) : [] }]
    }),
    rates: value.rates,
    recomputed: adjusted(asSent / toKronor),
    onPayslips,
    difference: value.total - onPayslips,
    steps: [...steps, ...own.steps, ...sumSteps(value.total, steps.at(-1), total, amounts, statements, own.steps)],
  }
}

const taxOf = (statements: readonly Statement[], box: Box): number =>
  statements.reduce((sum, statement) => sum + amountOf(statement, box), 0)

const taxRows = (statements: readonly Statement[]): readonly RowReference[] =>
  statements.flatMap(({ fields }) =>
    fields.filter(({ box }) => ['001', '274', '275'].includes(box)).flatMap(({ rows }) => rows),
  )

/** Returns how 487 and 497 are reached, for whoever opens them. */
function sumSteps(
  contributions: Ore,
  step: Step | undefined,
  total: Readonly<Record<Box, number>>,
  amounts: MainAmounts,
  statements: readonly Statement[],
  explanations: readonly Step[],
): readonly Step[] {
  const inKr = (amount: number) => showKr(kronor(amount))
  const named = (box: Box, amount: number) => {
    const explained = explanations.find(({ id }) => id === `agi.${box}`)
    return { name: `Fält ${box}`, value: `${inKr(amount)} kr`, ...(explained && { step: explained.id }) }
  }
  const of = (boxes: readonly Box[]) =>
    boxes.map(box => [box, amounts[box] ?? 0] as const).filter(([, each]) => each !== 0)
  const added = of(['486'])
  const lowered = of(reductions)
  const taxes = [
    ...(['001', '274', '275'] as const).map(box => [box, taxOf(statements, box)] as const),
    ...of(['495', '496']),
  ].filter(([, amount]) => amount !== 0)
  return [
    {
      id: 'agi.487',
      text: 'Summa arbetsgivaravgifter och särskild löneskatt (487)',
      formula: [
        showKr(contributions),
        ...added.map(([, amount]) => ` + ${inKr(amount)}`),
        ...lowered.map(([, amount]) => ` − ${inKr(amount)}`),
      ].join(''),
      inputs: [
        { name: 'Arbetsgivaravgifter', value: `${showKr(contributions)} kr`, ...(step && { step: step.id }) },
        ...[...added, ...lowered].map(([box, amount]) => named(box, amount)),
      ],
      value: kronor(total['487'] ?? 0),
      unit: 'kr',
      source: 'SKV 401',
    },
    {
      id: 'agi.497',
      text: 'Summa avdragen skatt (497)',
      formula: taxes.map(([, amount]) => inKr(amount)).join(' + ') || inKr(0),
      inputs: taxes.map(([box, amount]) => named(box, amount)),
      value: kronor(total['497'] ?? 0),
      unit: 'kr',
      source: 'SKV 401',
    },
  ]
}
