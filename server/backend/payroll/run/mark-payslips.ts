import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { PayslipAction } from '#contracts/payroll/run/shapes.ts'
import { payslip } from '../../platform/database/schema.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { noTaxDrawn } from '../engine/after-tax/tax-rows.ts'
import { isOrdered } from '../payments/is-ordered.ts'
import type { PayslipKey } from './payslip-rows.ts'
import { openPeriod } from './salary-period.ts'
import { usesAttestOf } from './status.ts'

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

type Slip = typeof payslip.$inferSelect & { readonly isOrdered: boolean; readonly delivery: string | null }

interface Mark {
  /** Returns why a payslip cannot be marked, in Swedish, or undefined. */
  readonly refusal: (slip: Slip, usesAttest: boolean) => string | undefined
  readonly set: (login: string, now: Date) => Partial<Slip>
}

const reversed = 'Lönebeskedet är återfört.'
const untouched = ({ paidAt, reversedAt }: Slip): string | undefined =>
  reversedAt ? reversed : paidAt ? 'Lönebeskedet är redan utbetalt.' : undefined

/**
 * Returns why a payslip cannot be right, or undefined. What else it warns of may be right: the
 * person is asked about that.
 */
const wrong = ({ net, warnings }: Slip): string | undefined =>
  net < 0 ? 'Nettolönen är negativ.' : warnings.find(warning => warning === noTaxDrawn)

/** What a payment order pays stays ready and attested. */
const unordered = ({ isOrdered: is }: Slip): string | undefined =>
  is ? 'Lönebeskedet ingår i en betalning. Avbryt betalningen först.' : undefined

/** What an employee may see stays as it is. */
const unpublished = ({ publishedAt }: Slip): string | undefined =>
  publishedAt ? 'Lönebeskedet är publicerat. Ta tillbaka publiceringen först.' : undefined

const notReady = ({ readyAt, attestedAt }: Slip, usesAttest: boolean): string | undefined =>
  !readyAt
    ? 'Lönebeskedet är inte klarmarkerat.'
    : usesAttest && !attestedAt
      ? 'Lönebeskedet är inte attesterat.'
      : undefined

/** Returns why a published payslip cannot be taken back: somebody may have it. */
function given({ delivery: found, printedAt }: Slip): string | undefined {
  const [way, status] = (found ?? '').split(' ')
  if (way === 'PAPER') return printedAt ? 'Lönebeskedet är utskrivet och kan inte tas tillbaka.' : undefined
  const isSent = status === 'SENDING' || status === 'DONE' || status === 'UNSURE'
  return isSent ? 'Lönebeskedet är skickat och kan inte tas tillbaka.' : undefined
}

const marks: Readonly<Record<PayslipAction, Mark>> = {
  ready: {
    refusal: slip =>
      untouched(slip) ?? (slip.readyAt ? 'Lönebeskedet är redan klarmarkerat.' : undefined) ?? wrong(slip),
    set: (readyBy, readyAt) => ({ readyAt, readyBy }),
  },
  unready: {
    refusal: (slip, usesAttest) =>
      untouched(slip) ??
      unordered(slip) ??
      (slip.corrects === null ? undefined : 'Lönebeskedet är en rättelse. Rätta det på nytt i stället.') ??
      unpublished(slip) ??
      (slip.readyAt ? undefined : 'Lönebeskedet är inte klarmarkerat.') ??
      (usesAttest && slip.attestedAt ? 'Lönebeskedet är attesterat. Ångra attesten först.' : undefined),
    set: () => ({ readyAt: null, readyBy: null, attestedAt: null, attestedBy: null, printedAt: null, printedBy: null }),
  },
  attest: {
    refusal: (slip, usesAttest) =>
      untouched(slip) ??
      (usesAttest ? undefined : 'Företaget attesterar inte lönebesked.') ??
      (slip.readyAt ? undefined : 'Lönebeskedet är inte klarmarkerat.') ??
      (slip.attestedAt ? 'Lönebeskedet är redan attesterat.' : undefined),
    set: (attestedBy, attestedAt) => ({ attestedAt, attestedBy }),
  },
  unattest: {
    refusal: slip =>
      untouched(slip) ??
      unordered(slip) ??
      unpublished(slip) ??
      (slip.attestedAt ? undefined : 'Lönebeskedet är inte attesterat.'),
    set: () => ({ attestedAt: null, attestedBy: null, printedAt: null, printedBy: null }),
  },
  paid: {
    refusal: (slip, usesAttest) => untouched(slip) ?? notReady(slip, usesAttest),
    set: (paidBy, paidAt) => ({ paidAt, paidBy }),
  },
  publish: {
    refusal: (slip, usesAttest) =>
      (slip.reversedAt ? reversed : undefined) ??
      (slip.publishedAt ? 'Lönebeskedet är redan publicerat.' : undefined) ??
      notReady(slip, usesAttest),
    set: (publishedBy, publishedAt) => ({ publishedAt, publishedBy }),
  },
  unpublish: {
    refusal: slip =>
      (slip.publishedAt ? undefined : 'Lönebeskedet är inte publicerat.') ?? untouched(slip) ?? given(slip),
    set: () => ({ publishedAt: null, publishedBy: null }),
  },
}

const missing = 'Lönebeskedet finns inte.'
const outdated = 'Lönebeskedet har ändrats av någon annan. Hämta listan igen.'

/** What a batch has done: AnstNr and the keys of those marked, and the reasons of the others. */
export interface MarkedPayslips {
  readonly marked: readonly string[]
  readonly keys: readonly PayslipKey[]
  readonly errors: { readonly index: number; readonly message: string }[]
}

interface Batch {
  readonly action: PayslipAction
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
  const usesAttest = await usesAttestOf(tx)
  const { refusal, set } = marks[action]
  const result = {
    marked: [] as string[],
    keys: [] as PayslipKey[],
    errors: [] as { index: number; message: string }[],
  }
  // Two batches of the same persons wait for each other in one order.
  const inOrder = [...items.entries()].toSorted(([, a], [, b]) => (a.AnstNr < b.AnstNr ? -1 : 1))
  for (const [index, { AnstNr, Nummer, Version }] of inOrder) {
    const isIt = and(...[eq(payslip.period, period), eq(payslip.employmentNumber, AnstNr), eq(payslip.number, Nummer)])
    const [slip] = await tx
      .select({ ...getTableColumns(payslip), isOrdered, delivery })
      .from(payslip)
      .where(isIt)
      .for('update')
    const message = !slip ? missing : slip.version !== Version ? outdated : refusal(slip, usesAttest)
    if (message === undefined) {
      await tx
        .update(payslip)
        .set({ ...set(login, now), version: sql`${payslip.version} + 1` })
        .where(isIt)
      result.marked.push(AnstNr)
      result.keys.push({ period, employmentNumber: AnstNr, number: Nummer })
    } else result.errors.push({ index, message })
  }
  result.errors.sort((a, b) => a.index - b.index)
  return result satisfies MarkedPayslips
}
