import { createHash } from 'node:crypto'
import type { IsoDate } from '#contracts/rules/date.ts'
import { inForce } from '../../engine/law.ts'
import type { Law } from '../../engine/law-rules.ts'
import { canonicalJson } from '../../platform/canonical-json.ts'
import type { Versions } from './store-payslip.ts'

/** Counted up when the engine gives another payslip for the same basis and law. */
const engineVersion = '1'

/** The versions of laws, each hashed once. */
const known = new WeakMap<Law, Versions>()

/** Returns what payslips are calculated by now. The law's version is a hash of its entries. */
export function versionsOf(law: Law): Versions {
  const found = known.get(law)
  if (found) return found
  const hash = createHash('sha256').update(canonicalJson(law)).digest('hex').slice(0, 16)
  const versions = { engine: engineVersion, law: hash }
  known.set(law, versions)
  return versions
}

/**
 * Refuses a payout for which the law that every payslip reads is not entered.
 *
 * @throws MissingRule with the rule and the day
 */
export function requireLaw({ tax, contributions, amounts, absence }: Law, payDate: IsoDate): void {
  const everybodys = [
    tax.tables,
    tax.oneOff,
    tax.deduction,
    tax.ages,
    contributions.fees,
    contributions.payrollTax,
    amounts.priceBaseAmount,
    absence.sickPay,
    absence.holiday,
    absence.workingTime,
  ]
  for (const rule of everybodys) inForce<unknown>(rule, payDate)
}
