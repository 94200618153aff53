import { and, eq, getTableColumns, isNotNull, or, sql } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import { refusalOf } from '#contracts/life/life.ts'
import { isFinished as isFinal, payslipLife } from '#contracts/payroll/run/payslip-life.ts'
import type { Payslip } from '../../engine/payslip.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { payslip, payslipRow } from '../../tables/schema.ts'
import { isOrdered } from '../payments/is-ordered.ts'
import { type PayslipKey, payslipOf } from '../run/payslip-rows.ts'
import { periodOf } from '../run/salary-period.ts'
import { stateOf } from '../run/status.ts'
import { isPosted } from '../vouchers/voucher-basis.ts'

/** A stored payslip without its basis. */
export type Slip = Omit<typeof payslip.$inferSelect, 'basis' | 'registers'> & {
  /** True while a payment order that holds pays it. */
  readonly isOrdered: boolean
  /** True when a voucher that holds posts it. */
  readonly isPosted: boolean
}

/** A payslip, and those that correct it, each the one before it. */
export type Chain = readonly [Slip, ...Slip[]]

/** Returns the key of a payslip. */
export const keyOf = ({ period, employmentNumber, number }: PayslipKey): PayslipKey => ({
  period,
  employmentNumber,
  number,
})

const nameOf = (period: string, number: number): string => `${period} ${number}`

/** Returns the last of a chain: the one that a further correction corrects. */
export const lastOf = (chain: Chain): Slip => chain.at(-1) ?? chain[0]

/** Returns the payslips of a chain that count: none of them once it has been taken back. */
export const counting = (chain: Chain): readonly Slip[] => chain.filter(({ reversedAt }) => reversedAt === null)

/**
 * Returns the payslip that a payslip corrects in the end, with all that correct it. A lock makes
 * others that correct it wait.
 *
 * @throws Refusal payslipMissing
 */
export async function chainOf(tx: Transaction, key: PayslipKey, lock: boolean): Promise<Chain> {
  const { basis: _, registers: __, ...columns } = getTableColumns(payslip)
  const ofPerson = eq(payslip.employmentNumber, key.employmentNumber)
  const found = tx
    .select({ ...columns, isOrdered, isPosted: sql<boolean>`${isPosted}` })
    .from(payslip)
    // The first of a chain corrects nothing, and is read by its key.
    .where(and(ofPerson, or(isNotNull(payslip.corrects), eq(payslip.number, 1))))
    .orderBy(payslip.period, payslip.number)
  const slips: readonly Slip[] = await (lock ? found.for('update') : found)
  const known = new Map(slips.map(slip => [nameOf(slip.period, slip.number), slip]))
  const corrections = new Map(
    slips.flatMap(slip =>
      slip.corrects === null ? [] : [[nameOf(slip.correctsPeriod ?? '', slip.corrects), slip] as const],
    ),
  )
  let root = known.get(nameOf(key.period, key.number))
  while (root && root.corrects !== null) root = known.get(nameOf(root.correctsPeriod ?? '', root.corrects))
  if (!root) throw new Refusal(errors.payslipMissing)
  const chain: [Slip, ...Slip[]] = [root]
  for (let next = corrections.get(nameOf(root.period, root.number)); next; ) {
    chain.push(next)
    next = corrections.get(nameOf(next.period, next.number))
  }
  return chain
}

/** Returns why a payslip is not taken back, in Swedish, or undefined when it may be. */
export const refusedTakeBack = (slip: Slip): string | undefined =>
  refusalOf(payslipLife('none'), stateOf({ ...slip, isLocked: false }, 'none'), 'takeBack')

/** Returns the payslip that keeps a chain from being taken back, or null when it may be. */
export const keptBy = (chain: Chain): Slip | null => {
  const counted = counting(chain)
  return counted.length === 0 ? lastOf(chain) : (counted.find(slip => refusedTakeBack(slip) !== undefined) ?? null)
}

/** True for a payslip that is corrected by a new one, and not changed. */
export async function isFinished(tx: Transaction, slip: Slip): Promise<boolean> {
  const { isLocked } = await periodOf(tx, slip.period)
  return isFinal(stateOf({ ...slip, isLocked }, 'none'))
}

/** Returns stored payslips as they were calculated. */
export async function readCalculated(tx: Transaction, slips: readonly Slip[]): Promise<readonly Payslip[]> {
  const made: Payslip[] = []
  for (const slip of slips) {
    const rows = await tx
      .select()
      .from(payslipRow)
      .where(
        and(
          ...[eq(payslipRow.period, slip.period), eq(payslipRow.employmentNumber, slip.employmentNumber)],
          eq(payslipRow.number, slip.number),
        ),
      )
    made.push(payslipOf({ ...slip, basis: {}, registers: '' }, rows))
  }
  return made
}
