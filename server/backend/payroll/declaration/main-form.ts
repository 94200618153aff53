import { kronor } from '../engine/money.ts'
import { showKr, showRate } from '../engine/show.ts'
import type { Step } from '../engine/step.ts'
import { basesAsSent, basesByRegister, type ContributionsOf } from './contributions.ts'
import {
  amountOf,
  type ContributionGroup,
  type DeclaredPayslip,
  type DeclaredPerson,
  type Employer,
  type Field,
  type MainForm,
  type Period,
  type RowReference,
  type Statement,
} from './declaration.ts'
import { type Box, mainFields } from './fields.ts'

/** The amounts of the main form that are not sums of statements, in whole kronor: 475, 486, 495. */
export type MainAmounts = Readonly<Record<Box, number>>

interface Sources {
  readonly employer: Employer
  readonly period: Period
  readonly persons: ReadonlyMap<string, DeclaredPerson>
  readonly payslips: readonly DeclaredPayslip[]
  readonly statements: readonly Statement[]
  readonly amounts: MainAmounts
  readonly contributionsOf: ContributionsOf
}

/** The reductions of contributions, which lower 487, and the special payroll tax that raises it. */
const reductions: readonly Box[] = ['475', '476', '477']

/** Returns the main form: the sums of the statements, with Skatteverket's sum beside ours. */
export function mainFormOf({
  employer,
  period,
  persons,
  payslips,
  statements,
  amounts,
  contributionsOf,
}: Sources): MainForm {
  const groups = contributionsOf(period, basesByRegister(statements, persons))
  const contributions = sumOf(groups)
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
      const value = values.get(box)
      return value === undefined ? [] : [{ box, value, rows: box === '497' ? taxRows(statements) : [] }]
    }),
    groups,
    recomputed: adjusted(sumOf(contributionsOf(period, basesAsSent(statements, employer.hasNoPermanentEstablishment)))),
    onPayslips,
    difference: kronor(contributions) - onPayslips,
    steps: stepsOf(groups, total, amounts, statements),
  }
}

const sumOf = (groups: readonly ContributionGroup[]): number => groups.reduce((sum, { amount }) => sum + amount, 0)

const taxOf = (statements: readonly Statement[], box: Box): number =>
  statements.reduce((sum, statement) => sum + amountOf(statement, box), 0)

const taxRows = (statements: readonly Statement[]): readonly RowReference[] =>
  statements.flatMap(({ fields }) =>
    fields.filter(({ box }) => ['001', '274', '275'].includes(box)).flatMap(({ rows }) => rows),
  )

const law = 'Socialavgiftslagen (2000:980) 2 kap.; SKV 401, Avrundning'

/** Returns how the sums of the main form are reached, for whoever opens them. */
function stepsOf(
  groups: readonly ContributionGroup[],
  total: Readonly<Record<Box, number>>,
  amounts: MainAmounts,
  statements: readonly Statement[],
): readonly Step[] {
  const inKr = (amount: number) => showKr(kronor(amount))
  const perRate = groups.map(({ name, rate, base, amount }, at): Step => {
    const inputs = [
      { name: 'Underlag', value: `${inKr(base)} kr` },
      { name: 'Avgift', value: showRate(rate) },
    ]
    return {
      ...{ id: `agi.avgift.${at + 1}`, text: `Arbetsgivaravgifter: ${name}`, inputs },
      ...{ formula: `${inKr(base)} × ${showRate(rate)}, öre stryks`, value: kronor(amount), unit: 'kr', source: law },
    }
  })
  const added = [...perRate.map(({ value }) => showKr(value)), ...(amounts['486'] ? [inKr(amounts['486'])] : [])]
  const lowered = reductions.filter(box => amounts[box]).map(box => ` − ${inKr(amounts[box] ?? 0)}`)
  const taxes = (['001', '274', '275'] as const).map(box => [box, taxOf(statements, box)] as const)
  const taxParts = [...taxes, ['495', amounts['495'] ?? 0] as const, ['496', amounts['496'] ?? 0] as const].filter(
    ([, amount]) => amount !== 0,
  )
  return [
    ...perRate,
    {
      ...{ id: 'agi.487', text: 'Summa arbetsgivaravgifter och särskild löneskatt (487)' },
      formula: `${added.join(' + ') || '0,00'}${lowered.join('')}`,
      inputs: perRate.map(({ id, text, value }) => ({ name: text, value: `${showKr(value)} kr`, step: id })),
      ...{ value: kronor(total['487'] ?? 0), unit: 'kr', source: 'SKV 401' },
    },
    {
      ...{ id: 'agi.497', text: 'Summa avdragen skatt (497)' },
      formula: taxParts.map(([, amount]) => inKr(amount)).join(' + ') || '0,00',
      inputs: taxParts.map(([box, amount]) => ({ name: `Fält ${box}`, value: `${inKr(amount)} kr` })),
      ...{ value: kronor(total['497'] ?? 0), unit: 'kr', source: 'Skatteförfarandelagen (2011:1244) 26 kap.; SKV 401' },
    },
  ]
}
