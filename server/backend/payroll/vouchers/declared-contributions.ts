import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { toKronor } from '../../engine/money.ts'
import { law } from '../../law/law.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { voucher, voucherPayslip, voucherRow } from '../../tables/schema.ts'
import { amountOf } from '../declaration/declaration.ts'
import { declarationOf } from '../declaration/declaration-of.ts'
import { declaredYear } from '../declaration/stored/declared-year.ts'
import type { PayslipKey } from '../run/payslip-rows.ts'
import { accountOf, type Company } from './company.ts'
import type { DeclaredContributions, PostedContributions, Reduction } from './declared-entries.ts'
import type { GatheredBasis } from './voucher-basis.ts'
import { holds } from './voucher-conditions.ts'

const nameOf = ({ period, employmentNumber, number }: PayslipKey) => `${period} ${employmentNumber} ${number}`

/**
 * Returns the contributions that are declared of the month of the payout, and what earlier postings
 * have of them, when the posting brings the last of its payslips into the books.
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
  const posted = before.length === 0 ? nothing : await postedOf(tx, before, accountOf(company, 'KtoArbAvgSkuld'))
  if (!posted) return undefined
  const { main, statements } = declarationOf(await year.basisOf(basis.period), law)
  const inOre = (box: string) => amountOf(main, box) * toKronor
  return {
    sum: inOre('487'),
    reductions: { '475': inOre('475'), '476': inOre('476') },
    posted,
    maxRounding: (statements.length + main.rates.length) * toKronor,
  }
}

const nothing: PostedContributions = { debt: 0, reductions: { '475': 0, '476': 0 } }

/**
 * Returns what the vouchers of payslips have of the contributions, or undefined when one of the
 * payslips is in no voucher that holds. A reduction is told by its row and not by its account,
 * which may have changed, and which other rows may have.
 *
 * @param debt the account of the debt
 */
async function postedOf(
  tx: Transaction,
  keys: readonly PayslipKey[],
  debt: string,
): Promise<PostedContributions | undefined> {
  const wanted = new Set(keys.map(nameOf))
  const found = (
    await tx
      .select({
        id: voucher.id,
        period: voucherPayslip.period,
        employmentNumber: voucherPayslip.employmentNumber,
        number: voucherPayslip.number,
      })
      .from(voucherPayslip)
      .innerJoin(voucher, and(eq(voucher.ftgKey, voucherPayslip.ftgKey), eq(voucher.id, voucherPayslip.voucher)))
      .where(and(holds, inArray(voucherPayslip.period, [...new Set(keys.map(({ period }) => period))])))
  ).filter(each => wanted.has(nameOf(each)))
  if (new Set(found.map(nameOf)).size !== wanted.size) return undefined
  const ids = [...new Set(found.map(({ id }) => id))]
  const sumOf = (rows: SQL) => sql`coalesce(sum(${voucherRow.amount}) filter (where ${rows}), 0)`.mapWith(Number)
  const of = (box: Reduction) =>
    sumOf(sql`${voucherRow.sources} @> ${JSON.stringify([{ slip: 0, rows: [box] }])}::jsonb`)
  const [row] = await tx
    .select({ debt: sumOf(eq(voucherRow.account, debt)), '475': of('475'), '476': of('476') })
    .from(voucherRow)
    .where(inArray(voucherRow.voucher, ids))
  return row && { debt: row.debt, reductions: { '475': row['475'], '476': row['476'] } }
}
