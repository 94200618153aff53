import { asc, sql } from 'drizzle-orm'
import type { Attest } from '#contracts/payroll/run/attest.ts'
import type { PayslipAction } from '#contracts/payroll/run/shapes.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { payslip } from '../../tables/schema.ts'
import { noTaxDrawn } from '../engine/after-tax/tax-rows.ts'
import { isOrdered } from '../payments/is-ordered.ts'
import { amongKeys, type PayslipKey } from './payslip-rows.ts'
import { openPeriod } from './salary-period.ts'
import { attestOf, isFinal } from './status.ts'

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

const { employmentNumber, number, version, net, warnings, corrects } = payslip
const { readyAt, attestedAt, printedAt, publishedAt, paidAt, reversedAt } = payslip
/** What decides about a mark. The basis and the steps of a hundred payslips are large. */
const columns = {
  employmentNumber,
  number,
  version,
  net,
  warnings,
  corrects,
  isOrdered,
  delivery,
  readyAt,
  attestedAt,
  printedAt,
  publishedAt,
  paidAt,
  reversedAt,
}

type Slip = Pick<typeof payslip.$inferSelect, Exclude<keyof typeof columns, 'isOrdered' | 'delivery'>> & {
  readonly isOrdered: boolean
  readonly delivery: string | null
}

interface Mark {
  /** Returns why a payslip cannot be marked, in Swedish, or undefined. */
  readonly refusal: (slip: Slip, attest: Attest, isByOrder: boolean) => string | undefined
  readonly set: (login: string, now: Date) => Partial<typeof payslip.$inferInsert>
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

/** What a payment order pays is paid with the order, and not by itself. */
const paidAlone = ({ isOrdered: is }: Slip): string | undefined =>
  is ? 'Lönebeskedet ingår i en betalning. Markera betalningen som utbetald, eller avbryt den först.' : undefined

/** What an employee may see stays as it is. */
const unpublished = ({ publishedAt }: Slip): string | undefined =>
  publishedAt ? 'Lönebeskedet är publicerat. Ta tillbaka publiceringen först.' : undefined

const notFinal = (slip: Slip, attest: Attest): string | undefined =>
  isFinal(slip, attest)
    ? undefined
    : slip.readyAt
      ? 'Lönebeskedet är inte attesterat.'
      : 'Lönebeskedet är inte klarmarkerat.'

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
    refusal: (slip, attest) =>
      untouched(slip) ??
      unordered(slip) ??
      (slip.corrects === null ? undefined : 'Lönebeskedet är en rättelse. Rätta det på nytt i stället.') ??
      unpublished(slip) ??
      (slip.readyAt ? undefined : 'Lönebeskedet är inte klarmarkerat.') ??
      (attest !== 'none' && slip.attestedAt ? 'Lönebeskedet är attesterat. Ångra attesten först.' : undefined),
    set: () => ({ readyAt: null, readyBy: null, attestedAt: null, attestedBy: null, printedAt: null, printedBy: null }),
  },
  attest: {
    refusal: (slip, attest) =>
      untouched(slip) ??
      (attest === 'none' ? 'Företaget attesterar inte lönebesked.' : undefined) ??
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
    refusal: (slip, attest, isByOrder) =>
      untouched(slip) ?? (isByOrder ? undefined : paidAlone(slip)) ?? notFinal(slip, attest),
    set: (paidBy, paidAt) => ({ paidAt, paidBy }),
  },
  publish: {
    refusal: (slip, attest) =>
      (slip.reversedAt ? reversed : undefined) ??
      (slip.publishedAt ? 'Lönebeskedet är redan publicerat.' : undefined) ??
      notFinal(slip, attest),
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
  /** The payment order that pays them has been paid. */
  readonly isByOrder?: boolean
}

/**
 * Marks payslips of a period, one by one: a refused one leaves the others.
 *
 * @throws Refusal salaryPeriodMissing, salaryPeriodLocked
 */
export async function markPayslips(tx: Transaction, { action, period, items, login, now, isByOrder = false }: Batch) {
  await openPeriod(tx, period)
  const attest = await attestOf(tx)
  const { refusal, set } = marks[action]
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
    const message = !slip ? missing : slip.version !== Version ? outdated : refusal(slip, attest, isByOrder)
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
      .set({ ...set(login, now), version: sql`${version} + 1` })
      .where(amongKeys(payslip, keys))
  const result = { marked: keys.map(({ employmentNumber: person }) => person), keys, errors }
  return result satisfies MarkedPayslips
}
