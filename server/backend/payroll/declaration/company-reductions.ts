import { declaredContributions } from '../../engine/contributions/declared.ts'
import { feesOf, rateOf } from '../../engine/contributions/fees.ts'
import { companyReduction } from '../../engine/contributions/reductions.ts'
import { inForce } from '../../engine/law.ts'
import type { Law } from '../../engine/law-rules.ts'
import { type Ore, toKronor } from '../../engine/money.ts'
import { showKr } from '../../engine/show.ts'
import { type Step, withLast } from '../../engine/step.ts'
import type { Box, Statement } from '../../tables/declared.ts'
import { basesByRegister } from './contributions.ts'
import type { DeclaredPerson, Employer, Period } from './declaration.ts'
import { mainFields } from './fields.ts'

interface Sources {
  readonly employer: Pick<Employer, 'usesResearchReduction' | 'usesRegionalReduction'>
  readonly period: Period
  readonly persons: ReadonlyMap<string, DeclaredPerson>
  readonly statements: readonly Statement[]
  readonly law: Law
}

/** The reductions of the whole company's contributions, as fields of the main form. */
export interface CompanyReductions {
  /** Whole kronor: the bases 470 and 471, and the reductions 475 and 476. */
  readonly amounts: Readonly<Record<Box, number>>
  /** How each is reached: `agi.470` and so on. */
  readonly steps: readonly Step[]
}

const none: CompanyReductions = { amounts: {}, steps: [] }

/**
 * Returns the reductions that the company's settings ask for: for research and development on the
 * pay of those who are marked so, and then for regional support on all pay. A payee who has only
 * the old-age pension fee gives none.
 *
 * @throws MissingRule when the law of the period is not entered
 */
export function companyReductions({ employer, ...sources }: Sources): CompanyReductions {
  const research = employer.usesResearchReduction
    ? reductionOf('research', sources, ({ person }) => sources.persons.get(person)?.isResearcher === true)
    : none
  if (!employer.usesRegionalReduction) return research
  const regional = reductionOf('regional', sources, () => true, (research.amounts['475'] ?? 0) * toKronor)
  return {
    amounts: { ...research.amounts, ...regional.amounts },
    steps: [...research.steps, ...regional.steps],
  }
}

const boxes = { research: ['470', '475'], regional: ['471', '476'] } as const

function reductionOf(
  kind: 'research' | 'regional',
  { period, persons, statements, law }: Omit<Sources, 'employer'>,
  isOf: (statement: Statement) => boolean,
  earlier: Ore = 0,
): CompanyReductions {
  const payDate = `${period}-01`
  const fees = inForce(law.contributions.fees, payDate).value
  const { least } = inForce(law.contributions[kind], payDate).value
  const given = statements.filter(statement => {
    const [payee] = basesByRegister([statement], persons)
    const isFree = !payee || payee.base === 0 || payee.type === '00'
    return !isFree && isOf(statement) && rateOf(feesOf(fees, { ...payee, payDate }).own.fees) > least
  })
  const payees = basesByRegister(given, persons)
  const base = payees.reduce((sum, payee) => sum + payee.base, 0)
  if (base === 0) return none
  const contributions = declaredContributions(law, payDate, payees).value.total - earlier
  const { value, steps } = companyReduction(law, kind, { payDate, base, contributions })
  const [baseBox, box] = boxes[kind]
  return {
    amounts: { [baseBox]: base / toKronor, [box]: value / toKronor },
    steps: [baseStep(baseBox, base, payees.length), ...withLast(steps, step => ({ ...step, id: `agi.${box}` }))],
  }
}

/** Returns how a base is reached: the pay of those who give the reduction. */
const baseStep = (box: Box, base: Ore, payees: number): Step => ({
  id: `agi.${box}`,
  text: mainFields.get(box)?.label ?? '',
  value: base,
  unit: 'kr',
  source: 'SKV 401',
  formula: showKr(base),
  inputs: [{ name: 'Mottagare', value: `${payees}` }],
})
