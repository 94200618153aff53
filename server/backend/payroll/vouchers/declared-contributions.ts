import { and, eq, inArray, sql } from 'drizzle-orm'
import { voucher, voucherPayslip, voucherRow } from '../../platform/database/schema.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { amountOf } from '../declaration/declaration.ts'
import { declarationOf } from '../declaration/declaration-of.ts'
import { declaredYear } from '../declaration/stored/declared-year.ts'
import { type Ore, toKronor } from '../engine/money.ts'
import { law } from '../law/law.ts'
import type { PayslipKey } from '../run/payslip-rows.ts'
import { accountOf, type Company } from './company.ts'
import type { DeclaredContributions } from './declared-entries.ts'
import { type GatheredBasis, holds } from './voucher-basis.ts'

const nameOf = ({ period, employmentNumber, number }: PayslipKey) => `${period} ${employmentNumber} ${number}`

/**
 * Returns the contributions that are declared of the month of the payout, when the posting brings
 * the last of its payslips into the books. The reductions of the whole company are posted only with
 * all of them: what earlier postings have of a reduction cannot be told from their accounts.
 */
export async function declaredContributionsOf(
  tx: Transaction,
  company: Company,
  { basis, slips }: GatheredBasis,
): Promise<DeclaredContributions | undefined> {
  const year = await declaredYear(tx, basis.period, law)
  const own = year.payslips.filter(({ period }) => period === basis.period).map(({ key }) => key)
  const now = new Set([...slips.values()].map(nameOf))
  const before = own.filter(key => !now.has(nameOf(key)))
  if (own.length !== now.size + before.length) return undefined
  const isReduced = company.ArbAvgRabattA || company.ArbAvgRabFoU
  const posted = before.length === 0 ? 0 : isReduced ? undefined : await postedOf(tx, before, debtOf(company))
  if (posted === undefined) return undefined
  const { main, statements } = declarationOf(await year.basisOf(basis.period), law)
  const inOre = (box: string) => amountOf(main, box) * toKronor
  return {
    ...{ sum: inOre('487'), researchReduction: inOre('475'), regionalReduction: inOre('476'), posted },
    mostRounding: (statements.length + main.rates.length) * toKronor,
  }
}

const debtOf = (company: Company): string => accountOf(company, 'KtoArbAvgSkuld')

/**
 * Returns what the vouchers of payslips have on an account, or undefined when one of the payslips
 * is in no voucher that holds.
 */
async function postedOf(tx: Transaction, keys: readonly PayslipKey[], account: string): Promise<Ore | undefined> {
  const wanted = new Set(keys.map(nameOf))
  const found = (
    await tx
      .select({
        ...{ id: voucher.id, period: voucherPayslip.period },
        ...{ employmentNumber: voucherPayslip.employmentNumber, number: voucherPayslip.number },
      })
      .from(voucherPayslip)
      .innerJoin(voucher, and(eq(voucher.ftgKey, voucherPayslip.ftgKey), eq(voucher.id, voucherPayslip.voucher)))
      .where(and(holds, inArray(voucherPayslip.period, [...new Set(keys.map(({ period }) => period))])))
  ).filter(each => wanted.has(nameOf(each)))
  if (new Set(found.map(nameOf)).size !== wanted.size) return undefined
  const ids = [...new Set(found.map(({ id }) => id))]
  const [row] = await tx
    .select({ sum: sql`coalesce(sum(${voucherRow.amount}), 0)`.mapWith(Number) })
    .from(voucherRow)
    .where(and(inArray(voucherRow.voucher, ids), eq(voucherRow.account, account)))
  return row?.sum ?? 0
}
