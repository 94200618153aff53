import { asc, sql } from 'drizzle-orm'
import { refusalOf } from '#contracts/life/life.ts'
import type { Attest } from '#contracts/payroll/run/attest.ts'
import { type PayslipEvent, payslipLife } from '#contracts/payroll/run/payslip-life.ts'
import type { PayslipAction } from '#contracts/payroll/run/shapes.ts'
import { noTaxDrawn } from '../../engine/after-tax/tax-rows.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { payslip } from '../../tables/schema.ts'
import { isOrdered } from '../payments/is-ordered.ts'
import { amongKeys, type PayslipKey } from './payslip-rows.ts'
import { openPeriod } from './salary-period.ts'
import { attestOf, stateColumns, stateOf } from './status.ts'

/** A payslip of a batch, as the person has seen it. */
export interface Marked {
  readonly AnstNr: string
  readonly Nummer: number
  readonly Version: number
}

/** The way and the status of a payslip's delivery, or null without one. */
const delivery = sql<string | null>`(select d.way || ' ' || d.status from payslip_delivery d
  where d.ftg_key = payslip.ftg_key and d.period = payslip.period
    and d.employment_number = payslip.employment_number and d.number = payslip.number)`

const { employmentNumber, number, version, net, warnings } = payslip
/** What decides about a mark. The basis and the steps of a hundred payslips are large. */
const columns = {
  employmentNumber,
  number,
  version,
  net,
  warnings,
  isOrdered,
  delivery,
  ...stateColumns,
}

type Slip = Pick<typeof payslip.$inferSelect, Exclude<keyof typeof columns, 'isOrdered' | 'delivery'>> & {
  readonly isOrdered: boolean
  readonly delivery: string | null
}

/**
 * Returns why a payslip cannot be right, or undefined. What else it warns of may be right: the
 * person is asked about that.
 */
const wrong = ({ net, warnings }: Slip): string | undefined =>
  net < 0 ? 'Nettolönen är negativ.' : warnings.find(warning => warning === noTaxDrawn)

/** Returns why a published payslip cannot be taken back: somebody may have it. */
function given({ delivery: found, printedAt }: Slip): string | undefined {
  const [way, status] = (found ?? '').split(' ')
  if (way === 'PAPER') return printedAt ? 'Lönebeskedet är utskrivet och kan inte tas tillbaka.' : undefined
  const isSent = status === 'SENDING' || status === 'DONE' || status === 'UNSURE'
  return isSent ? 'Lönebeskedet är skickat och kan inte tas tillbaka.' : undefined
}

/** What stops an action beside the life of a payslip: what it says, and who has it. */
const hindrances: Partial<Readonly<Record<PayslipEvent, (slip: Slip) => string | undefined>>> = {
  ready: wrong,
  unpublish: given,
}

const notPrinted = { printedAt: null, printedBy: null }
const notAttested = { attestedAt: null, attestedBy: null, ...notPrinted }
const paid = (paidBy: string, paidAt: Date) => ({ paidAt, paidBy })
/** What each action writes. The state after it is that of the life. */
const written: Readonly<Record<Marking, (login: string, now: Date) => Partial<typeof payslip.$inferInsert>>> = {
  ready: (readyBy, readyAt) => ({ readyAt, readyBy }),
  unready: () => ({ readyAt: null, readyBy: null, ...notAttested }),
  attest: (attestedBy, attestedAt) => ({ attestedAt, attestedBy }),
  unattest: () => notAttested,
  paid,
  settle: paid,
  publish: (publishedBy, publishedAt) => ({ publishedAt, publishedBy }),
  unpublish: () => ({ publishedAt: null, publishedBy: null }),
}

/** Returns why a payslip of an open period cannot be marked, in Swedish, or undefined. */
const refusal = (slip: Slip, action: Marking, attest: Attest): string | undefined =>
  refusalOf(payslipLife(attest), stateOf({ ...slip, isLocked: false }, attest), action) ?? hindrances[action]?.(slip)

const missing = 'Lönebeskedet finns inte.'
const outdated = 'Lönebeskedet har ändrats av någon annan. Hämta listan igen.'

/** What a batch has done: AnstNr and the keys of those marked, and the reasons of the others. */
export interface MarkedPayslips {
  readonly marked: readonly string[]
  readonly keys: readonly PayslipKey[]
  readonly errors: { readonly index: number; readonly message: string }[]
}

/** What a person does with payslips, or their payment order. */
type Marking = PayslipAction | 'settle'

interface Batch {
  readonly action: Marking
  readonly period: string
  readonly items: readonly Marked[]
  readonly login: string
  readonly now: Date
}

/**
 * Marks payslips of a period, one by one: a refused one leaves the others.
 *
 * @throws Refusal salaryPeriodMissing, salaryPeriodLocked
 */
export async function markPayslips(tx: Transaction, { action, period, items, login, now }: Batch) {
  await openPeriod(tx, period)
  const attest = await attestOf(tx)
  const keyOf = (person: string, of: number) => `${of} ${person}`
  const asked = items.map(({ AnstNr, Nummer }) => ({ period, employmentNumber: AnstNr, number: Nummer }))
  // Two batches of the same persons wait for each other in one order.
  const found: readonly Slip[] = await tx
    .select(columns)
    .from(payslip)
    .where(amongKeys(payslip, asked))
    .orderBy(asc(employmentNumber), asc(number))
    .for('update')
  const left = new Map(found.map(slip => [keyOf(slip.employmentNumber, slip.number), slip]))
  const keys: PayslipKey[] = []
  const errors: { index: number; message: string }[] = []
  for (const [index, { AnstNr, Nummer, Version }] of items.entries()) {
    const slip = left.get(keyOf(AnstNr, Nummer))
    const message = !slip ? missing : slip.version !== Version ? outdated : refusal(slip, action, attest)
    if (message !== undefined) errors.push({ index, message })
    else {
      keys.push({ period, employmentNumber: AnstNr, number: Nummer })
      // The same one once more has another version by then.
      if (slip) left.set(keyOf(AnstNr, Nummer), { ...slip, version: slip.version + 1 })
    }
  }
  if (keys.length > 0)
    await tx
      .update(payslip)
      .set({ ...written[action](login, now), version: sql`${version} + 1` })
      .where(amongKeys(payslip, keys))
  const result = { marked: keys.map(({ employmentNumber: person }) => person), keys, errors }
  return result satisfies MarkedPayslips
}
