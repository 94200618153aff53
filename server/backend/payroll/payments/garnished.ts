import { and, eq, inArray, like, or, sql } from 'drizzle-orm'
import type { FormValues } from '#contracts/forms/field.ts'
import type { Garnishment as Decision } from '../../engine/basis.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { inGroups } from '../../platform/in-turns.ts'
import { rowsIn, textIn } from '../../registers/form-values.ts'
import { payslip, payslipRow } from '../../tables/schema.ts'
import { garnishmentsOf } from '../basis/employee-facts.ts'
import type { Company } from '../vouchers/company.ts'
import type { Payable } from './payable.ts'
import type { Garnishment } from './payments-of.ts'

/** The account of the product's own pay type of garnishments. */
const usualAccount = '2750'

/** The ids of the rows that the engine makes of decisions, also on payslips that correct others. */
const rowOfDecision = /^utmätning\.(\d+)/

/**
 * Returns what payslips of a period withhold for Kronofogden, and where it is paid. A decision's
 * bankgiro is the present one: it is no part of the calculation, and may be entered afterwards.
 *
 * @param employees the register's values of the persons, on the day of the payout
 */
export async function withheldFor(
  tx: Transaction,
  company: Company,
  payables: readonly Payable[],
  employees: readonly FormValues[],
): Promise<readonly Garnishment[]> {
  const found: Garnishment[] = []
  const known = new Map(employees.map(values => [textIn(values, 'AnstNr'), values]))
  for (const some of inGroups(payables, 500)) {
    const rows = await withheldRows(tx, company, some)
    for (const { key, slip } of some) {
      const own = rows.filter(({ person, number }) => person === key.employmentNumber && number === key.number)
      const amounts = Map.groupBy(own, ({ id }) => rowOfDecision.exec(id)?.[1] ?? '')
      for (const [decision, of] of amounts) {
        const to = placeOf(known.get(slip.person), of[0]?.decisions ?? [], decision)
        found.push({
          payslip: slip.id,
          person: slip.person,
          payDate: slip.payDate,
          name: 'Kronofogden',
          amount: -of.reduce((sum, { amount }) => sum + amount, 0),
          ...(to ? { decision, ...to } : { decision: '', bankgiro: '', reference: '' }),
        })
      }
    }
  }
  return found
}

/** Returns the rows of garnishment of payslips, with the decisions that they were calculated by. */
async function withheldRows(tx: Transaction, { KtoUtmatning }: Company, payables: readonly Payable[]) {
  const [first] = payables
  if (!first) return []
  return tx
    .select({
      person: payslipRow.employmentNumber,
      number: payslipRow.number,
      id: payslipRow.id,
      amount: payslipRow.amount,
      decisions: sql<readonly Decision[] | null>`${payslip.basis} -> 'garnishments'`,
    })
    .from(payslipRow)
    .innerJoin(
      payslip,
      and(
        ...[eq(payslip.ftgKey, payslipRow.ftgKey), eq(payslip.period, payslipRow.period)],
        ...[eq(payslip.employmentNumber, payslipRow.employmentNumber), eq(payslip.number, payslipRow.number)],
      ),
    )
    .where(
      and(
        eq(payslipRow.period, first.key.period),
        inArray(
          payslipRow.employmentNumber,
          payables.map(({ key }) => key.employmentNumber),
        ),
        or(
          like(payslipRow.id, 'utmätning.%'),
          inArray(payslipRow.account, [usualAccount, KtoUtmatning || usualAccount]),
        ),
      ),
    )
}

/**
 * Returns where a decision is paid, by the register. The one of the payslip is found by what it
 * says, since rows of the register may have been removed since.
 */
function placeOf(values: FormValues | undefined, decisions: readonly Decision[], id: string) {
  const own = decisions.find(each => each.id === id)
  if (!values || !own) return undefined
  const factsOf = ({ order, from, reserved, most }: Decision) => JSON.stringify([order, from, reserved, most])
  const alike = garnishmentsOf(values).filter(each => factsOf(each) === factsOf(own))
  const present = alike.find(each => each.id === id) ?? alike[0]
  const row = present && rowsIn(values, 'Utmatningar')[Number(present.id) - 1]
  if (!row) return undefined
  return { bankgiro: textIn(row, 'Bankgiro'), reference: textIn(row, 'Referens') || textIn(row, 'Malnr') }
}
